/// Reads and writes Moodle's category paths, such as `$course$/top/Science`, where `//` stands for
/// a literal slash.
enum MoodleCategory {
    static func path(_ text: String) -> [String] {
        let marked = text.replacing("//", with: "\u{1}")
        return marked.split(separator: "/").map { $0.replacing("\u{1}", with: "/").trimmed }
            .filter { !($0.isEmpty || $0.hasPrefix("$") || $0.lowercased() == "top") }
    }

    static func text(_ path: [String]) -> String {
        path.map { $0.replacing("/", with: "//") }.joined(separator: "/")
    }
}
