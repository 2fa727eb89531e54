/// HTML from exports, reduced to text that can be read aloud.
package struct HTMLText {
    /// The words, with references decoded and white space collapsed.
    package private(set) var text = ""
    /// Addresses of pictures, sounds and films, as written in the HTML.
    package private(set) var media: [String] = []
    /// Whether the HTML contains formulas, as TeX.
    package private(set) var hasFormula = false

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
                // After one search to the end of the text, it is known whether there is a closing
                // mark.
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
        case "img" where Self.attribute("data-equation-content", in: body) != nil:
            // Platforms show formulas as pictures and keep the source in an attribute.
            let formula = Self.attribute("data-equation-content", in: body) ?? ""
            words += " \(formula) "
            hasFormula = true
        case "img", "audio", "video", "source", "embed", "object", "iframe":
            if let address = Self.attribute("src", in: body) ?? Self.attribute("data", in: body) {
                media.append(Self.path(HTMLEntities.decode(address)))
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

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        let lower = tag.lowercased()
        // Lower-casing may change the length of non-ASCII text. Such a tag has no readable address.
        guard lower.utf8.count == tag.utf8.count,
            let found = lower.firstRange(of: " \(name)=")
        else { return nil }
        let offset = lower.utf8.distance(from: lower.startIndex, to: found.upperBound)
        let value = tag[tag.utf8.index(tag.startIndex, offsetBy: offset)...]
        if let quote = value.first, quote == "\"" || quote == "'" {
            return String(value.dropFirst().prefix { $0 != quote })
        }
        return String(value.prefix { !$0.isWhitespace })
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

    /// A text that readers which look for HTML convert back to this one. If they do not change this
    /// text, it is returned unchanged.
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
