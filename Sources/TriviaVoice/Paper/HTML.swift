/// A fragment of HTML. String literals of this type are markup, and all interpolated text is
/// escaped.
struct HTML: ExpressibleByStringInterpolation {
    let source: String

    init(stringLiteral source: String) { self.source = source }

    init(stringInterpolation interpolation: StringInterpolation) {
        source = interpolation.source
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity * 2)
        }

        mutating func appendLiteral(_ markup: String) { source += markup }
        mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }
        mutating func appendInterpolation(_ number: Int) { source += String(number) }
        mutating func appendInterpolation(_ html: HTML?) { source += html?.source ?? "" }
        mutating func appendInterpolation(_ pieces: [HTML], separator: HTML = "") {
            source += pieces.map(\.source).joined(separator: separator.source)
        }
    }

    /// Escapes text for an element or an attribute, and removes control characters.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            default:
                let isControl = scalar.properties.generalCategory == .control
                escaped.unicodeScalars.append(isControl ? " " : scalar)
            }
        }
        return escaped
    }
}

extension HTML {
    /// Isolates a pack's text from the writing direction of the surrounding text.
    static func words(_ text: String) -> HTML { "<bdi>\(text)</bdi>" }
}
