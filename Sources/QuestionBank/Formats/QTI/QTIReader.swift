/// Reads IMS QTI 1.2 (`<questestinterop>`), 2.1 (`<assessmentItem>`) and 3
/// (`<qti-assessment-item>`).
package struct QTIReader {
    /// Whether the file contained any items.
    private(set) var foundItems = false
    private(set) var titles: [String] = []

    private static let tests: Set = [
        "assessment", "assessmentTest", "objectbank", "qti-assessment-test",
    ]

    package init() {}

    package mutating func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        try read(input.window(), into: receiver)
        if let title = Self.title(of: titles) { try receiver.receive(PackHeader(title: title)) }
    }

    static func isQTI(_ sample: String) -> Bool {
        [
            "questestinterop", "assessmentItem", "assessmentTest", "qti-assessment-item",
            "qti-assessment-test",
        ].contains {
            sample.contains("<\($0)") || sample.contains(":\($0)")
        }
    }

    /// The title that all tests share, or nil if their titles differ.
    static func title(of titles: [String]) -> String? {
        Set(titles).count == 1 ? titles.first : nil
    }

    package mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var scanner = XMLScanner(window)
        while let item = try scanner.element(
            named: ["item", "assessmentItem", "qti-assessment-item", "qtimetadatafield"],
            passing: { if Self.tests.contains($0.name) { note(title: $0.attributes["title"]) } })
        {
            guard item.name != "qtimetadatafield" else {
                // Canvas stores the name of a question bank in the field `bank_title`.
                if item["fieldlabel"]?.text.trimmed == "bank_title" {
                    note(title: item["fieldentry"]?.text)
                }
                continue
            }
            foundItems = true
            var question =
                item.name == "item"
                ? QTI1Item(item).question()
                : QTI2Item(item.name == "assessmentItem" ? item : item.asQTI2).question()
            try question.deliver(to: receiver)
        }
    }

    private mutating func note(title: String?) {
        let tidy = HTMLText.tidy(title ?? "")
        if !tidy.isEmpty { titles.append(tidy) }
    }
}

/// Interprets text in QTI items.
enum QTIText {
    /// Parses text as HTML, unless the element declares a different type.
    static func html(_ element: XMLElement) -> HTMLText {
        let kind = element.attributes["texttype"] ?? "text/html"
        let text = element.wholeText
        let isHTML = kind.lowercased().contains("html") || text.contains("<")
        return isHTML ? HTMLText(text) : HTMLText(plain: text)
    }

    /// The choice "True" or "False" for a Boolean value written in any of several languages, or nil
    /// for other text.
    static func truth(_ text: String) -> String? {
        switch text.trimmed.lowercased() {
        case "true", "t", "wahr", "vrai", "verdadero": "True"
        case "false", "f", "falsch", "faux", "falso": "False"
        default: nil
        }
    }

    /// The number of points that the question is worth. For the default of one point, the result is
    /// nil, so that the game determines the points.
    static func points(_ text: String?) -> Int? {
        guard let value = text.flatMap({ Double($0.trimmed) }), value > 1, value < 1e6 else {
            return nil
        }
        return Int(exactly: value)
    }
}
