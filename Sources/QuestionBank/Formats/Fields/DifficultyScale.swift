/// Converts difficulty numbers. The highest number shows whether the scale ends at 3, 5, 10 or 100.
struct DifficultyScale {
    private var lowest: Double?
    private var highest: Double?

    /// Records a difficulty number from the file.
    mutating func note(_ text: String) {
        guard let value = Self.number(text) else { return }
        lowest = min(lowest ?? value, value)
        highest = max(highest ?? value, value)
    }

    /// The difficulty level, or nil for an unknown word.
    func level(_ text: String) -> Question.Difficulty? {
        let words = text.trimmed
        if let slash = words.firstIndex(of: "/"), let part = Self.number(String(words[..<slash])),
            let whole = Self.number(String(words[words.index(after: slash)...])), whole > 0
        {
            return Self.third(part / whole)
        }
        guard let value = Self.number(words) else { return CategoryNames.difficulty(words) }
        let top = highest ?? 10
        switch top {
        case ...3:
            let fromZero = lowest == 0 && top <= 2
            return [.easy, .medium, .hard][max(0, min(2, Int(value) - (fromZero ? 0 : 1)))]
        case ...4: return value <= 1 ? .easy : value >= 4 ? .hard : .medium
        case ...5: return value <= 2 ? .easy : value >= 4 ? .hard : .medium
        case ...10: return value <= 3 ? .easy : value >= 7 ? .hard : .medium
        case ...100: return Self.third(value / 100)
        default: return nil
        }
    }

    static func isNumber(_ text: String) -> Bool { number(text) != nil }

    private static func number(_ text: String) -> Double? {
        Double(text.trimmed).flatMap { (0...1000).contains($0) ? $0 : nil }
    }

    private static func third(_ share: Double) -> Question.Difficulty {
        share <= 1.0 / 3 ? .easy : share <= 2.0 / 3 ? .medium : .hard
    }
}
