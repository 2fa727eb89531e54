/// A JSON message from a page.
struct Saying: Sendable, Hashable, Decodable {
    enum Kind: String, Sendable, Decodable {
        /// The page only watches the game.
        case watch
        case join, `return`, leave
        case host
        /// The page sends back the number of a round-trip measurement.
        case pong
        case buzz, answer, choose, pass, wager, pick
        /// The player begins to speak. The audio follows in binary messages.
        case talk
        /// The player has finished speaking.
        case talked
        /// A command from the host, in the format of `play --json`.
        case line
        /// The host removes a player.
        case remove
        /// The host toggles full-screen pictures.
        case enlarge
    }

    var say: Kind
    var code: String?
    var name: String?
    var team: String?
    var colour: Int?
    /// The player's sign; if absent, the room chooses a sign.
    var sign: Int?
    /// The token of a returning phone, or the token of the seat that a joining phone had before it
    /// left.
    var token: String?
    /// The identifier of the phone's request to join, which the phone may repeat.
    var wish: String?
    var number: Int?
    /// The question's number. Messages about earlier questions have no effect.
    var question: Int?
    var text: String?
    var choice: Int?
    /// The choices in the order in which the player tapped them, if an answer contains several
    /// choices.
    var choices: [Int]?
    /// The player's wager, or a value on the board.
    var points: Int?
    /// The sample rate of the phone's audio.
    var hertz: Int?
}

/// A message from the room to the game.
package enum RoomInput: Sendable, Hashable {
    /// The names of all players in the open lobby.
    case waiting([String])
    /// The players whose phones have been unreachable for a while.
    case absent([String])
    /// The game begins with these players.
    case begin([String])
    case joined(String)
    case left(String)
    case buzz(player: String)
    case answer(player: String, text: String)
    /// The choices that a player's answer contains.
    case choices(player: String, [Int])
    /// The player says "I don't know".
    case pass(player: String)
    case wager(player: String, Int)
    /// A category's index on the board, and a value.
    case pick(player: String, category: Int, value: Int)
    /// A command from the host, as a line of JSON.
    case host(line: String)
    /// A host's page was opened, or the last host's page was closed.
    case hosting(Bool)
    /// The requested link for the host.
    case hostLink(String)
}

/// A message from the room to one page.
enum Telling: Sendable, Hashable {
    case welcome(Welcome)
    /// The reason why the page was rejected, or a description of the problem.
    case no(String)
    /// A reply from the game to this player only.
    case aside(String)
    /// The words recognized so far in the player's speech.
    case words(String)
    /// The player has opened the game on another page.
    case elsewhere
    case ping(Int)
}

/// The message to a phone that has joined.
struct Welcome: Sendable, Hashable, Encodable {
    var token: String
    var name: String
}
