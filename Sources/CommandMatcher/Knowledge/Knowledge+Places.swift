extension Knowledge {
    /// Countries, cities and other places under each of their names, and neighbours in name.
    static let places = """
        eswatini, swaziland
        myanmar, burma
        sri lanka, ceylon
        thailand, siam
        iran, persia
        turkey, turkiye ! bird meat thanksgiving poultry
        netherlands, holland
        czech republic, czechia
        cambodia, kampuchea
        bangladesh, east pakistan
        zimbabwe, rhodesia, southern rhodesia
        zambia, northern rhodesia
        malawi, nyasaland
        botswana, bechuanaland
        lesotho, basutoland
        namibia, south west africa
        ghana, gold coast
        burkina faso, upper volta
        benin, dahomey
        ethiopia, abyssinia
        democratic republic of the congo, drc, dr congo, zaire, congo kinshasa
        republic of the congo, congo brazzaville
        republic of the congo | democratic republic of the congo | congo kinshasa
        cote d'ivoire, ivory coast
        cape verde, cabo verde
        east timor, timor leste
        north macedonia > macedonia
        vanuatu, new hebrides
        kiribati, gilbert islands
        tuvalu, ellice islands
        belize, british honduras
        guyana, british guiana
        suriname, dutch guiana
        taiwan, formosa, republic of china
        south korea, republic of korea
        north korea, democratic peoples republic of korea, dprk
        china, peoples republic of china, prc
        united states of america, united states, usa, us, america, the states
        united kingdom, uk, great britain, britain, united kingdom of great britain and northern ireland, great britain and northern ireland
        ireland, republic of ireland, eire
        soviet union, ussr, union of soviet socialist republics
        german democratic republic, gdr, east germany
        federal republic of germany, west germany
        united arab emirates, uae, emirates
        saudi arabia, ksa
        vatican city, holy see, vatican
        russia, russian federation
        bosnia and herzegovina > bosnia
        trinidad and tobago > trinidad
        antigua and barbuda > antigua
        saint kitts and nevis > saint kitts
        sao tome and principe > sao tome
        saint vincent and the grenadines > saint vincent
        istanbul, constantinople ! roman byzantine founded former
        mumbai, bombay
        kolkata, calcutta
        chennai, madras
        bengaluru, bangalore
        beijing, peking
        guangzhou, canton
        nanjing, nanking
        kyiv, kiev
        lviv, lvov, lemberg
        ho chi minh city, saigon
        saint petersburg, leningrad, petrograd
        volgograd, stalingrad
        yekaterinburg, sverdlovsk
        nizhny novgorod, gorky
        kaliningrad, konigsberg
        gdansk, danzig
        wroclaw, breslau
        szczecin, stettin
        bratislava, pressburg
        tallinn, reval
        oslo, christiania, kristiania
        jakarta, batavia
        tokyo, edo
        seoul, hanyang
        yangon, rangoon
        harare, salisbury
        maputo, lourenco marques
        kinshasa, leopoldville
        ankara, angora
        izmir, smyrna
        edirne, adrianople
        thessaloniki, salonica, salonika
        dubrovnik, ragusa
        ljubljana, laibach
        zagreb, agram
        aachen, aix la chapelle
        cologne, koln ? city
        rome, roma ! people film language
        vienna, wien
        prague, praha
        warsaw, warszawa
        moscow, moskva ! river
        venice, venezia
        naples, napoli
        milan, milano
        turin, torino
        genoa, genova
        copenhagen, kobenhavn
        athens, athina
        bucharest, bucuresti
        belgrade, beograd
        brussels, bruxelles
        geneva, geneve
        seville, sevilla
        havana, la habana
        nuremberg, nurnberg
        antwerp, antwerpen
        gothenburg, goteborg
        mexico city, ciudad de mexico
        crete, kriti
        tuscany, toscana
        bavaria, bayern
        lombardy, lombardia
        sicily, sicilia
        sardinia, sardegna
        munich, munchen
        the hague, den haag
        lisbon, lisboa
        florence, firenze ? city
        new york city, nyc, new york, big apple
        los angeles, la
        san francisco, frisco
        las vegas > vegas
        new orleans, nola
        washington dc, district of columbia
        washington dc | washington state
        washington, washington dc ? united usa america american president house congress monument potomac
        philadelphia, philly
        chicago, windy city
        salt lake city > salt lake
        pennsylvania, pa
        mount everest, everest, chomolungma, sagarmatha, qomolangma
        denali, mount mckinley
        k2, mount godwin austen
        uluru, ayers rock
        aoraki, mount cook, aoraki mount cook
        hawaii, sandwich islands
        tasmania, van diemens land
        new zealand, aotearoa
        easter island, rapa nui
        falkland islands, falklands, malvinas
        greenland, kalaallit nunaat
        lapland, sapmi
        sea of japan, east sea
        persian gulf, arabian gulf
        english channel, la manche
        rio grande, rio bravo
        danube, donau
        vltava, moldau
        yangtze, chang jiang
        yellow river, huang he
        ganges, ganga
        mesopotamia, land between the rivers
        sahara, sahara desert
        white house, 1600 pennsylvania avenue
        great wall of china > great wall
        leaning tower of pisa > leaning tower
        hanging gardens of babylon > hanging gardens
        great pyramid of giza > great pyramid, pyramid of khufu, pyramid of cheops
        great sphinx of giza > great sphinx, sphinx
        big ben, elizabeth tower
        statue of liberty > lady liberty
        notre dame de paris, notre dame, notre dame cathedral
        saint peters basilica > saint peters
        colosseum, coliseum, flavian amphitheatre
        angkor wat > angkor
        machu picchu, lost city of the incas
        european union, eu
        european economic community, eec, common market
        byzantine empire, byzantium, eastern roman empire
        holy roman empire | roman empire
        austria hungary, austro hungarian empire
        astana, nur sultan, akmola
        dushanbe, stalinabad
        bishkek, frunze
        samara, kuibyshev
        donetsk, stalino
        chemnitz, karl marx stadt
        podgorica, titograd
        varanasi, benares
        pune, poona
        thiruvananthapuram, trivandrum
        kochi, cochin
        dhaka, dacca
        tianjin, tientsin
        shenyang, mukden
        chongqing, chungking
        xian, changan
        lubumbashi, elisabethville
        kisangani, stanleyville
        banjul, bathurst
        ndjamena, fort lamy
        ulaanbaatar, ulan bator, urga
        hanoi, thang long
        odesa, odessa
        kharkiv, kharkov
        chisinau, kishinev
        rijeka, fiume
        poznan, posen
        krakow, cracow
        vilnius, vilna
        tartu, dorpat
        klaipeda, memel
        plzen, pilsen
        karlovy vary, carlsbad, karlsbad
        bruges, brugge
        ghent, gent, gand
        ypres, ieper
        leuven, louvain
        basel, basle
        bern, berne
        lucerne, luzern
        turku, abo
        helsinki, helsingfors
        zaragoza, saragossa
        livorno, leghorn
        padua, padova
        mantua, mantova
        syracuse, siracusa ? sicily italy italian archimedes
        corfu, kerkyra
        rhodes, rodos
        nicosia, lefkosia
        trabzon, trebizond
        iznik, nicaea
        mecca, makkah
        tangier, tangiers
        marrakesh, marrakech
        essaouira, mogador
        dnieper, dnipro
        vistula, wisla
        oder, odra
        tagus, tejo, tajo
        meuse, maas
        moselle, mosel
        amur, heilong jiang
        irrawaddy, ayeyarwady
        lake malawi, lake nyasa
        victoria falls, mosi oa tunya
        mount fuji, fujiyama, fujisan, fuji
        matterhorn, cervino
        mont blanc, monte bianco
        sea of galilee, lake tiberias, lake kinneret
        lake geneva, lac leman, lake leman
        lake constance, bodensee
        dardanelles, hellespont
        sea of marmara, propontis
        bosporus, bosphorus
        haida gwaii, queen charlotte islands
        sri jayawardenepura kotte > kotte
        scandinavia | scandinavian peninsula
        """
}
