enum Program {
    /// The program's version, described in CHANGELOG.md.
    static let version = "0.2.0"
}
