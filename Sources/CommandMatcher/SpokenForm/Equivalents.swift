/// Names of several words that stand for the same thing as another name.
enum Equivalents {
    /// Other names of what a form's required words name.
    static func names(of form: AnswerForm) -> [String] {
        var names: [String] = []
        let core = form.parts.filter { $0.weight == .required }.map(\.text).joined()
        for text in Set([core, form.text]) {
            let key = CompiledLine.sequenceKey(WordList(text).words[...])
            guard let groups = table[key] else { continue }
            for group in groups {
                for (other, name) in Self.groups[group] where other != key { names.append(name) }
            }
        }
        return names.sorted()
    }

    private static let groups: [[(UInt64, String)]] = source.split(whereSeparator: \.isNewline).map
    {
        $0.split(separator: ",").map { name in
            (CompiledLine.sequenceKey(WordList(name).words[...]), name.trimmed())
        }
    }

    private static let table: [UInt64: [Int]] = {
        var table: [UInt64: [Int]] = [:]
        for (index, group) in groups.enumerated() {
            for (key, _) in group { table[key, default: []].append(index) }
        }
        return table
    }()

    private static let source = """
        united states of america, united states, usa, us, america
        united kingdom, uk, great britain, britain
        united kingdom of great britain and northern ireland, united kingdom, uk, great britain
        soviet union, ussr, union of soviet socialist republics
        union of soviet socialist republics, soviet union, ussr
        european union, eu
        united nations, un
        united arab emirates, uae, emirates
        peoples republic of china, prc, china
        democratic republic of the congo, drc, dr congo
        cote d'ivoire, ivory coast
        cape verde, cabo verde
        east timor, timor leste
        vatican city, holy see, vatican
        new york city, nyc, new york
        los angeles, la
        washington dc, washington d c, district of columbia
        saint petersburg, leningrad, petrograd
        ho chi minh city, saigon
        world war 1, ww1, first world war, great war, wwi
        world war 2, ww2, second world war, wwii
        american civil war, us civil war, civil war
        american revolution, american revolutionary war, revolutionary war
        mount everest, everest
        deoxyribonucleic acid, dna
        ribonucleic acid, rna
        adenosine triphosphate, atp
        carbon dioxide, co2
        water, h2o
        sodium chloride, salt, table salt, nacl
        oxygen, o2
        ultraviolet, uv
        infrared, ir
        light emitting diode, led
        central processing unit, cpu
        artificial intelligence, ai
        television, tv
        compact disc, cd
        personal computer, pc
        human immunodeficiency virus, hiv
        national aeronautics and space administration, nasa
        north atlantic treaty organization, nato
        federal bureau of investigation, fbi
        central intelligence agency, cia
        national basketball association, nba
        national football league, nfl
        gross domestic product, gdp
        chief executive officer, ceo
        intelligence quotient, iq
        unidentified flying object, ufo
        martin luther king, mlk, martin luther king junior
        john f kennedy, jfk, john fitzgerald kennedy
        franklin d roosevelt, fdr, franklin delano roosevelt
        theodore roosevelt, teddy roosevelt
        muhammad ali, cassius clay
        mark twain, samuel clemens, samuel langhorne clemens
        george orwell, eric arthur blair, eric blair
        lewis carroll, charles dodgson, charles lutwidge dodgson
        doctor seuss, theodor geisel, theodor seuss geisel
        mother teresa, saint teresa of calcutta
        leonardo da vinci, da vinci, leonardo
        michelangelo, michelangelo buonarroti
        raphael, raffaello sanzio, raphael sanzio
        galileo galilei, galileo
        napoleon bonaparte, napoleon, napoleon i
        julius caesar, gaius julius caesar
        charlemagne, charles the great
        octavian, augustus, caesar augustus
        jesus christ, jesus, christ
        buddha, gautama buddha, siddhartha gautama
        queen elizabeth ii, elizabeth ii
        pennsylvania, pa
        odysseus, ulysses
        zeus, jupiter, jove
        nineteen eighty four, 1984
        american football, football
        association football, soccer
        movie, film, motion picture
        aurora borealis, northern lights
        aurora australis, southern lights
        north star, polaris, pole star
        milky way, milky way galaxy
        great red spot, red spot
        great wall of china, great wall
        leaning tower of pisa, leaning tower
        hanging gardens of babylon, hanging gardens
        great pyramid of giza, great pyramid
        great sphinx of giza, great sphinx, sphinx
        bovine spongiform encephalopathy, mad cow disease
        varicella, chickenpox, chicken pox
        rubella, german measles
        tuberculosis, tb
        acquired immunodeficiency syndrome, aids
        myocardial infarction, heart attack
        patella, kneecap, knee cap
        clavicle, collarbone, collar bone
        scapula, shoulder blade
        sternum, breastbone, breast bone
        trachea, windpipe
        femur, thighbone, thigh bone
        mandible, jawbone, lower jaw
        """
}
