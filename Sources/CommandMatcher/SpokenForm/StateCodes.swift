/// The two letters by which the states of the USA are written: "FL" is Florida.
enum StateCodes {
    /// The key of the words of the state that a word is the code of.
    static func state(of word: Word) -> UInt64? {
        guard word.count == 2 else { return nil }
        return places[word.key].map { states[$0].words }
    }

    private static let states: [(code: UInt64, words: UInt64)] = source.split(
        whereSeparator: { $0 == "," || $0.isNewline }
    ).compactMap { pair in
        let words = WordList(pair, .english).words
        guard let code = words.last, words.count > 1 else { return nil }
        return (code.key, CompiledLine.sequenceKey(words.dropLast()))
    }

    private static let places: KeyTable = {
        var places = KeyTable()
        for (place, state) in states.enumerated() { places[state.code] = place }
        return places
    }()

    private static let source = """
        Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE
        Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY
        Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS
        Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM
        New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA
        Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT
        Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY
        """
}
