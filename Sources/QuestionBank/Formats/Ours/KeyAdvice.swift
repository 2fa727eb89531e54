enum KeyAdvice {
    static func hint(for name: String, among known: [String]) -> String {
        if let near = nearest(to: name, among: known) { return "did you mean \"\(near)\"?" }
        return "remove it; the fields are \(known.joined(separator: ", "))"
    }

    /// The known name with the smallest edit distance, or nil if no name is similar enough.
    static func nearest(to name: String, among known: [String]) -> String? {
        let lower = Array(name.lowercased().unicodeScalars.prefix(40))
        let scored = known.map { ($0, distance(lower, Array($0.lowercased().unicodeScalars))) }
        guard let best = scored.min(by: { $0.1 < $1.1 }), best.1 <= max(1, lower.count / 3) else {
            return nil
        }
        return best.0
    }

    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[b.count]
    }
}
