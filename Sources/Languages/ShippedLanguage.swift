/// The files of data/languages/en, written by Scripts/embed-languages; a test compares them.
enum ShippedLanguage {
    /// In order of their names.
    static let files: [(file: String, text: String)] = [
        (
            "around.txt",
            #"""
            # Phrases around an answer, one a line, in lower case without punctuation.

            [before]
            # Said before an answer and no part of it. The judge takes all of these away; what the ear listens for is below.
            what is
            what's
            what are
            what was
            what were
            who is
            who's
            who are
            who was
            who were
            where is
            where's
            when is
            when was
            is it
            is that
            was it
            is this
            are they
            it is
            it's
            it was
            that is
            that's
            that was
            this is
            they are
            they're
            he is
            he's
            she is
            she's
            there is
            i think
            i think it is
            i think it's
            i think that's
            i think that is
            i reckon
            i reckon it's
            we reckon
            we reckon it's
            i suppose
            i suppose it's
            we suppose
            i'd guess
            i would guess
            we'd guess
            i'm thinking
            we're thinking
            i'm guessing
            we're guessing
            i'm saying
            we're saying
            we'd say
            we'd go with
            we're going with
            i'd go for
            i'll go for
            we'd go for
            we'll go for
            sounds like
            feels like
            looks like
            gotta be
            got to be
            has to be
            must be
            that's gotta be
            that's got to be
            the answer must be
            the answer has to be
            is the answer
            pretty sure
            fairly sure
            quite sure
            a hundred percent
            hundred percent
            one hundred percent
            100 %
            easy
            that's easy
            too easy
            put down
            put
            a guess
            just a guess
            wild guess
            a wild guess
            complete guess
            total guess
            shot in the dark
            a shot in the dark
            no idea
            i have no idea
            i've no idea
            no clue
            not a clue
            i haven't a clue
            dunno
            got it
            ooh
            that one's
            can i say
            could i say
            can we say
            can we have
            can i have
            isn't that
            isn't it
            wasn't it
            wasn't that
            i believe
            i believe it is
            i believe it's
            i guess
            i guess it is
            i guess it's
            i would say
            i'd say
            i'll say
            i say
            i want to say
            i'm going to say
            i am going to say
            i'm gonna say
            i'll go with
            i will go with
            i'm going with
            i am going with
            i'm gonna go with
            i'm going to go with
            i would go with
            i'd go with
            let's go with
            let us go with
            let's say
            let me say
            the answer is
            my answer is
            the answer would be
            answer is
            my guess is
            my final answer is
            final answer
            that would be
            that'd be
            it would be
            it'd be
            would it be
            would that be
            could it be
            could that be
            it could be
            it might be
            it may be
            it must be
            it has to be
            that has to be
            it's got to be
            it's gotta be
            that must be
            might be
            maybe
            perhaps
            probably
            possibly
            obviously
            definitely
            certainly
            of course
            surely
            oh
            ah
            um
            uh
            er
            erm
            hmm
            hm
            mm
            uhm
            umm
            well
            so
            okay
            ok
            right
            yeah
            yes
            hey
            like
            you know
            let me think
            let me see
            let's see
            now
            alright
            all right
            just
            we think
            we think it's
            we think it is
            we say
            we'll say
            we'll go with
            we believe
            our answer is
            i'm pretty sure it's
            i'm pretty sure it is
            i'm sure it's
            i'm sure it is
            pretty sure it's
            i know
            i know it's
            i know this
            i know this one
            i got this
            oh i know
            called
            it's called
            it is called
            named
            known as
            it's the one called
            that one is
            this one is
            this one's
            the
            a
            an
            say
            not sure
            i'm not sure
            i am not sure
            not sure but
            i'm not sure but
            i am not sure but
            if i'm not mistaken
            why not
            i'll take
            i choose
            i pick
            i don't know
            i don't know but
            i dunno

            [after]
            # Said after an answer.
            please
            final answer
            that's my answer
            that is my answer
            is my answer
            is my final answer
            is the answer
            that's my final answer
            i think
            i believe
            i guess
            i suppose
            i would say
            i'd say
            maybe
            perhaps
            probably
            right
            i'm sure
            i'm pretty sure
            for sure
            definitely
            of course
            obviously
            um
            uh
            er
            hmm
            you know
            thank you
            thanks
            okay
            ok
            is it
            isn't it
            i'm guessing
            if i'm not mistaken
            if i remember correctly
            was it
            wasn't it
            or something
            or something like that
            or whatever
            or not
            i'm not sure
            not sure
            correct
            i reckon
            innit
            no doubt
            without a doubt
            i bet
            i'd guess
            i hope
            hopefully
            easy
            surely
            a hundred percent
            hundred percent
            one hundred percent
            100 %
            it is
            it was
            yeah
            yes
            sir
            alex
            there

            [fillers]
            # Sounds that mean nothing wherever they stand.
            um
            uh
            er
            erm
            hmm
            hm
            mm
            uhm
            umm
            ah
            eh

            [corrections]
            # Between an answer and the one that replaces it.
            no
            no wait
            wait
            wait no
            no no
            i mean
            no i mean
            wait i mean
            sorry
            no sorry
            sorry i mean
            sorry i meant
            i meant
            or rather
            rather
            actually
            no actually
            actually no
            scratch that
            make that
            no make that
            correction
            no it's
            no it is
            change that to
            let me change that to
            oops
            oh no
            no i meant
            i meant to say
            no that's wrong
            hold on

            [negating]
            # Before what is not the answer: "it's not Saturn".
            not
            it's not
            it is not
            it isn't
            that's not
            that is not
            that isn't
            it was not
            it wasn't
            never
            is not
            isn't
            was not
            wasn't
            are not
            aren't
            were not
            weren't
            can't be
            cannot be
            can not be
            it can't be
            it cannot be
            couldn't be
            could not be
            it couldn't be
            it won't be
            won't be
            i don't think it's
            i don't think it is
            i do not think it is
            i don't think that's
            i don't believe it's
            i doubt it's
            i doubt it is
            i doubt that it's
            doubt it's
            anything but
            rather than
            instead of
            i'm not saying
            i did not say
            i didn't say
            not saying

            [negating after]
            # After what is not the answer: "Saturn is not the answer".
            is not the answer
            isn't the answer
            is not my answer
            isn't my answer
            is not the right answer
            isn't the right answer
            is not the correct answer
            isn't the correct answer
            is not right
            isn't right
            is not correct
            isn't correct
            is not it
            is wrong
            is the wrong answer
            is incorrect
            is not what
            is not the one
            isn't the one
            can't be it
            cannot be it
            can't be right
            cannot be right
            can't be the answer
            cannot be the answer
            was not the answer
            wasn't the answer
            not the answer
            not my answer

            [not negating]
            # Have a negation and negate nothing.
            not sure
            not certain
            not positive
            not quite sure
            not too sure
            not so sure
            not mistaken
            not wrong
            not until
            not before
            not only
            not just
            not to be
            why not
            isn't that
            isn't it
            wasn't it
            wasn't that
            no doubt
            not a clue
            haven't a clue
            or not
            not entirely sure
            not a hundred percent sure
            not 100 % sure

            [resuming]
            # Where what is negated ends, because the player begins anew.
            but
            it's
            it is
            that's
            that is
            i think
            i believe
            i'd say
            i say
            i guess
            the answer is
            my answer is
            instead
            no
            maybe
            he's
            she's

            [joining]
            # Only join what is negated to what is meant.
            but
            rather
            instead
            no

            [adverbs]
            # May stand inside a negation: "is definitely not the answer".
            definitely
            certainly
            surely
            really
            actually
            obviously
            clearly
            probably
            absolutely
            just

            [giving up]
            # Give a question up.
            i don't know
            i do not know
            don't know
            dunno
            i dunno
            no idea
            i have no idea
            i've no idea
            i haven't a clue
            no clue
            not a clue
            not got a clue
            haven't got a clue
            no idea at all
            not the foggiest
            haven't the foggiest
            search me
            you've got me there
            i have no clue
            i give up
            give up
            not sure
            i'm not sure
            i am not sure
            beats me
            i can't remember
            i don't remember
            i forget
            i forgot
            pass
            unknown
            idk
            who knows
            nothing
            no answer

            [please]
            # At the end of a command, and no part of it.
            please

            [around a category]
            # Words around a category that is picked.
            i
            ill
            ll
            lets
            let's
            us
            take
            choose
            pick
            go
            with
            have
            want
            give
            me
            category
            please

            [heard before]
            # What the ear listens for before an answer: the most usual of the above. Every further way opens the
            # ear a little wider.
            i think
            i think it's
            i think it is
            i think that's
            it's
            it is
            is it
            that's
            what is
            who is
            the answer is
            my answer is
            i guess
            i'd say
            i believe it's
            i'll go with
            i'm going with
            maybe
            probably
            it must be
            let's say
            oh i know
            final answer
            well
            oh

            [heard negations]
            not
            it's not
            it is not
            it isn't
            that's not
            definitely not

            [heard fillers]
            uh
            um

            [heard after]
            please
            final answer
            i think
            i guess

            [heard negations after]
            is not the answer
            isn't the answer

            [heard between]
            # Between answers of which only one can be meant.
            or

            [heard alone]
            # Heard alone they are no answer yet.
            oh
            well

            [heard before a number]
            # Where a number is asked for.
            about
            around
            maybe
            i'd say
            i think
            i think it's
            it's

            [heard before a category]
            # Where a player picks from a board: "I'll take science for two hundred points".
            i'll take
            i'd like
            let's have
            let's take
            give me
            i want

            [heard before a value]
            for

            [heard after a value]
            points

            """#
        ),
        (
            "decoys.txt",
            #"""
            # Words that compete with every answer: speech that one of them fits better was hardly the answer.

            [frequent]
            # The thousand most frequent words of the en-us language model (its unigrams) that its dictionary knows,
            # most frequent first.
            the to i and a of you that in it is for but know was have they on like be not it's so with are one
            this he yeah just my we as what if do at or don't about i'm all think there would from two me people
            can your get out no that's said up more when an had right well hundred really has thousand will oh
            because how time them she been by some who their his were now then go good mean than going her see
            could much other you're five got three even too only want did him something very where here way
            which nine lot make say first years back any new our also over into ah i've they're year thing still
            four should work things those take us most didn't why these never twenty there's need after being
            can't okay little down kind point actually many day off come same six before last he's look sure
            eight money doing pretty around seven always guess life dollars long yes better probably every we're
            world does anything maybe school great find doesn't though made big feel through thirty cause game
            old put use different stuff ten home may might used am thought while best since man love own getting
            another fifty few bad give part percent live family i'll tell ever gonna again went someone help i'd
            keep everything try play hard done enough trying next end away its place far forty talk ninety both
            real says country kids times least person bit such million high exactly what's isn't told nothing
            friends believe let call having able show else watch ago job nice start once whole house government
            problem looking change children each without days found true saying between less week she's seen
            already wouldn't makes guy course care name second came sixty pay wasn't talking until making seems
            eighty thanks either idea seventy read yet definitely team working city mr wanted left remember huh
            fact night business months state number against called half public understand everyone whatever er
            almost run friend case took sometimes today must sorry god important wrong started heard haven't
            couple minutes hi set reason question system together car games women war hope states hey stop
            happened thank guys coming sort small won't fun hear york under let's quite during agree free wow
            buy close past food top anyone hours you've saw side news kinda myself cool mind thinking company
            deal whether comes happen interesting looks gets later taking young parents phone ask stay matter
            shit please we've united especially power health area american rather move open usually goes line
            fifteen sense using men wait story means couldn't however somebody fine leave become playing lost
            level water living full often t head funny yourself instead group college zero happy president easy
            ones others knew post month hit seem supposed age needs room experience v asked computer support
            turn outside issue 'em eat given movie likely hand aren't white possible face market everybody book
            wants weeks gone tried certain early police rest you'll future taken countries problems cost
            situation woman chance sounds information child twelve third anyway type mother girl fuck party
            players bring works check watching win worked basically black hour lives eleven middle worth hello
            husband added internet security based cut law son running control married soon body along paid
            season wife spend history fucking dog single learn behind example difficult front america themselves
            clear huge wanna shows obama order although per played price class death they've plan human jobs
            takes father local s south felt amount answer gave within music absolutely across schools we'll
            longer economy kill topic knows hold morning pick ok unless late pounds meet video office difference
            major town happens word hate companies needed known moment completely low large general mine enjoy
            killed national dead building involved wish totally died you'd walk air north education issues
            several political study certainly according places mom service fight community imagine hell billion
            crazy moved kid c heart short ready looked figure sit space cold ways lose sound students list baby
            gotta changed social drive street alone worse cannot reading light research turned perhaps reality
            they'll books hot current break spent amazing words sports energy lived simply boy process shot
            wonder california dad add obviously similar stand higher feeling personal iraq questions listen
            doctor university seeing risk strong average near decided relationship older die serious build
            daughter player online summer expect available awesome inside military media fire test fast save sex
            report hands private main oil financial n east minimum term u giving poor favorite who's expected
            finally program interest choice red continue movies send industry brother interested china common
            weird bought rate speak road attack itself sell door fall lol entire shouldn't due americans ahead
            allowed decision opinion west brought special economic anymore terms met nobody recently form
            forward worry de court starting view nearly telling position girls store attention consider football
            miss perfect site sent bill himself points waiting normal force easier trust sick damn film tax
            value series result worst fair act won vote action mm smoking stupid trade except born smoke anybody
            eighteen wage miles step return including changes evidence somewhere hurt members lots extra bank
            beautiful field share ground biggest moving asking picture total forget race edit safe fourteen
            watched plus ball card society uh became record mostly quality truth seriously super etc comment
            expensive create eyes paying simple global write d tough travel kept sign follow minute cat thirteen
            blood among fan lead meant data cases europe period increase trouble growing above sitting
            international calling putting offer weather british rules drink damage message size parts access
            personally technology glad seemed effect land families paper allow hospital english sixteen key
            quickly population willing opportunity happening art cancer date credit gotten sad depends reasons
            luck realize areas none project recent pass account beginning weight policy sleep role further
            provide sir gives weren't lower board compared particular numbers feet built focus cars piece drop
            round bush ended

            [random]
            # A thousand of all dictionary words: those whose SHA-256 is smallest.
            abbe abdicate abrasion accelerators accelerometers aceto ackles adelle adequate administratively
            admonishes adulterates age aggregates agonize ahmanson aickin ailerons airborne aisle alarice alas
            allee alley aloha alters amazing ameritech amherstdale amor anast anchored andujar angelique anita
            anitec apacs appalling apparatus appraiser appraising approximate aquanaut aramony aretta ariola ark
            armand aronowitz arrested artz asiaweek askers asylum atencio atlantis auber augmented automating
            avis awaiting axt ayon bachus backboards baio balloon balmer bamford barlage bartlow bassinger
            bateman batson baucus bawdy beached befuddled believable belize benavente berglund berliner bernita
            berthold bethke bevacqua bibeault bibliographic bippus birdies birkholz bisson bistline blackboard
            bloodiest bobolas boe bogged bolognesi bonker booking bookseller boop bophuthatswana borello
            borowiak boshers boxley boyan braatz bradley bram branda braselton braune braunwald brem briancon
            brig brinkly briscoe britannia broderson bromley broughton buil bullseye bunds buntyn buoying
            burkland butcher butman butros buts butzen bystanders cabby calcomp calvina camper canup cardiel
            caremark carithers cashed cashion castell cates catija cauthon cees celerity cellucci cellular
            celona cerio certainly channeling chaperoning characteristically charlet chatz chavez chesterfield
            chichauha chileans ciano cindy cisneros claar clamped classing clearances cloyd coasters coaxes
            collections collender colosi comatose compassionately compensating competitive comprehending
            compston computerized computrac congratulatory conjugal consciousness conservationist contrapunctual
            coplan coppernoll copus corken cornfeld cortina cosmic cotman couey covia craftsmanship creak
            creamiest cresting crihfield cristiano critchfield crochetiere crossings crusading cubbage cuing
            cullin cultivation cusimano dacosta dager daintily dairies danell danjube danley dawns dayhuff
            daylights dazs debacker deblanc deboy decedent deceit decommissioning decoster dedman defect
            deflating deflationary deflect defoor defrays dehaan deliberately delora delphax delucas demirag
            demodulates denigris depace depended deployments deputy derks designations devan diameter dickler
            diego digman dilation dilauro dildy dinatale disabuses disallowing discursive disharoon
            disinterested dismore disparate dissatisfied divider dorene dortch duisburg dwelt ebano econships
            edens edgewood effete eiseman elliot elongation embraceable emperors employments encarta enchanter
            endless energas engstrom entsminger eppes erk ermine estates euphemistic evacuated evacuation
            evander everetts evian excludes excursions exercises exothermic express eyeshadow fabricates fac
            facilitated fade faltering fantasyland fanucchi fasciano fatimah fattening feazel feebly feeler
            fergeson ferrara feudalism fiddler figaroa fiji fireproofing fisler fitz fitzgerald foreshadowed
            forness forthright frady fraiser fram frater fraum fritsch frustrating fullard fun funck furgason
            gal garinger garron gaubert geisen geltz gena gencor generality geralds gerrity giggles gillentine
            giller gilleran gilpatrick gilreath gimmick glamorized glenn glint goar goodlin goodstein gopro
            goulart governmentally grady gragert grandfathering griffon gronberg groshong grounder grumbled
            guion guynes gyroscopes habermann habitues hafeman haist hamman hammons handgun hanging happe
            haritos harmfulness harter harvill harwell hassey havener hawk haynie hazy headmaster heard hearers
            heffernan heiden heiskell henline henschel hesitates hetty hetzer hibbitts hightech hipp hislop
            hjerpe hobbs hoffpauir holtkamp honasan honeymooned hoofs houdek housed houseguest hovden hugs
            hummel hunks hurlbert hylsa hyponex idaho idette idly iezzi igloo imitate immobile impale impeccably
            impregnate impression improving incite income incontinence indifference inflammatory insel
            insemination instrumentalist intemperate intermarket ipads ironizes irrigated isolate ivanna jar
            jaycees jemimah jeopardize jergens jess jessie jobe joyce joynes juilliard kabral kanai kardos
            kassing kaszuba kawamura keeper kehrer kellis ker kersee kevex keye khlebnikov kidnappers
            kiesewetter kincaid kindig kinnaird kirkham kirschenmann kismet kneed kollek kora kort kratos
            krowitz kurian kuzara kyd labarge ladas laforge lagow lakeside landry langen langworth laparoscopic
            larsson laugher layoffs lazare leavening lebel leisure lemus lenehan lettish letup level levenstein
            libraries liddy lightning lilias lima lindsley lindvall lipschutz lipshutz lobbing lobos logout
            lollis lomax lopid lossing ludcke ludeke luerssen lugar lunetta lysne mabrey mackin mackowski
            madeleine madis magnetized magnetometers mail maile makhoul malfeasance malpractice manfra mannon
            manolis marcheschi marchi margolies mariam markups marshlands massacred masterpieces matrimonial
            matures matus mcculloch mcgeorge mcilvaine mcmahan mcmannis mcquarrie mease medgar mediating meiss
            mellons mervin methamphetamine meyo michaud micheletti michelle milbourne miler milliner milling
            millner minette minyard miroslav mirror mischarge modes moening mollo molock moly moncada moncus
            monitored monkey moreland moria mormons moschella mpg muffling mullaly muncey musante mustafa
            mustangs nabers napoli nardozzi natomas negotiations nemo neolithic nevada newcor newedge newlyn
            noblesse nodule noell nonalcoholic noticeably nucleonics nunnally nypd oaths oberst obfuscation
            oblong obsessive obstructive oddsmakers offlimits offshore olczak olick olmstead opportunists orela
            organist ornoff osh others outclass outpace overriding overshooting overworking ownership paddling
            padilla paeans paine painters palestinian pamphlet pan panagopoulos pandering pant papadakis papago
            pappadio parasite parkersburg parmley parris passengers patek patrons pawnees paychex peake pentiums
            peopled peregrines periscopes perkins perrotta petties pfeiff phillippe phobic pierrelouis pigan
            piggybacking pimco pinsky pitz pneumatic pointing poissant pompilio pooped pope porno portable porte
            porto posterior pothitos potshot pounders preconceive preserver printemps procaine proclivities
            profiteer proportionate pub puetz puming pumped pumpernickel puppies purim puttenbay quesnel queue
            quiet quintana quintero quiroga quotas rachal radecki radley raimond ralston ramat rambling rammer
            rancher randal reamy recission recluse recriminations redington reevaluate refcorp regardless
            regimens rehearse reisenauer renamed renewals rescheduling reset residing resignees respectfully
            respironics respondent retreads reusing reyman ridiculed rieber rion risse roam roberg rocking
            roediger rolin roommates rosenbaum rotting rounded rubert rubio ruchti ruled rupees russel rutted
            rykowski saatchi salaam sankyo santoro sarsfield sartori saucony saville savko scerbo schader
            schindel schone schoolfield schoon schwimmer scrambled seals seam sedgewick seduction seethe selbe
            selfridge semitropical serial serialize servo sestito sharrow sheared sheeps sheets shih shoaf shoes
            showbiz shreck shrikelike shrock shur sibil sickles sidley similar sisters slang slaydon sleeth
            slouching smethers smugglers smut sniffy snooping socal socci solitude songbook soothe southfield
            spa spacewalking sparaco sparkly spawning specthrie speeders spencer spittler sponaugle spoonfuls
            spotty stahmer starboard stared startling statins steamship steering steinbergen stiffness stoga
            stoop streitmatter sugimoto sulser superb surf swearingen sweetheart swordplay syndicats tallyho
            tannahill tatra teate teco temerous tenrecs teresita teriyaki terrorizes theaters thora thrillers
            ticketed tipple toed tokyu tone torn torumi towns trading trak travel traversing treadaway
            trepidation trojans truffles tryouts tumazos tuxedo tygar tynan unbeknown uncalled underwithheld
            unenlightened unfurled unimproved univation unkefer unknowable unmask unobtrusive unprofitability
            upgrading ursus utilitarian vajda vallegrande vanantwerp vanishing vanskike vantrease veal veil
            venalum verdes verla violin virginal viviano vogelstein voisin volatility voltage voth wallin
            warbled wardrop warmest weeding wegbreit werewolf westen weyers weyrauch whatsoever white wieder
            wielded wigmore wilhoite williamsburg wimmer winberry windchill witowski wittenauer wohlfarth
            wooding wooster work wynonna xilinx yakovlev yearick yin yoked zag zagged zahnow zarre zehr zendejas
            zheng zsa zucker

            [never told]
            # Compete like all others, but are not told to anybody who may have said another.
            damn fuck fucking hell porno sex shit smut stupid

            """#
        ),
        (
            "language.txt",
            #"""
            # What a language is called, and whose rules of spelling it has.

            [code]
            en

            [name]
            English

            [rules]
            # Endings, American and British spelling, names that everybody knows, years, units and times: the judge has
            # them for English only.
            english

            """#
        ),
        (
            "letters.txt",
            #"""
            # By which names choices are told apart.

            [letters]
            # In order: the word that is listened for, then how the letter's name is written, itself first: what recognizers
            # and people write who hear it. "a." and not "a", which is also the article: one vague sound that any breath could be.
            a. = a, ay, eh
            b = b, be, bee
            c = c, see, sea, cee
            d = d, dee
            e = e, ee
            f = f, ef, eff
            g = g, gee, jee
            h = h, aitch, haitch
            i = i, eye, aye
            j = j, jay
            k = k, kay
            l = l, el, ell
            m = m, em
            n = n, en
            o = o, oh
            p = p, pea, pee
            q = q, queue, cue
            r = r, are
            s = s, ess
            t = t, tea, tee
            u = u, you
            v = v, vee
            w = w, double u, double you
            x = x, ex
            y = y, why
            z = z, zee, zed

            [before a letter]
            answer
            option
            choice
            letter

            [before a number]
            answer
            number
            option
            choice

            [by place]
            # {} is the ordinal.
            the {} one
            the {}

            [last]
            the last one

            """#
        ),
        (
            "numbers.txt",
            #"""
            # Words of which numbers are put together, as English does it: the greater before the smaller, "three" before
            # "hundred". A number below 100 that is not said so has a line of its own. The first word of a line is said, the others are understood.

            [numbers]
            0 zero nought naught nil
            1 one
            2 two
            3 three
            4 four
            5 five
            6 six
            7 seven
            8 eight
            9 nine
            10 ten
            11 eleven
            12 twelve
            13 thirteen
            14 fourteen
            15 fifteen
            16 sixteen
            17 seventeen
            18 eighteen
            19 nineteen ninteen
            20 twenty
            30 thirty
            40 forty fourty
            50 fifty
            60 sixty
            70 seventy
            80 eighty
            90 ninety
            100 hundred hundreds
            1000 thousand thousands
            1000000 million millions mil
            1000000000 billion billions bn
            1000000000000 trillion trillions
            1000000000000000 quadrillion quadrillions

            [multipliers]
            # Multiply what stands before them, and are not said of themselves.
            12 dozen

            [ordinals]
            0 zeroth
            1 first
            2 second
            3 third
            4 fourth
            5 fifth
            6 sixth
            7 seventh
            8 eighth
            9 ninth
            10 tenth
            11 eleventh
            12 twelfth
            13 thirteenth
            14 fourteenth
            15 fifteenth
            16 sixteenth
            17 seventeenth
            18 eighteenth
            19 nineteenth
            20 twentieth
            30 thirtieth
            40 fortieth
            50 fiftieth
            60 sixtieth
            70 seventieth
            80 eightieth
            90 ninetieth
            100 hundredth
            1000 thousandth
            1000000 millionth
            1000000000 billionth
            1000000000000 trillionth
            1000000000000000 quadrillionth

            [denominators]
            3 thirds
            4 fourths
            5 fifths
            6 sixths
            7 sevenths
            8 eighths
            9 ninths
            10 tenths
            11 elevenths
            12 twelfths
            13 thirteenths
            14 fourteenths
            15 fifteenths
            16 sixteenths
            17 seventeenths
            18 eighteenths
            19 nineteenths

            [decades]
            # By the first year.
            20 twenties
            30 thirties
            40 forties
            50 fifties
            60 sixties
            70 seventies
            80 eighties
            90 nineties
            2000 noughties aughts

            [parts]
            0.5 half halves
            0.25 quarter quarters

            [zero between numbers]
            oh o

            [point]
            point

            [and]
            and

            [minus]
            minus negative

            """#
        ),
        (
            "sentences.txt",
            #"""
            # What screens say, written by Scripts/embed-languages. Another language has a line for each that it
            # translates: the English, " = ", and its own; {} is what is put in, {1} and {2} where the order is another.

            (Return: now; “challenge”, “pause”)
            (needs {})
            (whoever has this link rules)
            , as nobody picked.
            , it is
            , now {}
            , or choose with the arrow keys.
            , or rather “{}”
            , the last.
            , they are
            , {} in a row at best
            , {} of {} right
            : say a category and a value, like “{}”
            : type a category and a value, like “{}”
            A category that is left is wanted: {}.
            A challenge is decided at the keys: y or n.
            A host rules: players press their keys, the host accepts or refuses.
            A wager is wanted: points, “half” or “all”.
            Accepted after a challenge.
            Also say: repeat, hint, skip, score, pause, quit.
            As many as you can before the time is up; say “skip” to pass.
            At most {}.
            Board
            Bonus {}/{}
            Can you be more specific?
            Challenge:
            Choice
            Correct
            Estimation
            Everybody has left.
            Everybody in this network can open the screen and join.
            Everybody says a number; the nearest scores.
            Everybody shouts, as often as they like; the first right one scores.
            Final
            First to press their key answers; a wrong answer frees the others.
            Given up
            Hint:
            Host:
            Host: a accepts it, x refuses it.
            Host: a accepts, x refuses, u takes back, b goes back, v tells the answer, space holds the clock, + gives points, t types a line.
            Keys: r repeat, h hint, s skip, c challenge, p score, space pause, q quit, m microphone off and on, t to type an answer, ? these keys.
            Lightning
            List
            Listening.
            Name as many as are asked for; each counts once.
            No
            No answer
            No answer was heard; {}
            No clock; again until it is right.
            No further hint: it would be the answer.
            No wager is wanted now.
            Nobody answered in time.
            Nobody here is called “{}”.
            Nobody new: {}.
            Nobody said whose answer it was.
            Normal
            Not played
            Not understood
            Nothing is left of {}.
            Nothing was added in time.
            Now it is for
            Of {} there are {}.
            One of the choices is right.
            One player, one answer a question.
            One question for what you wager on it before you see it.
            Only noise
            Only noise so far.
            Only this machine can open them; --lan lets phones in.
            Paused.
            Paused: the microphone is gone.
            Phones:
            Pick
            Pick a category and a value: “science for two hundred”.
            Players take turns; each has a question alone.
            Players’ keys{}.
            Please say yes or no.
            Press your key first{}.
            Questions are read aloud; {}
            Questions one after another.
            Return goes on.
            Return picks it
            Round {}/{}
            Say the answer, or: {}.
            Say the answer. The microphone is “{}”.
            Say “resume” or press the space bar.
            Say “resume”.
            Screen:
            See: {}
            Skipped
            Something else was heard. If that was the answer, say it again.
            Stop the game? Yes or no?
            Taken back.
            Talk, but no answer in it.
            Teams take turns; what one does not know goes to the next.
            That is right.
            That is the very number.
            That was not clear. Please say it again; nothing is lost.
            The answer came after the time.
            The answer could not be made out, so nothing was counted.
            The answer is a number.
            The answer is {}.
            The answers are recordings, heard live.
            The end
            The game cannot be kept yet.
            The game goes on when it is back.
            The game goes on.
            The game is not paused.
            The game is paused; “resume” goes on.
            The game stood still:
            The game was stopped
            The host accepted it.
            The host has the word.
            The host holds the clock.
            The host refused it.
            The host told the answer.
            The judge {}. {}{}
            The microphone is off; m and Return to talk.
            The microphone is still gone.
            The mode “{}” is for one player.
            The next right one is {}’s.
            The player stopped the game.
            The question is about {}.
            The question was given up.
            The question was given up; {}
            The question was skipped.
            The time is over
            The verdict stands.
            The wager is set.
            Then let us go on.
            There is no answer here to rule on.
            There is no choice {}.
            There is no hint here.
            There is no refused answer to challenge.
            There is nothing to take back.
            There was noise, but no answer.
            There was talk, but no answer in it.
            Those who share the first place, until one is ahead.
            Tie-break
            Told by the host
            Too late
            Type the answer, or: repeat, hint, skip, score, pause, challenge, quit.
            Type the answer, or: {}.
            Type “resume”.
            Wager
            Waiting for players; Return begins.
            Was that “{}”? Please say it again.
            What else is it called?
            Which one?
            Who comes or goes: /join NAME, /leave NAME.
            Whose answer was it? Press a player's key.
            Whose was it? The player's key and Return.
            Whose was it{}?
            Wrong
            Yes or no?
            Your key and Return to answer.
            a accepts, x refuses
            a accepts, x refuses, t types an answer
            a player’s key stops the reading, a voice does not.
            after {}
            an answer
            and
            arrows choose; t types a category and a value
            confidence {}{}
            easy
            for all
            for {} alone
            get ready (Return: now)
            hard
            has the floor.
            it is
            letters
            listening …
            matched “{}”
            medium
            microphone off (m to talk)
            next question in a moment
            or
            paused
            press your key
            question {}
            repeat, hint, skip, I don't know, score, pause, challenge, quit
            right answers began after {} on average, the fastest after {}
            should what you said count for “{}”? Yes or no?
            should “{}” count for “{}”? Yes or no?
            the answer is “{}”.
            the microphone opens when the reading has ended.
            the right answer began after {}
            up to {}.
            waiting for players; Return begins
            whose was it?
            with bonuses
            would let it count
            would refuse it
            yes or no?
            {} answers are wanted, one at a time.
            {} away.
            {} came before a long pause and counts alone; {}
            {} chooses {}.
            {} chooses {}; {}
            {} counts as {}.
            {} does not add what was asked for; {}
            {} for speed
            {} for the row
            {} for {}
            {} gives more than one answer; only one counts.
            {} gives more than one answer; {}
            {} has answered.
            {} has everything required of {}.
            {} has left.
            {} is a form of {}.
            {} is another name for {} ({}).
            {} is another name for {}.
            {} is another number; {}
            {} is close enough to {}.
            {} is enough for {}.
            {} is expressly not accepted; {}
            {} is not the answer; {}
            {} is on the right track, but not enough.
            {} is part of the answer, but not enough.
            {} is right.
            {} is set.
            {} is short for {}.
            {} is something other than {}.
            {} is too short to tell; {}
            {} is {} with a small mistake.
            {} is {} written another way.
            {} leaves out something required; {}
            {} of {} were named.
            {} of {}:
            {} only repeats the question; {}
            {} plays from now on.
            {} point
            {} points
            {} question
            {} questions
            {} round
            {} rounds
            {} says what the answer is not; {}
            {} says {} and more that fits.
            {} says {}; the rest is understood.
            {} second
            {} seconds
            {} seconds left.
            {} sounds like {}.
            {}, pick
            {}, wager
            {}’ time is over.
            {}’ turn
            {}’s time is over.
            {}’s turn
            · {} in a row
            “{}” is not enough.
            “{}” is not the answer.
            “{}” is right.
            “{}” or “{}”? Please say its number, or type its letter.
            “{}” says what it is not. What is it?
            “{}” was named already.
            − {} for hints
            ♪ reading the question
            ✔ Correct
            ✔ Nearest
            ✘ Not the nearest
            ✘ Wrong

            """#
        ),
        (
            "words.txt",
            #"""
            # Words by what they are to an answer. A section holds words, as many a line as one likes.

            [articles]
            # May be missing or added anywhere.
            the a an

            [function words]
            # Small words: may be missing or added.
            of and in on at to for from by with as is was were are be that this its his her their de la le les
            el los las du des di da do dos del della van von der den het al und y et e ibn bin n

            [prepositions]
            # What follows one belongs to what stands before it.
            of in on at from for by with near during under to about de du des von van di da del

            [conjunctions]
            # Join several things.
            n or and & plus und y et

            [months]
            january february march april may june july august september october november december jan feb mar
            apr jun jul aug sep sept oct nov dec

            [titles]
            # Stand before a person's name and may be missing.
            mr mrs ms miss mister dr doctor prof professor sir dame lord lady king queen prince princess emperor
            empress president general colonel captain major lieutenant sergeant admiral saint st pope count duke
            baron earl reverend rev senator governor justice judge chief rabbi sheikh sultan tsar czar kaiser
            mahatma marshal field commander father mother sister brother madame madam monsieur herr frau signor
            cardinal archbishop bishop archduke duchess countess viscount marquis sheriff inspector detective
            gov sen gen col capt sgt lt

            [kinds]
            # Kinds of things that go without saying beside a name: the river, the battle.
            river lake mount mountain mountains sea ocean city town island islands county state country republic
            kingdom empire province prefecture district war battle siege revolution treaty act law theorem
            effect disease syndrome university college school company corporation corp inc ltd co band group
            movie film show book novel song album play poem magazine newspaper street avenue road bridge tower
            building park desert bay gulf strait canyon valley day planet star constellation element language
            dynasty tribe people church cathedral temple palace castle airport station stadium museum team club
            fc family award prize cup opera symphony bird fish dog cat tree flower fruit

            [remarks]
            # Say what a name names and may stand beside it, but not be left out.
            affair scandal style font typeface riot riots massacre incident crisis disaster gas metal mineral
            color colour bone muscle nerve gland artery vein

            [units]
            # Units of measure and money.
            meter meters metre metres kilometer kilometers kilometre kilometres mile miles foot feet inch inches
            yard yards centimeter centimeters centimetre centimetres millimeter millimeters gram grams kilogram
            kilograms kilo kilos pound pounds ton tons tonne tonnes ounce ounces liter liters litre litres
            gallon gallons second seconds minute minutes hour hours day days week weeks month months year years
            degree degrees percent dollar dollars euro euros cent cents yen people times
            point points milliliter milliliters millilitre millilitres

            [changers]
            # Make another thing of what follows: new, north, vice.
            new north south east west northern southern eastern western central upper lower inner outer greater
            lesser great old young non not anti un ex vice half quasi pseudo sub super ultra mega micro mini
            step grand pre post proto papua equatorial little big counter neo fake former without sans latin
            except

            [negations]
            # May say that something is not the answer.
            not isnt wasnt arent werent cant cannot couldnt wont dont didnt never doubt wrong incorrect anything
            rather instead

            [suffixes]
            # Stand after a person's name and may be missing.
            jr junior sr senior esq phd md

            [vague]
            # Make a number inexact.
            about around approximately roughly nearly almost circa early late mid exactly over under some
            between from until till since more than least most only just per each oclock

            [same word]
            # One group a line: the word first by which the others are known.
            minus negative
            doctor dr
            mister mr
            professor prof
            saint st sankt san santa sao sainte
            mount mt mountain
            fort ft
            junior jr
            senior sr
            reverend rev
            general gen
            colonel col
            captain capt
            sergeant sgt
            lieutenant lt
            governor gov
            senator sen
            versus vs v
            company co
            corporation corp
            incorporated inc
            limited ltd
            january jan
            february feb
            april apr
            august aug
            september sep sept
            october oct
            november nov
            december dec
            meter meters metre metres
            kilometer km kilometers kilometre kilometres
            centimeter cm centimeters centimetre centimetres
            millimeter mm millimeters millimetre millimetres
            foot feet
            inch inches
            mile miles
            kilogram kg kilograms kilo kilos
            gram grams
            pound lb lbs pounds
            ounce ounces
            dollar dollars buck bucks usd
            cent cents
            euro euros
            percent pct percentage
            degree degrees deg
            celsius centigrade
            square squared sq
            cubic cubed
            second seconds sec secs
            minute minutes min mins
            hour hours hr hrs
            year years yr yrs
            and & n
            woman women
            man men
            child children
            mouse mice
            goose geese
            tooth teeth
            wolf wolves
            knife knives
            wife wives
            leaf leaves
            life lives
            ox oxen
            cactus cacti
            fungus fungi
            nucleus nuclei
            bacterium bacteria
            phenomenon phenomena
            datum data
            crisis crises
            axis axes
            index indices
            matrix matrices
            vertex vertices
            ovum ova
            larva larvae
            alga algae
            vertebra vertebrae
            nebula nebulae
            supernova supernovae
            thesis theses
            hypothesis hypotheses
            analysis analyses
            oasis oases
            radius radii
            stimulus stimuli
            abraham abe
            william bill billy
            robert bob bobby
            theodore teddy
            edward eddie
            james jim jimmy
            thomas tom tommy
            richard dick
            charles charlie chuck
            michael mike
            joseph joe
            benjamin ben
            samuel sam
            daniel dan danny
            alexander alex
            anthony tony
            elizabeth liz
            margaret maggie
            katherine kate
            andrew andy
            ronald ron ronnie
            frederick fred
            lawrence larry
            matthew matt
            nicholas nick
            peter pete
            philip phil
            stephen steve
            timothy tim
            vincent vince
            walter walt
            christopher chris
            kenneth ken
            leonard lenny
            okay ok
            bc bce
            grey gray
            theater theatre
            center centre
            aluminum aluminium
            sulfur sulphur
            airplane aeroplane plane
            donut doughnut
            tire tyre
            jail gaol
            pajamas pyjamas
            mustache moustache
            soy soya
            jewelry jewellery
            mom mum mother mommy mummy mama mamma
            dad father daddy papa
            grandmother grandma granny nana gran
            grandfather grandpa granddad grandad
            television tv telly
            telephone phone
            bicycle bike
            photograph photo photos photographs
            hippopotamus hippo
            guacamole guac
            mayonnaise mayo
            saxophone sax
            limousine limo
            examination exam
            condominium condo
            alligator gator
            barbecue bbq barbeque
            rhinoceros rhino
            influenza flu
            gymnasium gym
            refrigerator fridge
            mathematics math maths
            laboratory lab
            advertisement ad advert
            chimpanzee chimp
            automobile car auto
            solomon sulayman suleiman suleyman sulaiman shlomo
            muhammad mohammed mohamed mohammad muhammed mohamad mahomet mehmed mehmet
            moses musa moshe
            abraham ibrahim avraham
            joseph yusuf yosef josef
            david dawud daoud
            jesus isa yeshua
            mary maryam miriam
            jacob yaqub yakov
            john yahya johann johannes
            saladin salahuddin
            avicenna sina
            averroes rushd
            confucius kongzi kongfuzi
            mencius mengzi
            laozi laotzu laotse
            czechia czech

            """#
        ),
    ]
}
