struct XMLElement {
    /// The name of the element without its namespace prefix.
    var name: String
    var attributes: [String: String]
    var position: SourcePosition
    /// The child elements. The text between child elements is stored in elements named `textName`.
    private(set) var children: [XMLElement] = []
    /// The text directly inside the element, with decoded references and unchanged CDATA sections.
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

    /// The text of the child element `<text>`, in which Moodle wraps almost all text.
    var wrapped: String { self["text"]?.text ?? text }

    var isText: Bool { name == Self.textName }

    /// All nested elements with these names, in document order. The search skips the contents of
    /// the elements that it finds.
    func within(_ names: Set<String>) -> [XMLElement] {
        children.flatMap { names.contains($0.name) ? [$0] : $0.within(names) }
    }

    func within(_ name: String) -> [XMLElement] { within([name]) }

    /// All text inside the element, in document order.
    var wholeText: String {
        isText ? text : children.map(\.wholeText).joined()
    }

    /// The element converted from QTI 3 to QTI 2: `<qti-simple-choice>` becomes `<simpleChoice>`.
    var asQTI2: XMLElement {
        guard !isText else { return self }
        let isOwn = name.hasPrefix("qti-")
        var element = XMLElement(
            name: isOwn ? Self.camelCase(name.dropFirst(4)) : name,
            attributes: isOwn
                ? Dictionary(
                    attributes.map { (Self.camelCase($0.key[...]), $0.value) }
                ) { first, _ in first } : attributes,
            position: position)
        element.children = children.map(\.asQTI2)
        element.text = text
        return element
    }

    private static func camelCase(_ name: Substring) -> String {
        let parts = name.split(separator: "-")
        return (parts.first.map(String.init) ?? "")
            + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
