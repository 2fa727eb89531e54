import Foundation
import Transcript
import TriviaGame

/// An event of a game as the bank keeps it: one JSON object, by ``EventSchema``.
struct KeptEvent: Codable, Hashable {
    /// In samples of the sitting's stream.
    var at: Int
    var event: GameEvent
    /// The version of the schema; nil in what version 1 wrote.
    var v: Int?

    init(_ event: GameEvent, at time: AudioTime) {
        v = EventSchema.version
        at = time.sampleIndex
        self.event = event
    }

    var time: AudioTime { AudioTime(sampleIndex: at) }
}

/// How games are written down, and read again.
enum GameNotation {
    /// Figures of recognition may be infinite, which JSON has no number for.
    private static let infinities = (positive: "inf", negative: "-inf", nothing: "nan")

    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinities.positive, negativeInfinity: infinities.negative,
            nan: infinities.nothing)
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinities.positive, negativeInfinity: infinities.negative,
            nan: infinities.nothing)
        return try decoder.decode(type, from: Data(text.utf8))
    }
}
