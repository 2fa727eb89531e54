import TriviaGame

/// The picture for every page: the stage, and the players in the room.
struct Picture: Sendable, Hashable, Encodable {
    struct Press: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        /// Milliseconds after the first press.
        var behind: Int
        /// Whether it was as fast as the first press, within the accuracy of the measurement.
        var isTied: Bool
    }

    /// A team in the lobby and its members.
    struct Team: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        /// The names of the first members, at most `mostMembers`.
        var members: [String]
        /// The signs and colours of the same members.
        var looks: [Look]
        var count: Int
    }

    /// The time left for the answer, at the time of this picture.
    struct Clock: Sendable, Hashable, Encodable {
        /// Seconds.
        var left: Double
        var of: Double
    }

    var stage: Stage
    /// The room code.
    var code: String
    /// The address for phones, as people type it.
    var address: String
    var teams: [String]
    /// The teams while the lobby is open. Otherwise empty, also in a game without teams.
    var lobby: [Team]
    var presses: [Press]
    var clock: Clock?
    /// Whether someone is speaking. Absent without a microphone.
    var isSpeaking: Bool?
    /// Whether the microphone listens. Absent in a game without a microphone.
    var isListening: Bool?
    /// Whether the program reads aloud.
    var isReadingAloud = false
    /// Whether players can answer by voice with their phones.
    var hearsPhones = false
    /// Whether the game records these answers.
    var recordsPhones = false

    static let mostPresses = 5
    /// The maximum number of names for a team in the lobby.
    static let mostMembers = 6
}

/// The additional state for one phone.
struct Me: Sendable, Hashable, Encodable {
    /// What the ruling on the last question means for the player.
    struct Result: Sendable, Hashable, Encodable {
        enum Outcome: String, Sendable, Hashable, Encodable {
            case right, wrong
            case unanswered = "none"
        }

        /// Absent if there was no ruling on the player, because another one answered.
        var outcome: Outcome?
        /// The points won. Negative if points were lost.
        var points: Int
        /// Absent while nobody has points.
        var place: Int?
        /// The place before the question. Absent if nobody had points then.
        var formerPlace: Int?

        init(_ result: OwnResult, place: Int?) {
            outcome = result.outcome.map {
                switch $0 {
                case .correct: .right
                case .incorrect: .wrong
                default: .unanswered
                }
            }
            points = result.points
            self.place = place
            formerPlace = result.formerPlace
        }
    }

    enum Press: String, Sendable, Hashable, Encodable {
        /// The press has arrived. The first player is not decided yet.
        case counted
        case first
        /// As fast as another press, and chosen by the draw.
        case drawn
        /// As fast as another press, but not chosen by the draw.
        case tied
        case late
    }

    var name: String
    var team: String?
    var colour: Int
    var sign: Int
    var points: Int
    /// The player's place from 1. Absent while nobody has points.
    var place: Int?
    /// Whether the guest has a seat in the game.
    var plays: Bool
    /// Whether the player joined during a question and plays from the next one.
    var waits = false
    var mayBuzz: Bool
    var mayAnswer: Bool
    /// Whether the player may speak an answer, a wager or a pick into the phone.
    var mayTalk = false
    /// Whether the player may say "I don't know".
    var mayPass: Bool
    /// Whether the answer stays secret until all players have answered.
    var isSecret = false
    /// Whether the player has wagered or answered, while others have not.
    var isDone = false
    /// The player's answer, while others still have to answer.
    var noted: String?
    /// The choices that the player has named so far, if the question asks for several.
    var chosen: [Int]?
    /// What the ruling on the last question means for the player, until the next question. While the clock of a round
    /// runs, the next question is already asked.
    var result: Result?
    /// The player's maximum wager. Absent if no wager is wanted.
    var wagerLimit: Int?
    /// The player's wager on the next question.
    var wager: Int?
    var mayPick = false
    var press: Press?
    /// Milliseconds after the first press.
    var behind: Int?
}

extension Stage {
    /// The maximum number of names on the lobby's screen.
    static let mostInLobby = 40
}
