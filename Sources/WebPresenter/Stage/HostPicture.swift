import CommandMatcher
import QuestionBank
import TriviaGame

/// The information that only the host sees, such as the answer.
struct HostPicture: Sendable, Hashable, Encodable {
    struct Proposed: Sendable, Hashable, Encodable {
        var player: String?
        var heard: String?
        var isRight: Bool
        var reason: String
    }

    /// The last ruling on the current question.
    struct Last: Sendable, Hashable, Encodable {
        var ruling: Stage.Ruling
        var alternatives: [String]
        var matched: String?
        var confidence: Double?
        var threshold: Double?
    }

    struct Seat: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        var points: Int
        var hasLeft: Bool
        /// The number of phones that belong to the seat.
        var phones: Int
        var here: Int
        /// The round-trip time to the seat's first phone, in milliseconds.
        var roundTrip: Int?
    }

    /// The open question, or the question that follows the wagers; otherwise absent.
    var question: String?
    var answer: String?
    /// The answer line in the pack, if it differs from the answer.
    var line: String?
    var accept: [String] = []
    var explanation: String?
    var proposed: Proposed?
    var last: Last?
    var seats: [Seat] = []
    /// If all players must wager or answer, the players who have not done so yet.
    var awaited: [String] = []
    var isPaused = false
    var isDeciding = false
    var hasBegun = false
    /// The problems to report to the host, newest last.
    var notes: [String]
}

extension HostPicture {
    mutating func tell(_ sheet: QuestionSheet) {
        question = sheet.question.prompt
        answer = sheet.official
        line = sheet.question.answer == sheet.official ? nil : sheet.question.answer
        accept = sheet.question.kind.isSelection ? [] : sheet.question.accept
        explanation = sheet.question.explanation
    }
}
