import Foundation

extension Media {
    /// Creates a `data:` URL (RFC 2397) from a base64-encoded file. The name determines the file's
    /// kind.
    static func dataURL(named name: String, base64 text: String) -> String {
        let type = Media(file: name).kind == .sound ? "audio" : "image"
        let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return "data:\(type)/x;name=\(name);base64,\(text)"
    }

    var isData: Bool { file.hasPrefix("data:") }

    /// The file name in a `data:` URL, or nil if the URL contains no name.
    private var dataName: String? {
        guard isData else { return nil }
        let head = file.prefix { $0 != "," }.prefix(1_000)
        guard let start = head.firstRange(of: ";name=") else { return nil }
        let name = String(head[start.upperBound...].prefix { $0 != ";" }).removingPercentEncoding
        return name?.isEmpty == false ? name : nil
    }

    /// The file name that appears in messages about problems.
    package var shownName: String { isData ? dataName ?? "data" : String(file.prefix(80)) }

    /// The file name or link that appears in messages, without any password in the link.
    var toldName: String {
        guard isLink, let start = file.firstRange(of: "://")?.upperBound,
            let end = file[start...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
        else { return shownName }
        return String((file[..<start] + "…" + file[end...]).prefix(80))
    }
}
