extension Knowledge {
    /// People known by several names, and the full names of those of whom one thinks by their last.
    static let people = """
        mark twain, samuel clemens, samuel langhorne clemens, clemens
        george orwell, eric arthur blair, eric blair
        lewis carroll, charles dodgson, charles lutwidge dodgson
        george eliot, mary ann evans, marian evans
        george sand, amantine dupin, aurore dupin
        voltaire, francois marie arouet, arouet
        moliere, jean baptiste poquelin
        stendhal, marie henri beyle
        o henry, william sydney porter
        saki, h h munro, hector hugh munro
        currer bell, charlotte bronte
        ellis bell, emily bronte
        doctor seuss, theodor geisel, theodor seuss geisel
        pablo neruda > neruda
        agatha christie, mary westmacott
        stephen king, richard bachman
        j k rowling, joanne rowling, robert galbraith
        e l james, erika mitchell
        lemony snicket, daniel handler
        john le carre, david cornwell
        ayn rand, alisa rosenbaum
        c s lewis, clive staples lewis
        j r r tolkien, john ronald reuel tolkien
        h g wells, herbert george wells
        t s eliot, thomas stearns eliot
        d h lawrence, david herbert lawrence
        w b yeats, william butler yeats
        w h auden, wystan hugh auden
        a a milne, alan alexander milne
        j m barrie, james matthew barrie
        p g wodehouse, pelham grenville wodehouse
        j d salinger, jerome david salinger
        e e cummings, edward estlin cummings
        e b white, elwyn brooks white
        l frank baum, lyman frank baum
        p t barnum, phineas taylor barnum
        o j simpson, orenthal james simpson
        maxim gorky, alexei peshkov
        karen blixen, isak dinesen
        muhammad ali, cassius clay
        kareem abdul jabbar, lew alcindor
        pele, edson arantes do nascimento
        malcolm x, malcolm little
        john wayne, marion morrison
        marilyn monroe, norma jeane mortenson, norma jeane baker, norma jean
        judy garland, frances gumm
        cary grant, archibald leach
        freddie mercury, farrokh bulsara
        elton john, reginald dwight
        david bowie, david jones
        bob dylan, robert zimmerman
        ringo starr, richard starkey
        sting, gordon sumner
        bono, paul hewson
        eminem, marshall mathers, slim shady
        lady gaga, stefani germanotta
        john legend, john stephens
        jay z, shawn carter
        sean combs, puff daddy, p diddy, diddy
        snoop dogg, calvin broadus
        fifty cent, curtis jackson
        dwayne johnson, the rock
        hulk hogan, terry bollea
        whoopi goldberg, caryn johnson
        houdini, erik weisz, ehrich weiss
        billy the kid, william bonney, henry mccarty
        buffalo bill, william cody, william frederick cody
        calamity jane, martha jane cannary
        annie oakley, phoebe ann mosey
        butch cassidy, robert leroy parker
        che guevara, ernesto guevara
        lenin, vladimir ulyanov, vladimir ilyich ulyanov
        vladimir lenin, vladimir ulyanov
        stalin, ioseb jughashvili
        leon trotsky, lev bronstein
        ho chi minh, nguyen sinh cung
        pol pot, saloth sar
        tito, josip broz
        pope john paul ii, karol wojtyla
        pope francis, jorge mario bergoglio, jorge bergoglio
        pope benedict xvi, joseph ratzinger
        mother teresa, saint teresa of calcutta
        martin luther king, mlk, martin luther king junior
        john f kennedy, jfk, john fitzgerald kennedy, jack kennedy
        robert f kennedy, rfk, robert kennedy
        franklin d roosevelt, fdr, franklin delano roosevelt
        lyndon b johnson, lbj, lyndon baines johnson
        dwight d eisenhower > ike, ike eisenhower
        george w bush, dubya, george bush junior
        george h w bush, george bush senior
        mary queen of scots, mary stuart
        mary i, bloody mary, mary tudor
        queen elizabeth ii, elizabeth ii
        elizabeth i, virgin queen
        richard i, richard the lionheart, richard lionheart, coeur de lion
        edward i, longshanks, edward longshanks
        william the conqueror, william i, william the bastard
        louis xiv, sun king
        catherine the great, catherine ii
        peter the great, peter i
        ivan the terrible, ivan iv
        frederick the great, frederick ii
        alfred the great > king alfred
        alexander the great, alexander iii of macedon
        charlemagne, charles the great, karl der grosse
        frederick barbarossa, frederick i
        suleiman the magnificent, suleiman i
        napoleon bonaparte, napoleon, napoleon i, bonaparte
        napoleon iii, louis napoleon
        julius caesar, gaius julius caesar, caesar
        octavian, augustus, caesar augustus
        caligula, gaius caesar
        mark antony, marc antony, marcus antonius
        tutankhamun, king tut, tut
        ramesses ii, ramses the great, ramesses the great, ozymandias
        cleopatra, cleopatra vii
        genghis khan, temujin
        tamerlane, timur
        saladin, salah ad din
        avicenna, ibn sina
        averroes, ibn rushd
        confucius, kong qiu
        buddha, gautama buddha, siddhartha gautama, siddhartha
        jesus christ, jesus, christ, jesus of nazareth
        virgin mary, mother of jesus, blessed virgin mary
        saint peter, simon peter
        saint paul, paul of tarsus, saul of tarsus
        joan of arc, maid of orleans, jeanne d arc, saint joan
        leonardo da vinci > da vinci, leonardo
        michelangelo, michelangelo buonarroti
        raphael, raffaello sanzio, raphael sanzio ! turtle
        donatello, donato di niccolo ! turtle
        titian, tiziano vecellio
        tintoretto, jacopo robusti
        caravaggio, michelangelo merisi
        botticelli, sandro botticelli
        el greco, domenikos theotokopoulos
        rembrandt, rembrandt van rijn
        hieronymus bosch > bosch
        le corbusier, charles edouard jeanneret
        man ray, emmanuel radnitzky
        galileo galilei, galileo
        copernicus, nicolaus copernicus
        lord kelvin, william thomson
        alexandre dumas, alexandre dumas pere, alexandre dumas the elder
        winnie the pooh > pooh bear, pooh, winnie
        mario, super mario
        spongebob squarepants > spongebob
        mickey mouse > mickey
        hannibal, hannibal barca ! cannibal lecter film
        nostradamus, michel de nostredame
        mulan, fa mulan, hua mulan
        amaterasu, amaterasu omikami
        cicero, marcus tullius cicero
        virgil, publius vergilius maro
        ovid, publius ovidius naso
        nero, nero claudius caesar
        petrarch, francesco petrarca
        boccaccio, giovanni boccaccio
        bernini, gian lorenzo bernini
        brunelleschi, filippo brunelleschi
        canaletto, giovanni antonio canal
        giorgione, giorgio barbarelli
        veronese, paolo caliari
        descartes, rene descartes, renatus cartesius
        linnaeus, carl linnaeus, carl von linne
        paracelsus, theophrastus von hohenheim
        erasmus, desiderius erasmus
        twiggy, lesley hornby
        ada lovelace, ada byron, augusta ada king, augusta ada byron
        mary shelley, mary wollstonecraft godwin, mary godwin
        virginia woolf, virginia stephen
        eleanor roosevelt, anna eleanor roosevelt
        hillary clinton, hillary rodham, hillary rodham clinton
        marie curie, marie sklodowska curie, maria sklodowska curie, madame curie
        dante alighieri, dante
        marco polo > polo
        christopher columbus, cristoforo colombo, cristobal colon
        amerigo vespucci > amerigo
        john cabot, giovanni caboto
        montezuma, moctezuma, moctezuma ii, montezuma ii
        pocahontas, matoaka
        grace kelly, princess grace
        princess diana, diana spencer, princess of wales, lady diana, lady di
        prince charles, charles iii
        kate middleton, catherine middleton
        jackie kennedy, jacqueline kennedy, jackie onassis, jacqueline onassis, jackie o
        lady bird johnson, claudia johnson
        elvis presley > elvis
        madonna, madonna ciccone ! child virgin painting
        beyonce, beyonce knowles
        cher, cherilyn sarkisian
        prince, prince rogers nelson ? singer song musician album
        adele, adele adkins
        rihanna, robyn fenty
        shakira, shakira mebarak
        oprah winfrey > oprah
        ringo starr > ringo
        sherlock holmes > sherlock
        hermione granger > hermione
        frodo baggins > frodo
        bilbo baggins > bilbo
        ebenezer scrooge > ebenezer
        serena williams > serena
        lebron james > lebron
        shaquille o'neal > shaq
        usain bolt > usain
        saddam hussein > saddam
        fidel castro > fidel
        evita peron > evita
        beyonce knowles > beyonce
        kylie minogue > kylie
        britney spears > britney
        whitney houston > whitney
        aretha franklin > aretha
        nigella lawson > nigella
        ludwig van beethoven
        johann sebastian bach
        wolfgang amadeus mozart
        antonio vivaldi
        giuseppe verdi
        richard wagner
        joseph haydn, franz joseph haydn
        george frideric handel
        franz schubert
        robert schumann
        clara schumann
        johannes brahms
        franz liszt
        frederic chopin
        kate chopin
        pyotr ilyich tchaikovsky, peter tchaikovsky
        johann strauss
        richard strauss
        claude debussy
        igor stravinsky
        vincent van gogh
        claude monet
        edouard manet
        pablo picasso
        salvador dali
        henri matisse
        andy warhol
        edvard munch
        albert einstein
        isaac newton
        charles darwin
        louis pasteur
        alfred nobel
        sigmund freud
        karl marx
        michael faraday
        stephen hawking
        nikola tesla
        thomas edison, thomas alva edison
        alexander graham bell
        william shakespeare
        charles dickens
        jane austen
        leo tolstoy
        fyodor dostoevsky
        anton chekhov
        ernest hemingway
        oscar wilde
        rudyard kipling
        victor hugo
        jules verne
        franz kafka
        winston churchill
        adolf hitler
        benito mussolini
        charles de gaulle
        abraham lincoln
        barack obama
        michelle obama
        margaret thatcher
        angela merkel
        nelson mandela, madiba
        mahatma gandhi, mohandas gandhi, mohandas karamchand gandhi
        tiger woods > woods
        usain bolt
        cristiano ronaldo, cr7
        lionel messi, leo messi
        diego maradona
        babe ruth, george herman ruth
        odysseus, ulysses ! novel book joyce
        heracles, hercules
        jupiter, jove ? god king myth mythology
        cupid, amor
        athena, athene, pallas athena, pallas athene
        persephone, kore
        father christmas, santa claus, saint nicholas, santa, kris kringle
        grim reaper, death
        satan, lucifer, the devil, beelzebub
        zorro, diego de la vega, don diego de la vega
        godzilla, gojira
        mephistopheles, mephisto
        ganesha, ganesh, ganapati, vinayaka
        indiana jones > indy
        michael jackson > the king of pop
        elvis presley > the king of rock and roll
        aretha franklin > the queen of soul
        james brown > the godfather of soul
        bruce springsteen > the boss
        frank sinatra > ol blue eyes, old blue eyes
        louis armstrong > satchmo
        the beatles > the fab four
        abraham lincoln > honest abe
        margaret thatcher > the iron lady
        otto von bismarck > the iron chancellor
        william shakespeare > the bard, the bard of avon
        batman, bruce wayne
        superman, clark kent, man of steel, kal el
        spider man, peter parker
        iron man, tony stark
        hulk, incredible hulk, bruce banner
        captain america, steve rogers
        wonder woman, diana prince
        black widow, natasha romanoff ! spider
        wolverine, logan ? film hero marvel x men comic superhero
        darth vader, anakin skywalker
        lord voldemort, voldemort, tom riddle, he who must not be named
        strider, aragorn
        gollum, smeagol
        the artful dodger, jack dawkins
        james bond, 007
        herge, georges remi
        nellie bly, elizabeth cochran
        gabriela mistral, lucila godoy
        michael caine, maurice micklewhite
        woody allen, allan konigsberg
        kirk douglas, issur danielovitch
        rock hudson, roy scherer
        natalie portman, neta lee hershlag
        nicolas cage, nicolas coppola
        vin diesel, mark sinclair
        jamie foxx, eric bishop
        ben kingsley, krishna bhanji
        stevie wonder, stevland morris
        alice cooper, vincent furnier
        slash, saul hudson ? guitarist guns roses
        the edge, david evans ? guitarist u2
        katy perry, katheryn hudson
        bruno mars, peter hernandez
        the weeknd, abel tesfaye
        lana del rey, elizabeth grant
        kanye west, ye
        doctor dre, andre young
        ice cube, o shea jackson
        tupac shakur, 2pac
        the notorious big, biggie smalls, notorious big, christopher wallace
        magic johnson, earvin johnson
        mustafa kemal ataturk, ataturk, kemal ataturk, mustafa kemal
        el cid, rodrigo diaz de vivar
        pancho villa, francisco villa
        haile selassie, ras tafari
        sitting bull, tatanka iyotake
        mata hari, margaretha zelle
        blackbeard, edward teach
        john paul i, albino luciani
        john xxiii, angelo roncalli
        pius xii, eugenio pacelli
        vlad the impaler, vlad dracula, vlad tepes
        edward viii, duke of windsor
        ethelred the unready, aethelred the unready
        henry bolingbroke, henry iv ? england english king
        william of orange, william iii ? england english king
        louis philippe > citizen king
        maximilien robespierre > the incorruptible
        simon bolivar > the liberator
        florence nightingale > lady with the lamp
        arthur wellesley, duke of wellington
        erwin rommel > desert fox
        manfred von richthofen, red baron
        stonewall jackson, thomas jackson
        ray charles, ray charles robinson
        mark rothko, markus rothkowitz
        fats domino, antoine domino
        dizzy gillespie, john birks gillespie
        duke ellington, edward kennedy ellington
        judas iscariot > judas ? jesus betrayed betrayer apostle disciple
        sancho panza > sancho
        johann strauss ii, johann strauss the younger, johann strauss junior
        johann strauss i, johann strauss the elder, johann strauss senior
        """
}
