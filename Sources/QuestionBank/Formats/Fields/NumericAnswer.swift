/// A number with a tolerance: `3`, `3:0.5`, `1..5`.
struct NumericAnswer {
    var text: String
    var tolerance: Double?

    init?(_ source: String) {
        let clean = source.trimmed
        if let dots = clean.firstRange(of: "..") {
            guard let low = Double(clean[..<dots.lowerBound].trimmed),
                let high = Double(clean[dots.upperBound...].trimmed), low <= high,
                (high - low).isFinite, (low + high).isFinite
            else { return nil }
            text = Self.text((low + high) / 2)
            tolerance = (high - low) / 2
            return
        }
        let parts = clean.split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard let first = parts.first, Double(first)?.isFinite == true else { return nil }
        text = first
        if parts.count > 1 {
            guard let margin = Double(parts[1]), margin >= 0, margin < 1e12 else { return nil }
            tolerance = margin > 0 ? margin : nil
        }
    }

    static func text(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }
}
