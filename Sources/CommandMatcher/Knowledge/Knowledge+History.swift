extension Knowledge {
    /// Wars, battles, periods, documents and treaties.
    static let history = """
        world war 1, ww1, first world war, great war, wwi
        world war 2, ww2, second world war, wwii
        american civil war, us civil war, war between the states, civil war ! spanish english roman russian spain england
        american revolution, american revolutionary war, revolutionary war, american war of independence
        french and indian war > french indian war
        vietnam war, second indochina war, american war in vietnam
        second boer war, south african war, anglo boer war
        second punic war, hannibalic war
        hannibalic war, hannibals war
        six day war, june war
        yom kippur war, ramadan war, october war
        falklands war, falklands conflict, malvinas war
        gulf war, first gulf war, operation desert storm, desert storm
        iraq war, second gulf war
        wars of the roses, war of the roses
        indian rebellion of 1857, indian mutiny, sepoy mutiny, sepoy rebellion
        boxer rebellion, boxer uprising
        taiping rebellion, taiping civil war
        easter rising, easter rebellion
        october revolution, bolshevik revolution
        july revolution, french revolution of 1830
        glorious revolution, revolution of 1688
        cultural revolution, great proletarian cultural revolution
        great leap forward > leap forward
        the troubles, northern ireland conflict
        the holocaust, shoah
        great famine, irish potato famine, great hunger, potato famine
        black death, bubonic plague
        spanish flu, 1918 influenza pandemic
        great depression > the depression
        d day, normandy landings, operation overlord
        battle of the bulge, ardennes offensive
        battle of the little bighorn, custers last stand, little bighorn
        gunfight at the ok corral > ok corral
        pearl harbor, attack on pearl harbor
        september 11 attacks, 9/11, september 11
        peace of westphalia, treaty of westphalia
        magna carta, great charter
        domesday book, doomsday book
        united states constitution, us constitution, american constitution
        emancipation proclamation > emancipation
        manhattan project > manhattan
        middle ages, medieval period, medieval times
        dark ages, early middle ages
        protestant reformation > reformation
        counter reformation, catholic reformation
        third reich, nazi germany
        second reich, german empire
        meiji restoration > meiji
        tokugawa shogunate, edo shogunate
        qing dynasty, manchu dynasty
        1920s, roaring twenties ? decade
        1890s, gay nineties ? decade
        20th century, 1900s ? century
        19th century, 1800s ? century
        18th century, 1700s ? century
        17th century, 1600s ? century
        16th century, 1500s ? century
        15th century, 1400s ? century
        14th century, 1300s ? century
        13th century, 1200s ? century
        12th century, 1100s ? century
        boston tea party > tea party
        gunpowder plot > powder plot
        watergate, watergate scandal, watergate affair
        dutch east india company, voc, vereenigde oostindische compagnie, dutch east indies company
        east india company, british east india company
        east india company | dutch east india company
        black panther party > black panthers
        suffragettes, womens suffrage movement
        wall street crash of 1929 > wall street crash
        prohibition > prohibition era
        first battle of bull run, first battle of manassas, first manassas, first bull run
        second battle of bull run, second battle of manassas, second manassas, second bull run
        battle of antietam, battle of sharpsburg
        battle of shiloh, battle of pittsburg landing
        battle of leipzig, battle of the nations
        battle of austerlitz, battle of the three emperors
        battle of koniggratz, battle of sadowa
        battle of passchendaele, third battle of ypres
        battle of grunwald, first battle of tannenberg
        battle of jutland, battle of skagerrak
        franco prussian war, franco german war
        austro prussian war, seven weeks war
        irish war of independence, anglo irish war
        paraguayan war, war of the triple alliance
        winter war, russo finnish war
        kristallnacht, night of broken glass, crystal night
        night of the long knives, rohm putsch
        beer hall putsch, munich putsch
        nanjing massacre, rape of nanking, nanking massacre
        cuban missile crisis, october crisis
        french revolution of 1848, february revolution ? france french paris
        storming of the bastille, fall of the bastille
        golden horde, kipchak khanate
        yuan dynasty, mongol dynasty
        ve day, victory in europe day
        boxing day, saint stephens day
        guy fawkes night, bonfire night, guy fawkes day
        all saints day, all hallows day
        yom kippur, day of atonement
        rosh hashanah, jewish new year
        chinese new year, lunar new year, spring festival
        diwali, deepavali, festival of lights
        hanukkah, chanukah, festival of lights
        pentecost, whitsun, whitsunday
        epiphany, three kings day
        """
}
