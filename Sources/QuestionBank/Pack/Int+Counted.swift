extension Int {
    /// `1 answer`, `2 answers`.
    func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
