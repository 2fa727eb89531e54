import CWebPages

/// The pages and their files, which come from the folder Web and are embedded in the program.
struct PageFiles: Sendable {
    struct File: Sendable {
        var type: String
        var bytes: [UInt8]
        /// Whether browsers may cache the file.
        var isKept: Bool
    }

    private let files: [String: File]

    init() {
        var files: [String: File] = [:]
        for place in 0..<web_pages_count() {
            let page = web_pages_at(place)
            let name = String(cString: page.name)
            files[name] = File(
                type: Self.type(of: name),
                bytes: Array(UnsafeBufferPointer(start: page.bytes, count: page.count)),
                isKept: name.hasSuffix(".woff2"))
        }
        self.files = files
    }

    /// The file at a path, if any. Every room code leads to the same page, so the page does not
    /// reveal which codes are valid.
    func file(at path: String) -> File? {
        switch path {
        case "/": files["player.html"]
        case "/screen": files["audience.html"]
        case Site.hostPath: files["host.html"]
        case let path where Secret.isRoomCode(path.dropFirst()): files["player.html"]
        case let path where path.hasSuffix(".html"): nil
        default: files[String(path.dropFirst())]
        }
    }

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "font/woff2"
        }
    }
}
