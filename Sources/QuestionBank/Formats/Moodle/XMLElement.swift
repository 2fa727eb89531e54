/// An element of an XML file with its text.
struct XMLElement {
    /// Without the prefix of its namespace.
    var name: String
    var attributes: [String: String]
    var position: SourcePosition
    /// Elements and, between them, pieces of text under the name of `textName`.
    private(set) var children: [XMLElement] = []
    /// The text directly inside, references decoded, CDATA as it stands.
    private(set) var text = ""

    private static let textName = "#text"

    init(name: String, attributes: [String: String], position: SourcePosition) {
        self.name = name
        self.attributes = attributes
        self.position = position
    }

    mutating func append(_ child: XMLElement) { children.append(child) }

    mutating func append(text piece: String) {
        text += piece
        var node = XMLElement(name: Self.textName, attributes: [:], position: position)
        node.text = piece
        children.append(node)
    }

    subscript(child: String) -> XMLElement? { children.first { $0.name == child } }

    func all(_ child: String) -> [XMLElement] { children.filter { $0.name == child } }

    /// Moodle wraps nearly every text in `<text>`.
    var wrapped: String { self["text"]?.text ?? text }

    var isText: Bool { name == Self.textName }

    /// Every element with one of the names inside this one, at any depth, in the order of the file;
    /// what is inside a found one is not looked at.
    func within(_ names: Set<String>) -> [XMLElement] {
        children.flatMap { names.contains($0.name) ? [$0] : $0.within(names) }
    }

    func within(_ name: String) -> [XMLElement] { within([name]) }

    /// All text inside, in the order of the file.
    var wholeText: String {
        isText ? text : children.map(\.wholeText).joined()
    }
}
