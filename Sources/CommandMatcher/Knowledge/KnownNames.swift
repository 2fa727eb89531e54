/// Single words that everybody knows for one thing each: two of them are two things, however near.
enum KnownNames {
    static func contains(_ key: UInt64) -> Bool { names[key] != nil }

    private static let names: KeyTable = {
        var names = KeyTable()
        for key in PlaceNames.keys { names[key] = 0 }
        for line in Knowledge.elements.split(whereSeparator: \.isNewline) {
            guard let key = WordList(line).words.first?.key else { continue }
            names[key] = 0
        }
        return names
    }()
}
