import Yams

/// A YAML text as values that know their places. Aliases are refused before the text is parsed: no
/// pack needs them, and a few lines of them unfold to any size.
enum YAMLTree {
    /// Larger texts are refused before they are parsed, for a parsed one takes sixty times its size.
    static let sizeLimit = 4 << 20
    private static let depthLimit = JSONParser.depthLimit
    private static let nodeLimit = 1_000_000

    static func read(_ bytes: [UInt8]) throws -> JSONNode {
        let text = String(decoding: bytes, as: UTF8.self)
        try refuseAliases(text)
        do {
            // Strings keep what was written: Yams' own resolver would make a yes of "yes".
            let node = try Yams.compose(yaml: text)
            guard let node else {
                throw PackError.syntax(
                    format: "YAML", at: SourcePosition(line: 1), problem: "the file is empty",
                    hint: "begin with format: trivia-voice-pack")
            }
            var count = 0
            return try convert(node, depth: 0, &count)
        } catch let error as YamlError {
            throw packError(error)
        }
    }

    /// A name that is both anchored (`&name`) and used (`*name`).
    private static func refuseAliases(_ text: String) throws {
        guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: "*")) else {
            return
        }
        var anchors: Set<Substring> = []
        var line = 1
        for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = row.split { $0.isWhitespace || "[]{},:?".contains($0) }
            for word in words where word.hasPrefix("*") && anchors.contains(word.dropFirst()) {
                throw PackError.syntax(
                    format: "YAML", at: SourcePosition(line: line),
                    problem: "an alias (\(word.prefix(20)))",
                    hint: "write the value itself, or put the text in quotes")
            }
            for word in words where word.hasPrefix("&") { anchors.insert(word.dropFirst()) }
            line += 1
        }
    }

    private static func convert(
        _ node: Node, depth: Int, _ count: inout Int
    ) throws -> JSONNode {
        let place = position(node.mark)
        count += 1
        if count > nodeLimit {
            throw PackError.tooLarge(
                what: "the file", limit: "\(nodeLimit) values", at: place)
        }
        if depth > depthLimit {
            throw PackError.tooLarge(what: "the nesting", limit: "\(depthLimit) levels", at: place)
        }
        switch node {
        case .scalar(let scalar): return JSONNode(value(scalar, node), at: place)
        case .sequence(let items):
            var nodes: [JSONNode] = []
            for item in items { nodes.append(try convert(item, depth: depth + 1, &count)) }
            return JSONNode(.array(nodes), at: place)
        case .mapping(let pairs):
            var members: [JSONNode.Member] = []
            for (key, value) in pairs {
                guard let name = key.scalar?.string else {
                    throw PackError.syntax(
                        format: "YAML", at: position(key.mark), problem: "a name that is no text",
                        hint: "write name: value")
                }
                members.append(
                    .init(
                        key: name, position: position(key.mark),
                        value: try convert(value, depth: depth + 1, &count)))
            }
            return JSONNode(.object(members), at: place)
        case .alias:
            throw PackError.syntax(
                format: "YAML", at: place, problem: "an alias to nothing",
                hint: "write the value itself")
        }
    }

    /// A plain word keeps its spelling: an answer `yes` or `1e3` is text to a host. Numbers are told
    /// by their tag only, so that fields that need one find it.
    private static func value(_ scalar: Node.Scalar, _ node: Node) -> JSONNode.Value {
        guard scalar.style == .plain else { return .string(scalar.string) }
        if scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null" { return .null }
        if Double(scalar.string) != nil, node.tag == Tag(.int) || node.tag == Tag(.float) {
            return .number(scalar.string)
        }
        return .string(scalar.string)
    }

    private static func position(_ mark: Mark?) -> SourcePosition {
        SourcePosition(line: mark?.line ?? 1, column: mark?.column ?? 1)
    }

    private static func packError(_ error: YamlError) -> PackError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            if problem.contains("nesting") {
                return .tooLarge(
                    what: "the nesting", limit: "\(depthLimit) levels", at: position(mark))
            }
            return .syntax(
                format: "YAML", at: position(mark), problem: problem,
                hint:
                    "check the spaces at the beginning of lines, and put texts with : or # in quotes"
            )
        case .duplicatedKeysInMapping(let duplicates, let context):
            return .syntax(
                format: "YAML", at: position(context.mark),
                problem:
                    "the name \"\(duplicates.first.map(String.init(describing:)) ?? "")\" is there twice",
                hint: "remove one of them")
        default:
            return .syntax(
                format: "YAML", at: SourcePosition(line: 1), problem: "the text cannot be read",
                hint: "check that the file is YAML")
        }
    }
}
