/// What belongs to a country: "Swiss" says "Switzerland".
enum Demonyms {
    /// The key of the country that an adjective says.
    static func country(of word: Word) -> UInt64? { places[word.key].map { named[$0] } }

    /// The keys of the adjectives that say a country.
    static func adjectives(of country: UInt64) -> [UInt64]? { adjectives[country] }

    private static let adjectives: [UInt64: [UInt64]] = Dictionary(
        grouping: countries.keys.sorted(), by: { countries[$0] ?? 0 })

    /// The countries, and which of them a word says.
    private static let named: [UInt64] = Set(countries.values).sorted()
    private static let places = KeyTable(
        countries.mapValues { country in named.firstIndex(of: country) ?? 0 })

    private static let countries: [UInt64: UInt64] = {
        var table: [UInt64: UInt64] = [:]
        for pair in source.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            let words = WordList(pair, .english).words
            guard words.count == 2 else { continue }
            table[words[1].key] = words[0].key
            // "The Australians" for Australia.
            if let last = pair.last, "ni".contains(last) {
                table[WordList("\(pair)s", .english).words[1].key] = words[0].key
            }
        }
        return table
    }()

    private static let source = """
        afghanistan afghan, albania albanian, algeria algerian, america american, argentina argentine
        argentina argentinian, armenia armenian, australia australian, austria austrian
        belgium belgian, bolivia bolivian, brazil brazilian, britain british, bulgaria bulgarian
        cambodia cambodian, canada canadian, chile chilean, china chinese, colombia colombian
        croatia croatian, cuba cuban, czechia czech, denmark danish, egypt egyptian, england english
        estonia estonian, ethiopia ethiopian, finland finnish, france french, georgia georgian, germany german
        ghana ghanaian, greece greek, hungary hungarian, iceland icelandic, india indian
        indonesia indonesian, iran iranian, iraq iraqi, ireland irish, israel israeli, italy italian
        jamaica jamaican, japan japanese, jordan jordanian, kenya kenyan, korea korean
        latvia latvian, lebanon lebanese, libya libyan, lithuania lithuanian, malaysia malaysian
        mexico mexican, mongolia mongolian, morocco moroccan, nepal nepalese, netherlands dutch
        nigeria nigerian, norway norwegian, pakistan pakistani, panama panamanian, peru peruvian
        philippines filipino, poland polish, portugal portuguese, romania romanian, russia russian
        scotland scottish, serbia serbian, slovakia slovak, slovenia slovenian, spain spanish
        sweden swedish, switzerland swiss, syria syrian, thailand thai, tunisia tunisian
        turkey turkish, ukraine ukrainian, venezuela venezuelan, vietnam vietnamese, wales welsh
        africa african, asia asian, europe european, oceania oceanian
        andorra andorran, angola angolan, azerbaijan azerbaijani, bahamas bahamian, bahrain bahraini
        bangladesh bangladeshi, barbados barbadian, belarus belarusian, belize belizean, benin beninese
        bhutan bhutanese, bosnia bosnian, botswana botswanan, brunei bruneian, burundi burundian
        cameroon cameroonian, comoros comorian, congo congolese, cyprus cypriot, ecuador ecuadorian
        eritrea eritrean, fiji fijian, gabon gabonese, gambia gambian, grenada grenadian, guatemala guatemalan
        guinea guinean, guyana guyanese, haiti haitian, honduras honduran, kazakhstan kazakh, kosovo kosovar
        kuwait kuwaiti, kyrgyzstan kyrgyz, laos lao, laos laotian, liberia liberian
        liechtenstein liechtensteiner, luxembourg luxembourgish, madagascar malagasy, malawi malawian
        maldives maldivian, mali malian, malta maltese, mauritania mauritanian, mauritius mauritian
        micronesia micronesian, moldova moldovan, monaco monegasque, montenegro montenegrin
        mozambique mozambican, myanmar burmese, namibia namibian, nauru nauruan, nicaragua nicaraguan
        niger nigerien, oman omani, palau palauan, palestine palestinian, paraguay paraguayan, qatar qatari
        rwanda rwandan, samoa samoan, senegal senegalese, singapore singaporean, somalia somali
        sudan sudanese, suriname surinamese, taiwan taiwanese, tajikistan tajik, tanzania tanzanian
        togo togolese, tonga tongan, turkmenistan turkmen, tuvalu tuvaluan, uganda ugandan
        uruguay uruguayan, uzbekistan uzbek, yemen yemeni, zambia zambian, zimbabwe zimbabwean
        denmark danes, sweden swedes, finland finns, poland poles, turkey turks, scotland scots, scotland scot
        spain spaniard, serbia serb, croatia croat, britain brit, england englishman, france frenchman
        ireland irishman, netherlands dutchman, wales welshman, iceland icelander
        alaska alaskan, california californian, florida floridian, hawaii hawaiian, texas texan
        quebec quebecois, tasmania tasmanian
        """
}
