/// HTML from exports, reduced to text that can be read aloud.
package struct HTMLText {
    /// The words, with references decoded and white space collapsed.
    package private(set) var text = ""
    /// Pictures, sounds and films with their addresses, as written in the HTML, and their
    /// descriptions.
    package private(set) var media: [Media] = []
    /// Whether the HTML contains formulas, as TeX.
    package private(set) var hasFormula = false

    /// A text that is not HTML.
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
                // If a search to the end of the text finds no closing mark, later searches are omitted.
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
            // Platforms show formulas as pictures and keep the source in an attribute.
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

    /// Moodle writes a mark before the names of its own files, and sometimes an option after them.
    private static func path(_ address: String) -> String {
        let mark = "@@PLUGINFILE@@/"
        guard address.hasPrefix(mark) else { return address }
        return String(address.dropFirst(mark.count).prefix { $0 != "?" })
    }

    /// Whether a text of unknown type is HTML. It is HTML if it contains the end of an element, a
    /// line break or a picture, and not just a "less than" sign.
    ///
    /// - Parameter isAnswer: Whether the text is an answer. In answers, `<b>` and `<u>` are
    ///   answer-line markup and are kept.
    package static func isIn(_ text: String, isAnswer: Bool = false) -> Bool {
        guard text.holds("</") || text.holds("<br") || text.holds("<img") else { return false }
        return !isAnswer || !(text.holds("<b>") || text.holds("<u>"))
    }

    /// The text, escaped if necessary, so that a reader that looks for HTML in it gets exactly this text.
    package static func protect(_ text: String, isAnswer: Bool = false) -> String {
        isIn(text, isAnswer: isAnswer)
            ? text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            : HTMLEntities.protect(text)
    }

    /// Replaces white space by single spaces, and removes it at both ends.
    package static func tidy(_ text: String) -> String {
        text.split { $0.isWhitespace || $0 == "\u{A0}" }.joined(separator: " ")
    }
}
