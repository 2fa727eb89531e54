import TriviaGame

/// The picture that every page shows: the stage, and the players in the room.
struct Picture: Sendable, Hashable, Encodable {
    struct Press: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        /// How many milliseconds after the first press this press came.
        var behind: Int
        /// Whether the press was as early as the first press, within the accuracy of the measurement.
        var isTied: Bool
    }

    /// A team in the lobby and its members.
    struct Team: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        /// The names of the first members, at most `mostMembers`.
        var members: [String]
        /// The signs and colors of the same members.
        var looks: [Look]
        var count: Int
    }

    /// The time that is left for the answer when this picture is sent.
    struct Clock: Sendable, Hashable, Encodable {
        /// The time left, in seconds.
        var left: Double
        var of: Double
    }

    var stage: Stage
    /// The room code.
    var code: String
    /// The address for phones, in the form that people type.
    var address: String
    var teams: [String]
    /// The teams while the lobby is open; empty afterwards, and always empty in a game without teams.
    var lobby: [Team]
    var presses: [Press]
    var clock: Clock?
    /// Whether somebody is speaking; absent in a game without a microphone.
    var isSpeaking: Bool?
    /// Whether the microphone is listening; absent in a game without a microphone.
    var isListening: Bool?
    /// Whether the program is reading aloud.
    var isReadingAloud = false
    /// Whether players can answer by speaking into their phones.
    var hearsPhones = false
    /// Whether the game records spoken answers.
    var recordsPhones = false

    static let mostPresses = 5
    /// The maximum number of names that the lobby shows for a team.
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

        /// The outcome; absent if there was no ruling on this player because another player answered.
        var outcome: Outcome?
        /// The points won; negative if points were lost.
        var points: Int
        /// The player's place; absent while nobody has points.
        var place: Int?
        /// The player's place before the question; absent if nobody had points then.
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
        /// The press has arrived, but the first player has not been determined yet.
        case counted
        case first
        /// The press was tied with another press, and this player won the draw.
        case drawn
        /// The press was tied with another press, and this player lost the draw.
        case tied
        case late
    }

    var name: String
    var team: String?
    var colour: Int
    var sign: Int
    var points: Int
    /// The player's place from 1; absent while nobody has points.
    var place: Int?
    /// Whether the guest has a seat in the game.
    var plays: Bool
    /// Whether the player joined during a question and must wait for the next one.
    var waits = false
    var mayBuzz: Bool
    var mayAnswer: Bool
    /// Whether the player may speak an answer, a wager or a pick into the phone.
    var mayTalk = false
    /// Whether the player may say "I don't know".
    var mayPass: Bool
    /// Whether the answer stays secret until all players have answered.
    var isSecret = false
    /// Whether the player has wagered or answered, while other players still have to do so.
    var isDone = false
    /// The player's answer, while others still have to answer.
    var noted: String?
    /// The choices that the player has given so far, if the question asks for several.
    var chosen: [Int]?
    /// What the ruling on the last question means for the player. The result is shown until the next question. In a
    /// round with its own clock, the next question has already been asked.
    var result: Result?
    /// The player's maximum wager; absent if no wager is wanted.
    var wagerLimit: Int?
    /// The player's wager on the next question.
    var wager: Int?
    var mayPick = false
    var press: Press?
    /// How many milliseconds after the first press this press came.
    var behind: Int?
}

extension Stage {
    /// The maximum number of names that the screen shows in the lobby.
    static let mostInLobby = 40
}
