/// An element in an XML file, with its text.
struct XMLElement {
    /// The element's name, without its namespace prefix.
    var name: String
    var attributes: [String: String]
    var position: SourcePosition
    /// The inner elements. The text between them is contained in elements with the name `textName`.
    private(set) var children: [XMLElement] = []
    /// The text directly inside the element, with references decoded and CDATA unchanged.
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

    /// The text inside `<text>`. Moodle wraps almost every text in this element.
    var wrapped: String { self["text"]?.text ?? text }

    var isText: Bool { name == Self.textName }

    /// All inner elements with one of these names, at any depth, in the order of the file. Elements
    /// that were found are not searched themselves.
    func within(_ names: Set<String>) -> [XMLElement] {
        children.flatMap { names.contains($0.name) ? [$0] : $0.within(names) }
    }

    func within(_ name: String) -> [XMLElement] { within([name]) }

    /// All text inside, in the order of the file.
    var wholeText: String {
        isText ? text : children.map(\.wholeText).joined()
    }

    /// The element converted from QTI 3 to the form of version 2: `<qti-simple-choice>` becomes
    /// `<simpleChoice>`, and its `response-identifier` becomes `responseIdentifier`. HTML inside it
    /// is not changed.
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
