/// An element of an XML file with its text.
struct XMLElement {
    var name: String
    var attributes: [String: String]
    var position: SourcePosition
    var children: [XMLElement] = []
    /// The text directly inside, references decoded, CDATA as it stands.
    var text = ""

    subscript(child: String) -> XMLElement? { children.first { $0.name == child } }

    func all(_ child: String) -> [XMLElement] { children.filter { $0.name == child } }

    /// Moodle wraps nearly every text in `<text>`.
    var wrapped: String { self["text"]?.text ?? text }
}
