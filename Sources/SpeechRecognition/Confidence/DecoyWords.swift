/// Words that compete with every answer: speech that one of them fits better was hardly the answer.
enum DecoyWords {
    /// The thousand most frequent words of the en-us language model (its unigrams) that its
    /// dictionary knows, most frequent first.
    static let frequent = words(
        """
        the to i and a of you that in it is for but know was have they on like be not it's so
        with are one this he yeah just my we as what if do at or don't about i'm all think there
        would from two me people can your get out no that's said up more when an had right well
        hundred really has thousand will oh because how time them she been by some who their his
        were now then go good mean than going her see could much other you're five got three
        even too only want did him something very where here way which nine lot make say first
        years back any new our also over into ah i've they're year thing still four should work
        things those take us most didn't why these never twenty there's need after being can't
        okay little down kind point actually many day off come same six before last he's look
        sure eight money doing pretty around seven always guess life dollars long yes better
        probably every we're world does anything maybe school great find doesn't though made big
        feel through thirty cause game old put use different stuff ten home may might used am
        thought while best since man love own getting another fifty few bad give part percent
        live family i'll tell ever gonna again went someone help i'd keep everything try play
        hard done enough trying next end away its place far forty talk ninety both real says
        country kids times least person bit such million high exactly what's isn't told nothing
        friends believe let call having able show else watch ago job nice start once whole house
        government problem looking change children each without days found true saying between
        less week she's seen already wouldn't makes guy course care name second came sixty pay
        wasn't talking until making seems eighty thanks either idea seventy read yet definitely
        team working city mr wanted left remember huh fact night business months state number
        against called half public understand everyone whatever er almost run friend case took
        sometimes today must sorry god important wrong started heard haven't couple minutes hi
        set reason question system together car games women war hope states hey stop happened
        thank guys coming sort small won't fun hear york under let's quite during agree free wow
        buy close past food top anyone hours you've saw side news kinda myself cool mind
        thinking company deal whether comes happen interesting looks gets later taking young
        parents phone ask stay matter shit please we've united especially power health area
        american rather move open usually goes line fifteen sense using men wait story means
        couldn't however somebody fine leave become playing lost level water living full often t
        head funny yourself instead group college zero happy president easy ones others knew
        post month hit seem supposed age needs room experience v asked computer support turn
        outside issue 'em eat given movie likely hand aren't white possible face market
        everybody book wants weeks gone tried certain early police rest you'll future taken
        countries problems cost situation woman chance sounds information child twelve third
        anyway type mother girl fuck party players bring works check watching win worked
        basically black hour lives eleven middle worth hello husband added internet security
        based cut law son running control married soon body along paid season wife spend history
        fucking dog single learn behind example difficult front america themselves clear huge
        wanna shows obama order although per played price class death they've plan human jobs
        takes father local s south felt amount answer gave within music absolutely across
        schools we'll longer economy kill topic knows hold morning pick ok unless late pounds
        meet video office difference major town happens word hate companies needed known moment
        completely low large general mine enjoy killed national dead building involved wish
        totally died you'd walk air north education issues several political study certainly
        according places mom service fight community imagine hell billion crazy moved kid c
        heart short ready looked figure sit space cold ways lose sound students list baby gotta
        changed social drive street alone worse cannot reading light research turned perhaps
        reality they'll books hot current break spent amazing words sports energy lived simply
        boy process shot wonder california dad add obviously similar stand higher feeling
        personal iraq questions listen doctor university seeing risk strong average near decided
        relationship older die serious build daughter player online summer expect available
        awesome inside military media fire test fast save sex report hands private main oil
        financial n east minimum term u giving poor favorite who's expected finally program
        interest choice red continue movies send industry brother interested china common weird
        bought rate speak road attack itself sell door fall lol entire shouldn't due americans
        ahead allowed decision opinion west brought special economic anymore terms met nobody
        recently form forward worry de court starting view nearly telling position girls store
        attention consider football miss perfect site sent bill himself points waiting normal
        force easier trust sick damn film tax value series result worst fair act won vote action
        mm smoking stupid trade except born smoke anybody eighteen wage miles step return
        including changes evidence somewhere hurt members lots extra bank beautiful field share
        ground biggest moving asking picture total forget race edit safe fourteen watched plus
        ball card society uh became record mostly quality truth seriously super etc comment
        expensive create eyes paying simple global write d tough travel kept sign follow minute
        cat thirteen blood among fan lead meant data cases europe period increase trouble
        growing above sitting international calling putting offer weather british rules drink
        damage message size parts access personally technology glad seemed effect land families
        paper allow hospital english sixteen key quickly population willing opportunity
        happening art cancer date credit gotten sad depends reasons luck realize areas none
        project recent pass account beginning weight policy sleep role further provide sir gives
        weren't lower board compared particular numbers feet built focus cars piece drop round
        bush ended
        """)

    /// A thousand of all dictionary words: those whose SHA-256 is smallest.
    static let random = words(
        """
        abbe abdicate abrasion accelerators accelerometers aceto ackles adelle adequate
        administratively admonishes adulterates age aggregates agonize ahmanson aickin ailerons
        airborne aisle alarice alas allee alley aloha alters amazing ameritech amherstdale amor
        anast anchored andujar angelique anita anitec apacs appalling apparatus appraiser
        appraising approximate aquanaut aramony aretta ariola ark armand aronowitz arrested artz
        asiaweek askers asylum atencio atlantis auber augmented automating avis awaiting axt
        ayon bachus backboards baio balloon balmer bamford barlage bartlow bassinger bateman
        batson baucus bawdy beached befuddled believable belize benavente berglund berliner
        bernita berthold bethke bevacqua bibeault bibliographic bippus birdies birkholz bisson
        bistline blackboard bloodiest bobolas boe bogged bolognesi bonker booking bookseller
        boop bophuthatswana borello borowiak boshers boxley boyan braatz bradley bram branda
        braselton braune braunwald brem briancon brig brinkly briscoe britannia broderson
        bromley broughton buil bullseye bunds buntyn buoying burkland butcher butman butros buts
        butzen bystanders cabby calcomp calvina camper canup cardiel caremark carithers cashed
        cashion castell cates catija cauthon cees celerity cellucci cellular celona cerio
        certainly channeling chaperoning characteristically charlet chatz chavez chesterfield
        chichauha chileans ciano cindy cisneros claar clamped classing clearances cloyd coasters
        coaxes collections collender colosi comatose compassionately compensating competitive
        comprehending compston computerized computrac congratulatory conjugal consciousness
        conservationist contrapunctual coplan coppernoll copus corken cornfeld cortina cosmic
        cotman couey covia craftsmanship creak creamiest cresting crihfield cristiano
        critchfield crochetiere crossings crusading cubbage cuing cullin cultivation cusimano
        dacosta dager daintily dairies danell danjube danley dawns dayhuff daylights dazs
        debacker deblanc deboy decedent deceit decommissioning decoster dedman defect deflating
        deflationary deflect defoor defrays dehaan deliberately delora delphax delucas demirag
        demodulates denigris depace depended deployments deputy derks designations devan
        diameter dickler diego digman dilation dilauro dildy dinatale disabuses disallowing
        discursive disharoon disinterested dismore disparate dissatisfied divider dorene dortch
        duisburg dwelt ebano econships edens edgewood effete eiseman elliot elongation
        embraceable emperors employments encarta enchanter endless energas engstrom entsminger
        eppes erk ermine estates euphemistic evacuated evacuation evander everetts evian
        excludes excursions exercises exothermic express eyeshadow fabricates fac facilitated
        fade faltering fantasyland fanucchi fasciano fatimah fattening feazel feebly feeler
        fergeson ferrara feudalism fiddler figaroa fiji fireproofing fisler fitz fitzgerald
        foreshadowed forness forthright frady fraiser fram frater fraum fritsch frustrating
        fullard fun funck furgason gal garinger garron gaubert geisen geltz gena gencor
        generality geralds gerrity giggles gillentine giller gilleran gilpatrick gilreath
        gimmick glamorized glenn glint goar goodlin goodstein gopro goulart governmentally grady
        gragert grandfathering griffon gronberg groshong grounder grumbled guion guynes
        gyroscopes habermann habitues hafeman haist hamman hammons handgun hanging happe haritos
        harmfulness harter harvill harwell hassey havener hawk haynie hazy headmaster heard
        hearers heffernan heiden heiskell henline henschel hesitates hetty hetzer hibbitts
        hightech hipp hislop hjerpe hobbs hoffpauir holtkamp honasan honeymooned hoofs houdek
        housed houseguest hovden hugs hummel hunks hurlbert hylsa hyponex idaho idette idly
        iezzi igloo imitate immobile impale impeccably impregnate impression improving incite
        income incontinence indifference inflammatory insel insemination instrumentalist
        intemperate intermarket ipads ironizes irrigated isolate ivanna jar jaycees jemimah
        jeopardize jergens jess jessie jobe joyce joynes juilliard kabral kanai kardos kassing
        kaszuba kawamura keeper kehrer kellis ker kersee kevex keye khlebnikov kidnappers
        kiesewetter kincaid kindig kinnaird kirkham kirschenmann kismet kneed kollek kora kort
        kratos krowitz kurian kuzara kyd labarge ladas laforge lagow lakeside landry langen
        langworth laparoscopic larsson laugher layoffs lazare leavening lebel leisure lemus
        lenehan lettish letup level levenstein libraries liddy lightning lilias lima lindsley
        lindvall lipschutz lipshutz lobbing lobos logout lollis lomax lopid lossing ludcke
        ludeke luerssen lugar lunetta lysne mabrey mackin mackowski madeleine madis magnetized
        magnetometers mail maile makhoul malfeasance malpractice manfra mannon manolis
        marcheschi marchi margolies mariam markups marshlands massacred masterpieces matrimonial
        matures matus mcculloch mcgeorge mcilvaine mcmahan mcmannis mcquarrie mease medgar
        mediating meiss mellons mervin methamphetamine meyo michaud micheletti michelle
        milbourne miler milliner milling millner minette minyard miroslav mirror mischarge modes
        moening mollo molock moly moncada moncus monitored monkey moreland moria mormons
        moschella mpg muffling mullaly muncey musante mustafa mustangs nabers napoli nardozzi
        natomas negotiations nemo neolithic nevada newcor newedge newlyn noblesse nodule noell
        nonalcoholic noticeably nucleonics nunnally nypd oaths oberst obfuscation oblong
        obsessive obstructive oddsmakers offlimits offshore olczak olick olmstead opportunists
        orela organist ornoff osh others outclass outpace overriding overshooting overworking
        ownership paddling padilla paeans paine painters palestinian pamphlet pan panagopoulos
        pandering pant papadakis papago pappadio parasite parkersburg parmley parris passengers
        patek patrons pawnees paychex peake pentiums peopled peregrines periscopes perkins
        perrotta petties pfeiff phillippe phobic pierrelouis pigan piggybacking pimco pinsky
        pitz pneumatic pointing poissant pompilio pooped pope porno portable porte porto
        posterior pothitos potshot pounders preconceive preserver printemps procaine
        proclivities profiteer proportionate pub puetz puming pumped pumpernickel puppies purim
        puttenbay quesnel queue quiet quintana quintero quiroga quotas rachal radecki radley
        raimond ralston ramat rambling rammer rancher randal reamy recission recluse
        recriminations redington reevaluate refcorp regardless regimens rehearse reisenauer
        renamed renewals rescheduling reset residing resignees respectfully respironics
        respondent retreads reusing reyman ridiculed rieber rion risse roam roberg rocking
        roediger rolin roommates rosenbaum rotting rounded rubert rubio ruchti ruled rupees
        russel rutted rykowski saatchi salaam sankyo santoro sarsfield sartori saucony saville
        savko scerbo schader schindel schone schoolfield schoon schwimmer scrambled seals seam
        sedgewick seduction seethe selbe selfridge semitropical serial serialize servo sestito
        sharrow sheared sheeps sheets shih shoaf shoes showbiz shreck shrikelike shrock shur
        sibil sickles sidley similar sisters slang slaydon sleeth slouching smethers smugglers
        smut sniffy snooping socal socci solitude songbook soothe southfield spa spacewalking
        sparaco sparkly spawning specthrie speeders spencer spittler sponaugle spoonfuls spotty
        stahmer starboard stared startling statins steamship steering steinbergen stiffness
        stoga stoop streitmatter sugimoto sulser superb surf swearingen sweetheart swordplay
        syndicats tallyho tannahill tatra teate teco temerous tenrecs teresita teriyaki
        terrorizes theaters thora thrillers ticketed tipple toed tokyu tone torn torumi towns
        trading trak travel traversing treadaway trepidation trojans truffles tryouts tumazos
        tuxedo tygar tynan unbeknown uncalled underwithheld unenlightened unfurled unimproved
        univation unkefer unknowable unmask unobtrusive unprofitability upgrading ursus
        utilitarian vajda vallegrande vanantwerp vanishing vanskike vantrease veal veil venalum
        verdes verla violin virginal viviano vogelstein voisin volatility voltage voth wallin
        warbled wardrop warmest weeding wegbreit werewolf westen weyers weyrauch whatsoever
        white wieder wielded wigmore wilhoite williamsburg wimmer winberry windchill witowski
        wittenauer wohlfarth wooding wooster work wynonna xilinx yakovlev yearick yin yoked zag
        zagged zahnow zarre zehr zendejas zheng zsa zucker
        """)

    /// Words that compete like all others, but are not told to anybody who may have said another.
    static let neverTold: Set = [
        "damn", "fuck", "fucking", "hell", "porno", "sex", "shit", "smut", "stupid",
    ]

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
