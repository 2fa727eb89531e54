extension Knowledge {
    /// Initialisms and what they stand for. Those that the answer line's own words spell are known
    /// without an entry.
    static let initials = """
        national aeronautics and space administration, nasa
        north atlantic treaty organization, nato
        federal bureau of investigation, fbi
        central intelligence agency, cia
        national security agency, nsa
        drug enforcement administration, dea
        internal revenue service, irs
        environmental protection agency, epa
        food and drug administration, fda
        federal aviation administration, faa
        supreme court of the united states, scotus
        president of the united states, potus
        united nations, un
        world health organization, who
        world trade organization, wto
        international monetary fund, imf
        united nations educational scientific and cultural organization, unesco
        united nations childrens fund, unicef
        organization of the petroleum exporting countries, opec
        association of southeast asian nations, asean
        organization for economic cooperation and development, oecd
        european space agency, esa
        european central bank, ecb
        international criminal police organization, interpol
        international olympic committee, ioc
        international committee of the red cross, red cross, icrc
        world wildlife fund, wwf, world wide fund for nature
        british broadcasting corporation, bbc
        cable news network, cnn
        home box office, hbo
        music television, mtv
        entertainment and sports programming network, espn
        national public radio, npr
        national basketball association, nba
        national football league, nfl
        national hockey league, nhl
        major league baseball, mlb
        national collegiate athletic association, ncaa
        federation internationale de football association, fifa
        union of european football associations, uefa
        national association for the advancement of colored people, naacp
        american civil liberties union, aclu
        irish republican army, ira
        african national congress, anc
        palestine liberation organization, plo
        secret intelligence service, mi6
        security service, mi5
        special air service, sas
        royal air force, raf
        schutzstaffel, ss
        peoples liberation army, pla
        komitet gosudarstvennoy bezopasnosti, kgb, committee for state security
        massachusetts institute of technology, mit
        university of california los angeles, ucla
        university of southern california, usc
        california institute of technology, caltech
        international business machines, ibm
        bayerische motoren werke, bmw, bavarian motor works
        general motors, gm
        general electric, ge
        kentucky fried chicken, kfc
        american telephone and telegraph, att, at&t
        hewlett packard, hp
        european organization for nuclear research, cern
        large hadron collider, lhc
        gross domestic product, gdp
        gross national product, gnp
        consumer price index, cpi
        chief executive officer, ceo
        initial public offering, ipo
        value added tax, vat
        intelligence quotient, iq
        unidentified flying object, ufo
        extraterrestrial, et, extra terrestrial
        automated teller machine, atm, cash machine, cash dispenser
        personal identification number, pin
        compact disc, cd
        digital versatile disc, dvd
        personal computer, pc
        universal serial bus, usb
        uniform resource locator, url
        global positioning system, gps
        portable document format, pdf
        closed circuit television, cctv
        scholastic aptitude test, sat
        bachelor of arts, ba
        doctor of philosophy, phd
        sport utility vehicle, suv
        very important person, vip
        do it yourself, diy
        sos, save our souls
        rest in peace, rip
        radio detection and ranging, radar
        sound navigation and ranging, sonar
        light amplification by stimulated emission of radiation, laser
        self contained underwater breathing apparatus, scuba
        improvised explosive device, ied
        intercontinental ballistic missile, icbm
        weapons of mass destruction, wmd
        prisoner of war, pow
        missing in action, mia
        absent without leave, awol
        strategic arms limitation talks > salt
        equal rights amendment > era
        mixed martial arts, mma
        ultimate fighting championship, ufc
        most valuable player, mvp
        earned run average > era
        orange juice, oj
        monosodium glutamate, msg
        genetically modified organism, gmo
        irritable bowel syndrome, ibs
        intensive care unit, icu
        emergency room, er
        body mass index, bmi
        in vitro fertilization, ivf
        new york stock exchange, nyse
        national association of securities dealers automated quotations, nasdaq
        massively multiplayer online role playing game, mmorpg
        frequently asked questions, faq
        grand theft auto, gta
        electric light orchestra, elo
        new kids on the block, nkotb
        united nations high commissioner for refugees, unhcr
        international labor organization, ilo
        international atomic energy agency, iaea
        international court of justice, icj, world court
        international criminal court, icc
        organization of american states, oas
        north american free trade agreement, nafta
        world wrestling entertainment, wwe
        national association for stock car auto racing, nascar
        professional golfers association, pga
        womens tennis association, wta
        centers for disease control, cdc, centers for disease control and prevention
        federal communications commission, fcc
        securities and exchange commission, sec
        national oceanic and atmospheric administration, noaa
        department of homeland security, dhs
        transportation security administration, tsa
        new york police department, nypd, new york city police department
        los angeles police department, lapd
        special weapons and tactics, swat
        young mens christian association, ymca
        ku klux klan, kkk
        national rifle association, nra
        people for the ethical treatment of animals, peta
        british petroleum, bp
        deutsches institut fur normung, din
        greenwich mean time, gmt
        coordinated universal time, utc
        anno domini, ad
        ante meridiem, am
        post meridiem, pm
        national health service, nhs
        electroencephalogram, eeg
        severe acute respiratory syndrome, sars
        polymerase chain reaction, pcr
        chronic obstructive pulmonary disease, copd
        obsessive compulsive disorder, ocd
        sudden infant death syndrome, sids, cot death, crib death
        lysergic acid diethylamide, lsd
        tetrahydrocannabinol, thc
        polyvinyl chloride, pvc
        chlorofluorocarbon, cfc
        dichlorodiphenyltrichloroethane, ddt
        liquid crystal display, lcd
        cathode ray tube, crt
        hypertext transfer protocol, http
        file transfer protocol, ftp
        local area network, lan
        wide area network, wan
        virtual private network, vpn
        solid state drive, ssd
        application programming interface, api
        structured query language, sql
        graphics interchange format, gif
        joint photographic experts group, jpeg, jpg
        short message service, sms
        internet service provider, isp
        video home system, vhs
        computer generated imagery, cgi
        electronic mail, email
        laugh out loud, lol
        respondez s il vous plait, rsvp
        as soon as possible, asap
        also known as, aka
        royal society for the protection of birds, rspb
        revolutionary armed forces of colombia, farc
        sea air and land teams, navy seals, seals ? navy military force forces
        chief financial officer, cfo
        """
}
