/// The program's description of itself.
enum Program {
    /// The program's version. CHANGELOG.md describes each version.
    static let version = "0.1.0"
}
