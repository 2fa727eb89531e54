extension Knowledge {
    /// Things with one name here and another there.
    static let words = """
        mcdonald's > mickey d's, maccas, mcdo
        manchester united > man u, man utd, the red devils, mufc
        manchester city > man city
        tottenham hotspur > spurs, tottenham
        west ham united > west ham, the hammers
        newcastle united > newcastle, the magpies
        leeds united > leeds
        wolverhampton wanderers > wolves, wolverhampton
        brighton and hove albion > brighton
        sheffield wednesday > the owls
        fc barcelona > barcelona, barca
        real madrid cf > real madrid, real
        paris saint germain > psg
        bayern munich > fc bayern, bayern, fc bayern munich, bayern munchen
        borussia dortmund > dortmund, bvb
        inter milan > inter, internazionale
        juventus > juve
        new york yankees > yanks
        dallas cowboys > cowboys
        the rolling stones > the stones
        northwest > nw
        north west > nw
        northeast > ne
        north east > ne
        southwest > sw
        south west > sw
        southeast > se
        south east > se
        formula 1, f1
        monday > mon
        tuesday > tue, tues
        wednesday > wed, weds
        thursday > thu, thur, thurs
        friday > fri
        saturday > sat
        sunday > sun
        association football, soccer, football ! american super bowl nfl touchdown quarterback
        american football, gridiron, football ? super bowl nfl touchdown quarterback
        table tennis, ping pong
        draughts, checkers
        noughts and crosses, tic tac toe
        movie, film, motion picture
        elevator, lift
        apartment, flat ? live home building rent
        sidewalk, pavement ? street walk pedestrian
        truck, lorry
        gasoline, petrol, gas ? car fuel engine
        trunk, boot ? car
        hood, bonnet ? car
        windshield, windscreen
        flashlight, torch ? battery light
        diaper, nappy
        pacifier, dummy ? baby
        stroller, pushchair, buggy, pram ? baby child
        vacation, holiday
        vacuum cleaner, hoover, vacuum
        garbage, rubbish, trash
        faucet, tap ? water
        subway, underground, metro, tube ? train railway city
        railroad, railway
        traffic circle, roundabout
        traffic light, stoplight
        eggplant, aubergine
        zucchini, courgette
        cilantro, coriander
        arugula, rocket ? salad leaf
        chickpea, garbanzo, garbanzo bean
        rutabaga, swede ? vegetable root
        bell pepper, capsicum, sweet pepper
        scallion, spring onion, green onion
        corn, maize
        beet, beetroot
        french fries, fries, chips ? potato fried burger
        potato chips, crisps
        cookie, biscuit ? baked
        cotton candy, candy floss, candyfloss, fairy floss
        popsicle, ice lolly
        jello, jelly ? dessert gelatin
        shrimp, prawn
        ground beef, minced beef, mince
        powdered sugar, icing sugar, confectioners sugar
        sparkling water, carbonated water, soda water, fizzy water
        soft drink, soda, pop, fizzy drink ? drink
        carbonated, fizzy
        sneakers, trainers, tennis shoes ? shoes feet
        suspenders, braces ? trousers pants
        sweater, jumper, pullover ? wool wear knit
        pants, trousers
        bathing suit, swimsuit, swimming costume
        zipper, zip
        policeman, police officer, cop
        fireman, firefighter, fire fighter
        mailman, postman, mail carrier, letter carrier
        lawyer, attorney
        undertaker, mortician
        veterinarian, vet, animal doctor
        pharmacist, chemist, druggist ? drugs medicine prescriptions shop
        fall, autumn ? season
        christmas, xmas
        halloween, all hallows eve
        new years eve | new years day
        fourth of july, independence day, july 4th
        mardi gras, shrove tuesday, fat tuesday, pancake day
        passover, pesach
        trigonometry, trig
        merry go round, carousel
        seesaw, teeter totter
        roller coaster, big dipper ? ride park
        ferris wheel, big wheel ? fair ride
        jigsaw puzzle, jigsaw
        rubiks cube, magic cube
        playing cards, deck of cards
        rook, castle ? chess
        knight, horse ? chess
        violin, fiddle
        mouth organ, harmonica
        double bass, contrabass, upright bass
        english horn, cor anglais
        piano, pianoforte
        musical, broadway musical
        skyscraper, high rise
        dawn, daybreak, sunrise
        dusk, nightfall, sunset, twilight
        summer solstice, longest day

        zero, nothing ? score football
        zero, love ? tennis
        gross, 144
        boxer shorts, boxers ? underwear
        ping pong ball, table tennis ball
        umbrella, brolly
        wrench, spanner
        thumbtack, drawing pin
        eraser, rubber ? pencil
        adhesive bandage, band aid, sticking plaster, plaster ? cut wound skin
        cell phone, mobile phone, cellphone, mobile, cellular phone
        hash, pound sign, hashtag, octothorpe ? symbol sign character key
        ampersand, and sign
        exclamation mark, exclamation point
        full stop, period ? punctuation sentence
        parentheses, round brackets, brackets
        at sign, at symbol
        zed, zee ? letter alphabet

        capital punishment, death penalty
        vice president, vp
        prime minister, pm
        member of parliament, mp
        democratic party, democrats
        republican party, republicans, gop, grand old party
        labour party, labour
        conservative party, conservatives, tories
        roman catholic church, catholic church, roman catholicism, catholicism
        church of jesus christ of latter day saints, mormon church, mormons, mormonism
        church of england, anglican church
        society of friends, quakers, religious society of friends
        jehovahs witnesses, watch tower society
        shiites, shia muslims, shia
        sunnis, sunni muslims, sunni
        islam, muslim, muslim religion, islamic, mohammedanism ? religion faith
        judaism, jewish, jewish religion, jewish faith ? religion faith
        christianity, christian, christian religion ? religion faith
        hinduism, hindu, hindu religion ? religion faith
        buddhism, buddhist, buddhist religion ? religion faith
        sikhism, sikh, sikh religion ? religion faith
        taoism, daoism, taoist ? religion faith
        shinto, shintoism, shintoist ? religion faith
        zoroastrianism, zoroastrian, parsiism ? religion faith
        mandarin, mandarin chinese, putonghua, standard chinese ? language languages speakers
        swahili, kiswahili
        persian, farsi ? language
        welsh, cymraeg ? language
        irish, irish gaelic, gaeilge ? language
        maori, te reo, te reo maori ? language
        basque, euskara ? language
        hebrew, ivrit ? language
        finnish, suomi ? language
        midnight, 12 am, twelve at night, twelve oclock at night, 12 midnight
        noon, midday, 12 pm, twelve noon
        volkswagen, vw, vee dub
        mercedes benz, mercedes, merc
        chevrolet, chevy
        coca cola, coke
        harley davidson > harley
        boeing 707 > 707
        boeing 737 > 737
        boeing 747 > 747
        boeing 777 > 777
        boeing 787 > 787, dreamliner
        airbus a320 > a320
        airbus a380 > a380
        ford model t > model t, tin lizzie
        spitfire, supermarine spitfire ? plane aircraft fighter airplane
        hurricane, hawker hurricane ? plane aircraft fighter airplane
        """
}
