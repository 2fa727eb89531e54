/// Family names that stand before the given name.
enum FamilyNames {
    /// Whether the first of a name's words is its family name: Xi Jinping.
    static func lead(_ words: [Word]) -> Bool {
        (2...3).contains(words.count) && keys.contains(words[0].key)
            && words.allSatisfy { $0.has(.capital) && !$0.isNumber }
            && !words.dropFirst().contains(where: GivenNames.contains)
    }

    private static let keys = JudgeTable("family-names").keys()
}
