/// What the program says of itself.
enum Program {
    /// The program's version. CHANGELOG.md describes it.
    static let version = "0.1.0"
}
