import Foundation
import TerminalIO

/// The stored format of a game's events. The schema lists each field with its first version and its
/// default value.
///
/// If you add a field to an event, add a line here and increase ``version``, as the tests require.
///
/// | version | released with |
/// |---|---|
/// | 1 | 0.1.0, which wrote no version |
/// | 2 | the next release |
enum EventSchema {
    static let version = 2

    /// The value of a field that an earlier version did not write.
    enum Missing: Sendable {
        /// The field may be absent.
        case absent
        case emptyList
        case emptyObject
        case zero
        /// The value of another field of the same record.
        case same(as: String)
        /// All versions of the program have written this field.
        case never
    }

    struct Field: Sendable {
        var name: String
        var shape: Shape
        var since: Int
        var missing: Missing

        init(_ name: String, _ shape: Shape = .value, since: Int = 1, _ missing: Missing = .never) {
            self.name = name
            self.shape = shape
            self.since = since
            self.missing = missing
        }
    }

    indirect enum Shape: Sendable {
        /// A number, a string, or a value whose fields never change.
        case value
        case record([Field])
        case list(Shape)
        /// One of several cases, identified by the key: `{"buzz":{"_0":1}}`.
        case choice([String: Shape])
    }

    // MARK: Records

    /// A row of the table `game_event`.
    static let line = Shape.record([
        Field("at"), Field("event", event), Field("v", since: 2, .absent),
    ])

    static let event = Shape.choice([
        "begin": .record([]), "readingEnded": .record([Field("aloud")]), "clock": .record([]),
        "speechStarted": .record([]), "speaking": .record([Field("_0")]),  // Added in version 2.
        "ruled": .record([Field("_0", ruling)]),
        "command": .record([Field("_0", command)]), "buzz": .record([Field("_0")]),
        "answered": .record([Field("_0"), Field("_1", ruling)]),
        "wagered": .record([Field("_0"), Field("_1", wager)]),
        "joined": .record([Field("_0")]), "left": .record([Field("_0")]),
        "host": .record([Field("_0", hostAction)]), "next": .record([]),
        "interrupted": .record([Field("reason")]), "resumed": .record([]),
        "stalled": .record([Field("reason")]), "recovered": .record([]),
        "reopened": .record([Field("since", time)]), "stop": .record([Field("reason")]),
    ])

    static let ruling = Shape.record([
        Field("meaning", meaning), Field("hearing", hearing), Field("speech", range, .absent),
        Field("confidence", .absent), Field("threshold", .absent),
        Field("evidence", .emptyObject), Field("between", .list(.value), .emptyList),
        Field("refused", command, since: 2, .absent), Field("guess", since: 2, .absent),
        Field("written", since: 2, .absent), Field("sayInstead", since: 2, .absent),
    ])

    static let meaning = Shape.choice([
        "answer": .record([Field("_0", verdict)]), "number": .record([Field("_0")]),
        "otherAnswer": .record([Field("_0")]), "command": .record([Field("_0", command)]),
        "notUnderstood": .record([Field("_0", outcome)]),
    ])

    static let verdict = Shape.record([
        Field("outcome"), Field("rule"), Field("matched", .absent), Field("knowledge", .absent),
        Field("row", since: 2, .absent),
        Field("ask", .absent), Field("heard"), Field("answer", .same(as: "heard")),
        Field("official"), Field("answerStart", time, .absent), Field("reading", .zero),
    ])

    static let hearing = Shape.record([
        Field("best", transcription), Field("alternatives", .list(transcription), .emptyList),
    ])
    static let transcription = Shape.record([
        Field("segments", .list(segment)), Field("confidence", .absent),
    ])
    static let segment = Shape.record([
        Field("text"), Field("range", range), Field("confidence", .absent),
        Field(
            "alternatives",
            .list(.record([Field("text"), Field("confidence", .absent)])), .emptyList),
    ])
    static let range = Shape.record([Field("start", time), Field("end", time)])
    static let time = Shape.record([Field("sampleIndex")])

    static let outcome = Shape.choice([
        "heard": .record([]), "unsure": .record([]),
        "somethingElse": .record([Field("heard", .absent)]), "chatter": .record([]),
        "noise": .record([]), "silence": .record([]),
    ])

    static let wager = Shape.choice([
        "points": .record([Field("_0")]), "everything": .record([]), "half": .record([]),
    ])

    static let command: Shape = {
        let plain = [
            "repeatQuestion", "skip", "hint", "score", "pause", "resume", "quit", "buzz",
            "giveUp", "challenge", "help", "yes", "no",
        ]
        var choices: [String: Shape] = [:]
        for name in plain { choices[name] = .record([]) }
        choices["choice"] = .record([Field("_0")])
        choices["wager"] = .record([Field("_0", wager)])
        choices["category"] = .record([Field("_0"), Field("value", .absent)])
        // Version 2 added the `player` command.
        choices["player"] = .record([Field("_0")])
        return .choice(choices)
    }()

    static let hostAction: Shape = {
        var choices: [String: Shape] = [:]
        for name in ["accept", "refuse", "undo", "back", "reveal", "hold"] {
            choices[name] = .record([])
        }
        choices["overrule"] = .record([
            Field("number"), Field("player", .absent), Field("isRight"),
        ])
        choices["adjust"] = .record([Field("player"), Field("by")])
        return .choice(choices)
    }()
}

extension EventSchema.Field {
    fileprivate init(_ name: String, _ missing: EventSchema.Missing) {
        self.init(name, .value, since: 1, missing)
    }

    fileprivate init(_ name: String, _ shape: EventSchema.Shape, _ missing: EventSchema.Missing) {
        self.init(name, shape, since: 1, missing)
    }
}

// Reads events that earlier versions of the program wrote.
extension EventSchema {
    /// Reads an event. Throws a ``CommandFailure`` if a later version wrote the event, or a
    /// `DecodingError` if the text is not an event.
    static func event(from text: String) throws -> KeptEvent {
        let written = try GameNotation.value(Version.self, from: text).v ?? 1
        guard written <= version else {
            throw CommandFailure(
                .refusedInput,
                "the game was saved by a later version of this program, which wrote events of version "
                    + "\(written); this one reads up to \(version): continue with that version"
            )
        }
        guard written < version else { return try GameNotation.value(KeptEvent.self, from: text) }
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let data = try JSONSerialization.data(withJSONObject: completed(object, line))
        return try GameNotation.value(KeptEvent.self, from: String(decoding: data, as: UTF8.self))
    }

    private struct Version: Decodable {
        var v: Int?
    }

    /// Adds default values for the fields that earlier versions did not write.
    private static func completed(_ value: Any, _ shape: Shape) -> Any {
        switch shape {
        case .value: return value
        case .list(let element):
            return (value as? [Any])?.map { completed($0, element) } ?? value
        case .choice(let choices):
            guard var object = value as? [String: Any] else { return value }
            for (name, shape) in choices {
                if let content = object[name] { object[name] = completed(content, shape) }
            }
            return object
        case .record(let fields):
            guard var object = value as? [String: Any] else { return value }
            for field in fields {
                if let content = object[field.name] {
                    object[field.name] = completed(content, field.shape)
                    continue
                }
                switch field.missing {
                case .absent, .never: break
                case .emptyList: object[field.name] = [Any]()
                case .emptyObject: object[field.name] = [String: Any]()
                case .zero: object[field.name] = 0
                case .same(let other): object[field.name] = object[other]
                }
            }
            return object
        }
    }

    /// The paths of fields that differ from the schema.
    static func differences(of text: String) throws -> [String] {
        differences(of: try JSONSerialization.jsonObject(with: Data(text.utf8)), line, at: "")
    }

    private static func differences(of value: Any, _ shape: Shape, at path: String) -> [String] {
        switch shape {
        case .value: return []
        case .list(let element):
            return (value as? [Any] ?? []).flatMap { differences(of: $0, element, at: path + "[]") }
        case .choice(let choices):
            guard let object = value as? [String: Any], object.count == 1,
                let (name, content) = object.first, let shape = choices[name]
            else { return ["\(path): \(value)"] }
            return differences(of: content, shape, at: "\(path).\(name)")
        case .record(let fields):
            guard let object = value as? [String: Any] else { return ["\(path): \(value)"] }
            let unknown = object.keys.filter { key in !fields.contains { $0.name == key } }
            let missing = fields.filter { field in
                if case .absent = field.missing { return false }
                return object[field.name] == nil
            }
            return unknown.map { "\(path).\($0) is not in the schema" }
                + missing.map { "\(path).\($0.name) is not written" }
                + fields.flatMap { field in
                    object[field.name].map {
                        differences(of: $0, field.shape, at: "\(path).\(field.name)")
                    } ?? []
                }
        }
    }
}
