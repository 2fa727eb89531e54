/// English words with contracted forms: "I will" and "I'll".
package enum Contractions {
    /// The text without contractions, with every possible contraction, and with the short forms
    /// that people type in messages.
    package static func variants(of text: String) -> [String] {
        let words = text.split(separator: " ")
        return [inFull(words), runTogether(words), typedShort(words)].compactMap { $0 }
    }

    private static func typedShort(_ words: [Substring]) -> String? {
        let short = words.map { typed[$0.lowercased()] ?? String($0) }
        return zip(short, words).contains { $0 != $1 } ? short.joined(separator: " ") : nil
    }

    private static func inFull(_ words: [Substring]) -> String? {
        let full = words.map { original -> String in
            let word = original.replacing("\u{2019}", with: "'")
            let low = word.lowercased()
            if let irregular = irregular[low] { return irregular }
            guard let ending = endings.first(where: { low.hasSuffix($0.short) }) else {
                return String(word)
            }
            return word.dropLast(ending.short.count) + " " + ending.full
        }
        return zip(full, words).contains { $0.count > $1.count } ? full.joined(separator: " ") : nil
    }

    private static func runTogether(_ words: [Substring]) -> String? {
        var short: [String] = []
        for word in words {
            let full = word.lowercased()
            let last = short.last?.lowercased() ?? ""
            if let joined = informal["\(last) \(full)"] {
                short[short.count - 1] = joined
                continue
            }
            let ending = endings.first {
                $0.full == full
                    && (full == "not" ? beforeNot.contains(last) : pronouns.contains(last))
            }
            if let ending {
                short[short.count - 1] += ending.short
            } else {
                short.append(String(word))
            }
        }
        return short.count < words.count ? short.joined(separator: " ") : nil
    }

    private static let endings: [(short: String, full: String)] = JudgeTable.lists.pairs(
        of: "contractions"
    ).map { (String($0), $1.joined()) }
    private static let irregular = Dictionary(
        uniqueKeysWithValues: JudgeTable.lists.pairs(of: "irregular contractions").map {
            (String($0), $1.joined(separator: " "))
        })
    /// Irregular contractions that are written without an apostrophe, such as "wanna".
    private static let informal = Dictionary(
        uniqueKeysWithValues: irregular.filter { !$0.key.contains("'") }.map { ($1, $0) })
    private static let typed = Dictionary(
        uniqueKeysWithValues: JudgeTable.lists.pairs(of: "typed short").map {
            (String($0), $1.joined())
        })
    private static let pronouns = Set(
        JudgeTable.lists.words(of: "contracted after").map(String.init))
    private static let beforeNot = Set(
        JudgeTable.lists.words(of: "contracted before not").map(String.init))
}
