/// Latin and Greek singulars and plurals, such as "octopus" and "octopi".
enum LatinForms {
    /// The keys of the plurals of a singular, or of the singulars of a plural.
    static func keys(for letters: ArraySlice<UInt8>) -> [UInt64] {
        guard let last = letters.last else { return [] }
        return endings[UInt64(last)].compactMap { ending, other in
            letters.count > ending.count + 3 && letters.suffix(ending.count).elementsEqual(ending)
                ? WordKey.hash(letters.dropLast(ending.count) + other) : nil
        }
    }

    /// Pairs of endings, by the last letter of the first ending. "-on" and "-a" alone are too
    /// common as endings: "camera" is not a form of "Cameron".
    private static let endings = [
        ("us", "i"), ("rion", "ria"), ("menon", "mena"), ("hedron", "hedra"),
    ].reduce(into: KeyLists<(ending: [UInt8], other: [UInt8])>()) { endings, pair in
        let (singular, plural) = (Array(pair.0.utf8), Array(pair.1.utf8))
        endings.append((singular, plural), to: UInt64(singular[singular.count - 1]))
        endings.append((plural, singular), to: UInt64(plural[plural.count - 1]))
    }
}
