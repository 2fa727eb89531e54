import ArgumentParser
import Foundation
import TOMLKit

/// What a player wants always: `config.toml`, whose table `play` has the options of `play` by their
/// names. What stands on the command line goes before it.
struct ConfigurationFile {
    /// An option and what it is set to.
    struct Setting: Hashable {
        var name: String
        /// Nothing for a flag.
        var values: [String]
        var line: Int

        var arguments: [String] {
            values.isEmpty ? ["--\(name)"] : values.map { "--\(name)=\($0)" }
        }
    }

    let path: String
    let settings: [Setting]

    /// `$XDG_CONFIG_HOME/trivia-voice/config.toml`.
    static func path(_ environment: [String: String]) -> String {
        HostCommands.folder(environment: environment).deletingLastPathComponent()
            .appending(path: "config.toml").path
    }

    /// Reads the file; nil when there is none.
    ///
    /// - Throws: ``CommandFailure`` with file and line for what is no TOML, no option or no value of one.
    init?(environment: [String: String]) throws(CommandFailure) {
        let path = Self.path(environment)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(data: data, encoding: .utf8)
        else { throw CommandFailure(.refusedInput, "\(path) cannot be read as text".inert) }
        try self.init(text, path: path)
    }

    /// - Parameter path: For messages.
    init(_ text: String, path: String) throws(CommandFailure) {
        self.path = path
        settings = try Self.settings(in: text, path)
        try check()
    }

    private static func settings(
        in text: String, _ path: String
    ) throws(CommandFailure) -> [Setting] {
        let lines = ConfigurationLines(text)
        func failure(_ line: Int, _ problem: String) -> CommandFailure {
            CommandFailure(.refusedInput, "\(path), line \(line): \(problem)".inert)
        }
        if let line = ConfigurationLines.nameless(in: text) {
            throw failure(line, "a name of letters stands in brackets: [play]")
        }
        let root: TOMLTable
        do {
            root = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            throw failure(error.source.begin.line, error.description)
        } catch {
            throw failure(1, "\(error)")
        }
        for key in root.keys where key != "play" {
            throw failure(
                lines.line(of: key, in: nil), "“\(key)” is unknown; options stand below [play]")
        }
        guard let value = root["play"] else { return [] }
        guard let table = value.table else {
            throw failure(lines.line(of: "play", in: nil), "“play” is a table: [play]")
        }
        var settings: [Setting] = []
        for key in table.keys {
            let line = lines.line(of: key, in: "play")
            guard let value = table[key], let values = Self.values(value) else {
                throw failure(
                    line, "“\(key)” takes a text, a number, true, false, or a list of them")
            }
            if let values = values.arguments {
                settings.append(Setting(name: key, values: values, line: line))
            }
        }
        return settings.sorted { $0.line < $1.line }
    }

    private enum Values {
        case off, on
        case of([String])

        /// Nil where there is nothing to say.
        var arguments: [String]? {
            switch self {
            case .off: nil
            case .on: []
            case .of(let values): values.isEmpty ? nil : values
            }
        }
    }

    private static func values(_ value: any TOMLValueConvertible) -> Values? {
        if let isOn = value.bool { return isOn ? .on : .off }
        if let text = text(value) { return .of([text]) }
        guard let array = value.array else { return nil }
        let texts = array.compactMap { text($0) }
        return texts.count == array.count ? .of(texts) : nil
    }

    private static func text(_ value: any TOMLValueConvertible) -> String? {
        value.string ?? value.int.map { String($0) } ?? value.double.map { String($0) }
    }

    /// Lets the command's own parser say what is wrong, and finds the line.
    private func check() throws(CommandFailure) {
        guard let problem = Self.problem(with: settings) else { return }
        // A setting that is wrong by itself, else all of them together.
        let players = settings.filter { Self.playerNames.contains($0.name) }
        let guilty = settings.first { setting in
            let alone = players.contains(setting) ? players : players + [setting]
            return Self.problem(with: alone) != nil
        }
        let line = guilty?.line ?? settings.first?.line ?? 1
        let text = guilty.flatMap { Self.problem(with: players + [$0]) } ?? problem
        throw CommandFailure(.refusedInput, "\(path), line \(line): \(text)".inert)
    }

    private static let playerNames: Set<String> = ["player", "team"]

    private static func problem(with settings: [Setting]) -> String? {
        do {
            _ = try Play.parse(settings.flatMap(\.arguments))
            return nil
        } catch {
            let message = Play.message(for: error)
            return message.split(separator: "\n").first.map(String.init) ?? message
        }
    }
}

/// Where the keys of a TOML file stand.
struct ConfigurationLines {
    private var lines: [String: Int] = [:]

    init(_ text: String) {
        var table: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
                table = line[line.index(after: line.startIndex)..<end]
                    .trimmingCharacters(in: .whitespaces)
                if let table { note(table, nil, index + 1) }
            } else if let equals = line.firstIndex(of: "=") {
                let key = line[..<equals].trimmingCharacters(
                    in: CharacterSet(charactersIn: " \t\"'"))
                note(key, table, index + 1)
            }
        }
    }

    /// The first line that begins with a bracket, as a table's does, and goes on with what no name begins
    /// with: there toml++ (3.x) ends the process by an assertion instead of refusing the file.
    static func nameless(in text: String) -> Int? {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .firstIndex { line in
                var rest = line.unicodeScalars.drop(while: isBlank)
                guard rest.popFirst() == "[" else { return false }
                if rest.first == "[" { rest.removeFirst() }
                guard let first = rest.drop(while: isBlank).first else { return true }
                return !(first.isASCII && (first.properties.isAlphabetic || "0"..."9" ~= first))
                    && !"-_\"']".unicodeScalars.contains(first)
            }.map { $0 + 1 }
    }

    /// Blank to TOML's parser, which knows more than Unicode does.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace
            || "\u{FEFF}\u{180E}\u{200B}\u{2060}".unicodeScalars.contains(scalar)
    }

    private mutating func note(_ key: String, _ table: String?, _ line: Int) {
        let name = "\(table ?? "").\(key)"
        lines[name] = lines[name] ?? line
    }

    /// The line of a key, or the first.
    func line(of key: String, in table: String?) -> Int { lines["\(table ?? "").\(key)"] ?? 1 }
}
