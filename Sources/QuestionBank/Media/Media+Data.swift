import Foundation

// Files that are inside a pack's text.
extension Media {
    /// A `data:` URL (RFC 2397) for a file in base64. The name decides the kind, and problems mention it.
    static func dataURL(named name: String, base64 text: String) -> String {
        let type = Media(file: name).kind == .sound ? "audio" : "image"
        let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return "data:\(type)/x;name=\(name);base64,\(text)"
    }

    var isData: Bool { file.hasPrefix("data:") }

    /// The name in a `data:` URL; nil if it has none.
    private var dataName: String? {
        guard isData else { return nil }
        let head = file.prefix { $0 != "," }.prefix(1_000)
        guard let start = head.firstRange(of: ";name=") else { return nil }
        let name = String(head[start.upperBound...].prefix { $0 != ";" }).removingPercentEncoding
        return name?.isEmpty == false ? name : nil
    }

    /// The file as problems mention it.
    package var shownName: String { isData ? dataName ?? "data" : String(file.prefix(80)) }

    /// The name for messages. A password in a link is left out.
    var toldName: String {
        guard isLink, let start = file.firstRange(of: "://")?.upperBound,
            let end = file[start...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
        else { return shownName }
        return String((file[..<start] + "…" + file[end...]).prefix(80))
    }
}
