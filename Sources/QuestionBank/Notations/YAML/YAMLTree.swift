import Yams

/// Reads YAML text as values with their positions. Aliases are rejected, because a few lines with
/// aliases can expand to any size.
enum YAMLTree {
    /// The maximum size in bytes. Parsed YAML needs sixty times as much memory as its text.
    static let sizeLimit = 4 << 20
    private static let depthLimit = JSONParser.depthLimit
    private static let nodeLimit = 1_000_000

    /// Reads YAML. If `keepsDuplicates` is true, a repeated outermost key is not an error, and all
    /// its values are returned.
    static func read(_ bytes: [UInt8], keepsDuplicates: Bool = false) throws -> JSONNode {
        let text = String(decoding: bytes, as: UTF8.self)
        let isSuspect = mayHoldAliases(text)
        do {
            return try compose(isSuspect ? YAMLDisguise.anchors(text) : text, isSuspect)
        } catch YamlError.duplicatedKeysInMapping(let names, _) where keepsDuplicates {
            let distinct = YAMLDisguise.duplicates(of: Set(names), in: text)
            return try read(Array(distinct.utf8), keepsDuplicates: false)
        } catch let error as YamlError {
            throw packError(error)
        }
    }

    /// Parses YAML. If `isDisguised` is true, every `&` has been replaced, and every alias is an
    /// error.
    private static func compose(_ text: String, _ isDisguised: Bool) throws -> JSONNode {
        // Yams' own resolver would convert "yes" to true, but composed nodes preserve the spelling.
        guard let node = try Yams.compose(yaml: text) else {
            throw PackError.syntax(
                format: "YAML", at: SourcePosition(line: 1), problem: "the file is empty",
                hint: "begin with format: trivia-voice-pack")
        }
        var count = 0
        return try convert(node, depth: 0, &count, isDisguised)
    }

    /// Whether the text seems to contain an anchor (`&name`) and an alias (`*name`) for this
    /// anchor.
    private static func mayHoldAliases(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: "*")) else {
            return false
        }
        var anchors: Set<Substring> = []
        for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = row.split { $0.isWhitespace || "[]{},:?".contains($0) }
            if words.contains(where: { $0.hasPrefix("*") && anchors.contains($0.dropFirst()) }) {
                return true
            }
            for word in words where word.hasPrefix("&") { anchors.insert(word.dropFirst()) }
        }
        return false
    }

    private static func convert(
        _ node: Node, depth: Int, _ count: inout Int, _ isDisguised: Bool
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
        case .scalar(let scalar):
            let value = value(scalar, node)
            guard isDisguised, case .string(let text) = value else {
                return JSONNode(value, at: place)
            }
            return JSONNode(.string(try plain(text, scalar.style, at: place)), at: place)
        case .sequence(let items):
            var nodes: [JSONNode] = []
            for item in items {
                nodes.append(try convert(item, depth: depth + 1, &count, isDisguised))
            }
            return JSONNode(.array(nodes), at: place)
        case .mapping(let pairs):
            var members: [JSONNode.Member] = []
            for (key, value) in pairs {
                guard let scalar = key.scalar else {
                    throw PackError.syntax(
                        format: "YAML", at: position(key.mark), problem: "a name is not text",
                        hint: "write name: value")
                }
                let name =
                    isDisguised
                    ? try plain(scalar.string, scalar.style, at: position(key.mark))
                    : scalar.string
                members.append(
                    .init(
                        key: name, position: position(key.mark),
                        value: try convert(value, depth: depth + 1, &count, isDisguised)))
            }
            return JSONNode(.object(members), at: place)
        case .alias:
            throw PackError.syntax(
                format: "YAML", at: place, problem: "an alias refers to nothing",
                hint: "write the value itself")
        }
    }

    /// Restores the original text of a disguised scalar. Outside quotes, only an anchor begins with
    /// the mark that replaces `&`.
    private static func plain(
        _ text: String, _ style: Node.Scalar.Style, at place: SourcePosition
    ) throws -> String {
        if style == .plain, text.hasPrefix(YAMLDisguise.anchor) { throw alias(place) }
        return text.replacing(YAMLDisguise.anchor, with: "&")
    }

    private static func alias(_ place: SourcePosition) -> PackError {
        .syntax(
            format: "YAML", at: place, problem: "there is an alias or an anchor",
            hint: "write the value itself, or put the text in quotes")
    }

    /// Converts a scalar, and preserves its spelling. Only the tag shows that a scalar is a number.
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
            if problem.contains("undefined alias") { return alias(position(mark)) }
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
                    "the name \((duplicates.first.map(String.init(describing:)) ?? "").quoted) appears twice",
                hint: "remove one of them")
        default:
            return .syntax(
                format: "YAML", at: SourcePosition(line: 1), problem: "the text cannot be read",
                hint: "check that the file is YAML")
        }
    }
}
