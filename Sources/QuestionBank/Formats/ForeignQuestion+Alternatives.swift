import Foundation

extension ForeignQuestion {
    /// For an answer such as "ostrich or penguin", accepts the whole answer and each side of the
    /// "or".
    mutating func takeAlternatives() {
        guard mayHoldAlternatives, choices.isEmpty, distractors.isEmpty, tolerance == nil else {
            return
        }
        let sides = Self.alternatives(answer)
        guard !sides.isEmpty else { return }
        accept += sides
        note(
            .note, "\"\(answer.prefix(60))\" is read as several answers, each of which is accepted",
            hint: "to be sure, write one answer here and the others as accepted forms")
    }

    /// The two sides of an "or" between short answers. Set phrases and long answers are not
    /// divided.
    static func alternatives(_ answer: String) -> [String] {
        guard answer.utf8.count < 120, answer.holds(" o"),
            !answer.contains(where: { "[<(?\"".contains($0) })
        else { return [] }
        let lower = answer.lowercased()
        guard !setPhrases.contains(where: lower.contains) else { return [] }
        for word in [" or ", " oder ", " ou "] where answer.contains(word) {
            let sides = answer.replacing(", or ", with: " or ").components(separatedBy: word)
                .flatMap { $0.components(separatedBy: ", ") }.map(\.trimmed)
            let areShort = sides.allSatisfy { side in
                let count = side.split(separator: " ").count
                return (1...4).contains(count) && side.contains { $0.isLetter || $0.isNumber }
            }
            let holdsClause = sides.contains { side in
                ["either ", "whether ", "not "].contains { side.lowercased().hasPrefix($0) }
            }
            return areShort && !holdsClause && sides.count <= 6 ? sides : []
        }
        return []
    }

    /// Titles and sayings in which "or" does not separate two answers.
    private static let setPhrases = [
        "trick or treat", "truth or dare", "to be or not", "do or die", "dead or alive",
        "deal or no deal", "all or nothing", "more or less", "sooner or later", "heads or tails",
        "now or never", "life or death", "feast or famine", "true or false", "yes or no",
        "double or nothing", "fight or flight", "friend or foe", "hit or miss", "make or break",
        "sink or swim", "win or lose", "rain or shine", "like it or not", "for better or",
        "once or twice", "one or more", "one or two", "or else", "give or take",
        "believe it or not",
        "live free or die", "my way or", "publish or perish", "put up or shut up", "come hell or",
        "oder nicht", "sein oder", "être ou ne pas",
    ]
}
