/// Reads our own JSON format one question at a time.
package struct NativeJSONReader {
    package static let formatName = "trivia-voice-pack"
    package static let version = 1
    private static let keys = [
        "format", "version", "title", "language", "licence", "source", "rounds", "questions",
        "$schema",
    ]

    private var decoder = QuestionDecoder()
    private var header: PackHeader
    private var sawQuestions = false
    /// The fingerprints of the delivered questions' ids.
    private var ids: Set<PromptKey> = []
    private var brokenIDs: Set<String> = []

    /// Creates a reader. `title` is used if the file itself has no title.
    package init(title: String) {
        header = PackHeader(title: title)
    }

    /// Reads the whole text, and reports rejected questions. Throws `PackError` if reading cannot
    /// continue.
    package mutating func read(
        _ window: ByteWindow, into receiver: any PackReceiving
    ) throws {
        var parser = JSONParser(window)
        guard try parser.peekValue() == UInt8(ascii: "{") else {
            throw PackError.syntax(
                format: "JSON", at: parser.window.position, problem: "a pack must be an object",
                hint: "begin with {\"format\": \"trivia-voice-pack\", \"version\": 1, …")
        }
        var seen: Set<String> = []
        try parser.eachMember { parser, key, position in
            guard seen.insert(key).inserted else {
                throw PackError.syntax(
                    format: "JSON", at: position, problem: "\(key.quoted) appears twice",
                    hint: "remove one of them")
            }
            if key == "questions", try parser.peekValue() == UInt8(ascii: "[") {
                sawQuestions = true
                try parser.eachItem { parser in
                    let node = try parser.value()
                    try self.take(node, into: receiver)
                }
            } else {
                try self.headerMember(key, position, try parser.value(), into: receiver)
            }
        }
        try parser.finish()
        try finish(into: receiver)
    }

    /// Reads values that have already been parsed, for example from YAML.
    package mutating func read(_ root: JSONNode, into receiver: any PackReceiving) throws {
        guard let members = root.members else {
            throw PackError.syntax(
                format: "YAML", at: root.position,
                problem: "a pack must be a mapping of names to values",
                hint: "begin with the line format: trivia-voice-pack")
        }
        for member in members {
            if member.key == "questions", let items = member.value.array {
                sawQuestions = true
                for item in items { try take(item, into: receiver) }
            } else {
                try headerMember(member.key, member.position, member.value, into: receiver)
            }
        }
        try finish(into: receiver)
    }

    private mutating func take(_ node: JSONNode, into receiver: any PackReceiving) throws {
        if let question = decoder.question(node) {
            guard !brokenIDs.contains(question.id) else {
                return try receiver.receive(DuplicateAdvice.id(question, at: node.position))
            }
            ids.insert(PromptKey(exact: question.id))
            return try receiver.receive(question, at: node.position)
        }
        for problem in decoder.problems { try receiver.receive(problem) }
        // The id of a question with other errors may also be a duplicate.
        guard let id = node["id"]?.string, !id.isEmpty else { return }
        if ids.contains(PromptKey(exact: id)) || !brokenIDs.insert(id).inserted {
            let question = Question(id: id, prompt: "", answer: "")
            try receiver.receive(
                DuplicateAdvice.id(question, at: node["id"]?.position ?? node.position))
        }
    }

    /// Whether the text has the form of a BCP 47 language tag.
    private static func isLanguage(_ text: String) -> Bool {
        text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.allSatisfy {
            (1...8).contains($0.utf8.count)
                && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    /// The strings in a list or the lines of a single string. For any other value, the result is
    /// nil.
    private static func rounds(_ node: JSONNode) -> [String]? {
        let texts = node.array.map { $0.map(\.string) } ?? [node.string]
        guard texts.allSatisfy({ $0 != nil }) else { return nil }
        return texts.flatMap { $0?.split(whereSeparator: \.isNewline) ?? [] }.map(\.trimmed)
            .filter { !$0.isEmpty }
    }

    private func finish(into receiver: any PackReceiving) throws {
        guard sawQuestions else {
            throw PackError.syntax(
                format: "pack", at: SourcePosition(line: 1),
                problem: "there is no list \"questions\"",
                hint: "add \"questions\": [ … ]")
        }
        try receiver.receive(header)
    }

    private mutating func headerMember(
        _ key: String, _ position: SourcePosition, _ node: JSONNode,
        into receiver: any PackReceiving
    ) throws {
        func refuse(_ problem: String, hint: String, at place: SourcePosition) throws {
            try receiver.receive(PackProblem(.refused, at: place, problem, hint: hint))
        }
        switch key {
        case "format":
            if node.string != Self.formatName {
                throw PackError.syntax(
                    format: "pack", at: node.position,
                    problem: "\"format\" is not \"\(Self.formatName)\"",
                    hint: "write \"format\": \"\(Self.formatName)\"")
            }
        case "version":
            guard let version = node.number, version >= 1 else {
                return try refuse(
                    "\"version\" must be \(Self.version)", hint: "write \"version\": 1",
                    at: node.position)
            }
            if version > Double(Self.version) {
                throw PackError.syntax(
                    format: "pack", at: node.position,
                    problem: "the pack has version \(version.formatted)",
                    hint: "this program reads version \(Self.version); update the program")
            }
        case "title", "language", "licence", "source":
            if node.isNull { return }
            guard let text = node.string, !text.isBlank else {
                return try refuse(
                    node.string == nil
                        ? "\"\(key)\" must be text, but it is \(node.kind)" : "the \(key) is empty",
                    hint: "write \"\(key)\": \"…\"",
                    at: node.position)
            }
            if key == "language", !Self.isLanguage(text) {
                return try refuse(
                    "\"language\" is not a language", hint: "write \"language\": \"en-US\"",
                    at: node.position
                )
            }
            switch key {
            case "title": header.title = text
            case "language": header.language = text
            case "licence": header.licence = text
            default: header.source = text
            }
        case "rounds":
            if node.isNull { return }
            guard let rounds = Self.rounds(node) else {
                return try refuse(
                    "\"rounds\" must be a list of texts, but it is \(node.kind)",
                    hint: "write \"rounds\": [\"normal 5\", \"lightning\"]", at: node.position)
            }
            if rounds.contains(where: \.hasControls) {
                return try refuse(
                    "\"rounds\" contains control characters",
                    hint: "write \"rounds\": [\"normal 5\", \"lightning\"]", at: node.position)
            }
            header.rounds = rounds
        case "questions":
            try refuse(
                "\"questions\" must be a list, but it is \(node.kind)",
                hint: "write \"questions\": [ … ]", at: node.position)
        case "$schema": break
        default:
            try refuse(
                "unknown field \(key.quoted)", hint: KeyAdvice.hint(for: key, among: Self.keys),
                at: position)
        }
    }
}

extension String {
    fileprivate var hasControls: Bool {
        unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" }
    }
}

extension Double {
    /// The number as text, without ".0" if it is a whole number.
    fileprivate var formatted: String {
        Int(exactly: self).map(String.init) ?? String(self)
    }
}
