extension Int {
    /// The number with digit grouping, such as `1,540` or `−7`.
    package var grouped: String {
        var digits = Array(String(magnitude))
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(",", at: place)
        }
        return (self < 0 ? "−" : "") + String(digits)
    }

    /// The number followed by a noun, such as `2 answers`. `several` is the plural of the noun if
    /// the plural is irregular.
    package func counted(_ noun: String, several: String? = nil) -> String {
        "\(grouped) \(self == 1 ? noun : several ?? noun + "s")"
    }
}
