import Foundation
import Transcript
import TriviaGame

/// An event as stored in the bank: a JSON object that follows ``EventSchema``.
struct KeptEvent: Codable, Hashable {
    /// The event's time in the audio stream, in samples.
    var at: Int
    var event: GameEvent
    /// The schema version; nil for version 1.
    var v: Int?

    init(_ event: GameEvent, at time: AudioTime) {
        v = EventSchema.version
        at = time.sampleIndex
        self.event = event
    }

    var time: AudioTime { AudioTime(sampleIndex: at) }
}

/// The JSON encoding of stored games.
package enum GameNotation {
    /// The strings that stand for infinite numbers and NaN, which JSON numbers cannot express.
    private static let infinities = (positive: "inf", negative: "-inf", nothing: "nan")

    package static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinities.positive, negativeInfinity: infinities.negative,
            nan: infinities.nothing)
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    package static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws
        -> Value
    {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinities.positive, negativeInfinity: infinities.negative,
            nan: infinities.nothing)
        return try decoder.decode(type, from: Data(text.utf8))
    }
}
