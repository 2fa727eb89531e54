import Foundation

/// Changes one setting in the text of a configuration file, and nothing else.
enum ConfigurationText {
    /// Returns the text with an option of the `play` command set to a TOML value. If the value is
    /// nil, the option is removed.
    static func setting(_ name: String, to value: String?, in text: String) -> String {
        var lines = text.isEmpty ? [] : text.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        let head = lines.firstIndex { trimmed($0) == "[play]" }
        guard let head else {
            guard let value else { return text }
            if !lines.isEmpty { lines.append("") }
            return (lines + ["[play]", "\(name) = \(value)"]).joined(separator: "\n") + "\n"
        }
        let body = lines[(head + 1)...].prefix { !trimmed($0).hasPrefix("[") }
        let place = body.indices.first { key(lines[$0]) == name }
        switch (place, value) {
        case (let place?, let value?): lines[place] = "\(name) = \(value)"
        case (let place?, nil): lines.remove(at: place)
        case (nil, let value?):
            let last = body.indices.last { !trimmed(lines[$0]).isEmpty } ?? head
            lines.insert("\(name) = \(value)", at: last + 1)
        case (nil, nil): break
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func trimmed(_ line: String) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }

    private static func key(_ line: String) -> String? {
        guard let equals = line.firstIndex(of: "="), !trimmed(line).hasPrefix("#") else {
            return nil
        }
        return line[..<equals].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
    }
}
