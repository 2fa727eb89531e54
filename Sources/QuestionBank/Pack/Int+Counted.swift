// Numbers formatted for people, the same in every locale.
extension Int {
    /// The number with grouped digits: `1,540`, `−7`.
    package var grouped: String {
        var digits = Array(String(magnitude))
        for place in stride(from: digits.count - 3, to: 0, by: -3) {
            digits.insert(",", at: place)
        }
        return (self < 0 ? "−" : "") + String(digits)
    }

    /// The number with its noun: `1 answer`, `2 answers`.
    ///
    /// - Parameter several: The plural, if it is not formed with an s.
    package func counted(_ noun: String, several: String? = nil) -> String {
        "\(grouped) \(self == 1 ? noun : several ?? noun + "s")"
    }
}
