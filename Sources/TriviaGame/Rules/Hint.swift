/// A hint that helps players find the answer.
public enum Hint: Sendable, Hashable, Codable {
    /// The remaining choices.
    case choices([String])
    /// The answer with some letters hidden: `S____ B____`.
    case letters(String)

    /// The next hint after `taken` hints; nil if that hint would reveal the answer. `refused`
    /// contains the wrong answers so far.
    static func next(
        after taken: Int, answer: String, choices: [String], refused: Set<String> = [],
        isRight: (String) -> Bool
    ) -> Hint? {
        guard choices.isEmpty else {
            let wrong = choices.filter { !isRight($0) }
            // A single remaining choice would reveal the answer.
            let keep = max(1, wrong.count / 2)
            let unknown = wrong.filter { !refused.contains($0) }
            guard wrong.count > keep, !unknown.isEmpty else { return nil }
            let kept = Set(unknown.prefix(keep))
            return .choices(choices.filter { isRight($0) || kept.contains($0) })
        }
        let shown = masked(answer, shownShare: taken == 0 ? 0 : 0.5)
        return shown.contains("_") ? .letters(shown) : nil
    }

    /// Shows the beginning of each word: the share `shownShare` of its letters, but at least one
    /// letter. All other letters and digits become underscores.
    private static func masked(_ answer: String, shownShare: Double) -> String {
        answer.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            let letters = word.count(where: { $0.isLetter || $0.isNumber })
            let shown = max(1, Int((Double(letters) * shownShare).rounded(.down)))
            var seen = 0
            return String(
                word.map { character -> Character in
                    guard character.isLetter || character.isNumber else { return character }
                    seen += 1
                    return seen <= shown ? character : "_"
                })
        }.joined(separator: " ")
    }
}
