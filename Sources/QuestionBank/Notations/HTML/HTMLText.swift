/// Reduces HTML from other programs to text that can be read aloud.
package struct HTMLText {
    /// The text, with character references decoded and white space collapsed.
    package private(set) var text = ""
    /// Pictures, sounds and videos, with their descriptions and the addresses given in the HTML.
    package private(set) var media: [Media] = []
    /// Whether the HTML contains formulas in TeX.
    package private(set) var hasFormula = false

    init(plain text: String) { self.text = Self.tidy(text) }

    package init(_ html: String) {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
        else {
            text = Self.tidy(html)
            return
        }
        var words = ""
        var rest = Substring(html)
        var hasClose = true
        while let open = rest.firstIndex(of: "<") {
            words += rest[..<open]
            let tail = rest[rest.index(after: open)...]
            if tail.hasPrefix("!--") {
                rest = tail.firstRange(of: "-->").map { tail[$0.upperBound...] } ?? ""
                continue
            }
            guard hasClose, let first = tail.first, first.isLetter || first == "/" || first == "!",
                let close = tail.firstIndex(of: ">")
            else {
                if hasClose, !tail.utf8.contains(UInt8(ascii: ">")) { hasClose = false }
                words += "<"
                rest = tail
                continue
            }
            tag(tail[..<close], &words)
            rest = tail[tail.index(after: close)...]
        }
        words += rest
        text = Self.tidy(HTMLEntities.decode(words))
    }

    private mutating func tag(_ body: Substring, _ words: inout String) {
        let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
        switch name {
        case "br", "br/", "p", "/p", "div", "/div", "li", "/li", "tr", "/td", "hr", "ul", "ol",
            "/ul", "/ol", "h1", "h2", "h3", "h4", "/h1", "/h2", "/h3", "/h4":
            words += " "
        case "img" where HTMLTag.attribute("data-equation-content", of: body) != nil:
            // Learning platforms show a formula as a picture and keep its source text in an HTML
            // attribute.
            let formula = HTMLTag.attribute("data-equation-content", of: body) ?? ""
            words += " \(formula) "
            hasFormula = true
        case "img", "audio", "video", "source", "embed", "object", "iframe":
            if let address = HTMLTag.attribute("src", of: body)
                ?? HTMLTag.attribute("data", of: body)
            {
                let alt = HTMLTag.attribute("alt", of: body).map(HTMLEntities.decode)
                media.append(
                    Media(
                        file: Self.path(HTMLEntities.decode(address)),
                        alt: HTMLTag.description(alt)))
            }
        default: break
        }
    }

    /// Removes the prefix `@@PLUGINFILE@@/` from a Moodle file's name, and any option after the
    /// name.
    private static func path(_ address: String) -> String {
        let mark = "@@PLUGINFILE@@/"
        guard address.hasPrefix(mark) else { return address }
        return String(address.dropFirst(mark.count).prefix { $0 != "?" })
    }

    /// Whether text of unknown type is HTML. In answers, `<b>` and `<u>` are answer-line markup.
    package static func isIn(_ text: String, isAnswer: Bool = false) -> Bool {
        guard text.holds("</") || text.holds("<br") || text.holds("<img") else { return false }
        return !isAnswer || !(text.holds("<b>") || text.holds("<u>"))
    }

    /// Escapes the text if necessary, so that a reader that detects HTML returns exactly this text.
    package static func protect(_ text: String, isAnswer: Bool = false) -> String {
        isIn(text, isAnswer: isAnswer)
            ? text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            : HTMLEntities.protect(text)
    }

    /// Replaces each run of white space with one space, and removes white space at both ends.
    package static func tidy(_ text: String) -> String {
        text.split { $0.isWhitespace || $0 == "\u{A0}" }.joined(separator: " ")
    }
}
