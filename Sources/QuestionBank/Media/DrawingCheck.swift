/// Checks that an SVG drawing contains no scripts, sounds or videos, and loads no other files.
enum DrawingCheck {
    /// The first disallowed item in a drawing, or nil if there is none. Throws `PackError` if the
    /// drawing is not XML.
    static func problem(_ bytes: [UInt8]) throws -> String? {
        // An XML entity can make a small file expand into a huge one.
        if String(decoding: bytes, as: UTF8.self).contains("<!ENTITY") { return "entities" }
        var scanner = XMLScanner(ByteWindow(bytes))
        var problem: String?
        _ = try scanner.element(named: []) { tag in problem = problem ?? Self.problem(of: tag) }
        return problem
    }

    private static let activeElements: Set<String> = [
        "script", "foreignobject", "iframe", "embed", "object", "audio", "video", "handler",
        "listener",
    ]

    private static func problem(of tag: XMLScanner.Tag) -> String? {
        let name = tag.name.lowercased()
        if activeElements.contains(name) { return "an element <\(name)>" }
        for (key, value) in tag.attributes {
            let key = key.lowercased()
            let value = value.trimmed.lowercased()
            if key.hasPrefix("on") { return "a program (\(key))" }
            if key == "href" || key.hasSuffix(":href"), name != "a",
                !value.isEmpty, !value.hasPrefix("#"), !value.hasPrefix("data:image/")
            {
                return "a link to a different file"
            }
            if value.contains("javascript:") { return "a program (\(key))" }
        }
        return nil
    }
}
