import TriviaGame

/// The picture that every page shows: the stage and the players.
struct Picture: Sendable, Hashable, Encodable {
    struct Press: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        /// The milliseconds between the first press and this press.
        var behind: Int
        /// Whether this press came so close to the first press that their order cannot be measured.
        var isTied: Bool
    }

    /// A team in the lobby and its members.
    struct Team: Sendable, Hashable, Encodable {
        var name: String
        var colour: Int
        var sign: Int
        /// The names of the first members, at most `mostMembers`.
        var members: [String]
        /// The signs and colors of the members in `members`.
        var looks: [Look]
        var count: Int
    }

    /// The time that remains when the picture is sent.
    struct Clock: Sendable, Hashable, Encodable {
        /// The remaining time, in seconds.
        var left: Double
        var of: Double
    }

    var stage: Stage
    /// The room code.
    var code: String
    /// The address to open on phones, as people type it.
    var address: String
    var teams: [String]
    /// The teams while the lobby is open; otherwise empty.
    var lobby: [Team]
    var presses: [Press]
    var clock: Clock?
    /// Whether somebody is speaking; absent if there is no microphone.
    var isSpeaking: Bool?
    /// Whether the microphone is listening; absent if there is no microphone.
    var isListening: Bool?
    /// Whether the program is reading aloud.
    var isReadingAloud = false
    /// Whether players can answer by speaking into their phones.
    var hearsPhones = false
    /// Whether the game records spoken answers.
    var recordsPhones = false

    static let mostPresses = 5
    /// The maximum number of a team's members whose names the lobby shows.
    static let mostMembers = 6
}

/// The additional state for one phone.
struct Me: Sendable, Hashable, Encodable {
    /// What the last ruling means for the player.
    struct Result: Sendable, Hashable, Encodable {
        enum Outcome: String, Sendable, Hashable, Encodable {
            case right, wrong
            case unanswered = "none"
        }

        /// The outcome of the player's last answer; absent if only other players answered.
        var outcome: Outcome?
        /// The player's answer; absent if there was none.
        var answer: String?
        /// The points won; negative if points were lost.
        var points: Int
        /// The player's rank; absent while nobody has points.
        var place: Int?
        /// The player's rank before the question; absent if nobody had points.
        var formerPlace: Int?

        init(_ result: OwnResult, place: Int?) {
            outcome = result.outcome.map {
                switch $0 {
                case .correct: .right
                case .incorrect: .wrong
                default: .unanswered
                }
            }
            answer = result.answer
            points = result.points
            self.place = place
            formerPlace = result.formerPlace
        }
    }

    enum Press: String, Sendable, Hashable, Encodable {
        /// The press has arrived, but the order of the presses is not certain yet.
        case counted
        case first
        /// This press was tied with another press, and this player won the draw.
        case drawn
        /// This press was tied with another press, and this player lost the draw.
        case tied
        case late
    }

    var name: String
    var team: String?
    var colour: Int
    var sign: Int
    var points: Int
    /// The player's rank, starting at 1; absent while nobody has points.
    var place: Int?
    /// Whether the guest has a seat in the game.
    var plays: Bool
    /// Whether the player joined during a question and waits for the next question.
    var waits = false
    var mayBuzz: Bool
    var mayAnswer: Bool
    /// Whether the player may speak into the phone.
    var mayTalk = false
    /// Whether the player may say "I don't know".
    var mayPass: Bool
    /// Whether the answer stays secret until all players have answered.
    var isSecret = false
    /// Whether the player has wagered or answered, while other players have not done so yet.
    var isDone = false
    /// The player's secret answer.
    var noted: String?
    /// The choices given so far, if the question asks for several choices.
    var chosen: [Int]?
    /// What the last ruling means for the player, until the next question.
    var result: Result?
    /// The maximum wager; absent if the game expects no wager.
    var wagerLimit: Int?
    /// The player's wager on the next question.
    var wager: Int?
    var mayPick = false
    var press: Press?
    /// The milliseconds between the first press and this player's press.
    var behind: Int?
}

extension Stage {
    /// The maximum number of names that the screen shows in the lobby.
    static let mostInLobby = 40
}
