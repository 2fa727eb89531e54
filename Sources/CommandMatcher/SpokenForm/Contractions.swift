/// English words that can be said and written in full or contracted: "I will" and "I'll".
enum Contractions {
    /// A text with every contraction written out, and with every possible contraction made,
    /// omitting results equal to the text.
    static func variants(of text: String) -> [String] {
        let words = text.split(separator: " ")
        return [inFull(words), runTogether(words)].compactMap { $0 }
    }

    private static func inFull(_ words: [Substring]) -> String? {
        let full = words.map { original -> String in
            let word = original.replacing("\u{2019}", with: "'")
            if let irregular = irregular[word.lowercased()] { return irregular }
            guard let ending = endings.first(where: { word.lowercased().hasSuffix($0.short) })
            else {
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
            if let last = short.last?.lowercased(), full == "not", negated.contains(last) {
                short[short.count - 1] += "n't"
            } else if let last = short.last?.lowercased(), pronouns.contains(last),
                let ending = endings.first(where: { $0.full == full && $0.short != "n't" })
            {
                short[short.count - 1] += ending.short
            } else {
                short.append(String(word))
            }
        }
        return short.count < words.count ? short.joined(separator: " ") : nil
    }

    private static let endings: [(short: String, full: String)] = [
        ("n't", "not"), ("'ll", "will"), ("'re", "are"), ("'ve", "have"), ("'m", "am"),
    ]
    private static let irregular = ["can't": "can not", "won't": "will not", "shan't": "shall not"]
    private static let pronouns: Set<String> = ["i", "you", "he", "she", "it", "we", "they"]
    private static let negated: Set<String> = [
        "do", "does", "did", "is", "are", "was", "were", "has", "have", "had", "would", "could",
        "should",
    ]
}
