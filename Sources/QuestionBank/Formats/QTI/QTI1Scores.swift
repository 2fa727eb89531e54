/// The scores that the response processing of a QTI 1.2 item assigns to its answers.
struct QTI1Scores {
    private struct Rule {
        var ident: String
        var value: String
        var score: Double
    }

    private var rules: [Rule] = []
    private var bounds: [String: (low: Double?, high: Double?)] = [:]

    init(_ item: XMLElement) {
        for condition in item.within("respcondition") {
            let score = condition.all("setvar").compactMap { Double($0.text.trimmed) }.max() ?? 0
            guard score > 0 || Self.isMarkedRight(condition) else { continue }
            for test in condition.all("conditionvar") { collect(test, score > 0 ? score : 1) }
        }
    }

    /// Whether a condition's title marks the condition as right, as in Blackboard's files.
    private static func isMarkedRight(_ condition: XMLElement) -> Bool {
        condition.attributes["title"]?.lowercased() == "correct"
            && !condition.within("setvar").isEmpty
    }

    private mutating func collect(_ test: XMLElement, _ score: Double) {
        for element in test.children {
            let ident = element.attributes["respident"] ?? ""
            let text = element.wholeText.trimmed
            switch element.name {
            case "not": continue
            case "varequal", "varsubset":
                rules.append(Rule(ident: ident, value: text, score: score))
            case "vargte", "vargt":
                bounds[ident, default: (nil, nil)].low = bounds[ident]?.low ?? Double(text)
            case "varlte", "varlt":
                bounds[ident, default: (nil, nil)].high = bounds[ident]?.high ?? Double(text)
            default: collect(element, score)
            }
        }
    }

    /// The identifiers of the right choices, which are the choices with the highest score.
    func right(_ ident: String) -> Set<String> {
        let own = rules.filter { $0.ident == ident }
        let most = own.map(\.score).max() ?? 0
        return Set(own.filter { $0.score == most }.map(\.value))
    }

    /// The typed answers with the highest score.
    func forms(_ ident: String) -> [String] {
        let (rules, most) = written(ident)
        return rules.filter { $0.score == most }.map(\.value)
    }

    /// The typed answers whose score is lower than the highest score.
    func partly(_ ident: String) -> [String] {
        let (rules, most) = written(ident)
        return rules.filter { $0.score < most }.map(\.value)
    }

    /// The rules for text typed into one response field, and the highest score that they give.
    private func written(_ ident: String) -> (rules: [Rule], most: Double) {
        let own = rules.filter { $0.ident == ident && !$0.value.isEmpty }
        return (own, own.map(\.score).max() ?? 0)
    }

    /// The accepted numbers: an answer with a tolerance, and the lowest and highest accepted
    /// numbers.
    struct NumberRange {
        var answer: NumericAnswer
        var low: Double
        var high: Double
        /// Whether the answer's tolerance covers the whole range of accepted numbers.
        var isCovered = true
    }

    func range(_ ident: String) -> NumberRange? {
        guard let (low, high) = bounds[ident], let low, let high, low <= high,
            let middle = NumericAnswer("\(low)..\(high)")
        else { return nil }
        guard
            let named = forms(ident).lazy.compactMap(Double.init).first(where: { low...high ~= $0 })
        else { return NumberRange(answer: middle, low: low, high: high) }
        let sides = [named - low, high - named].sorted()
        // Decimal fractions are not exact in binary, so the distances from the answer to the two
        // ends of the range may differ slightly.
        let isCentred = sides[1] - sides[0] <= (high - low) * 1e-9
        let tolerance = isCentred ? sides[1] : sides[0]
        return NumericAnswer("\(NumericAnswer.text(named)):\(tolerance)").map {
            NumberRange(answer: $0, low: low, high: high, isCovered: isCentred)
        }
    }
}
