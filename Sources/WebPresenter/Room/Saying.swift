/// A message from a page, as JSON.
struct Saying: Sendable, Hashable, Decodable {
    enum Kind: String, Sendable, Decodable {
        /// The page only watches the game.
        case watch
        case join, `return`, leave
        case host
        /// The page returns the number of a measurement.
        case pong
        case buzz, answer, choose, pass, wager, pick
        /// The player begins to speak into the phone. Sound follows as binary messages.
        case talk
        /// The player has finished speaking.
        case talked
        /// A host's command, in the format of `play --json`.
        case line
        /// The host removes a player.
        case remove
        /// The host shows the pictures on the whole screen, or beside the question again.
        case enlarge
    }

    var say: Kind
    var code: String?
    var name: String?
    var team: String?
    var colour: Int?
    /// The player's sign. If absent, the room chooses a free one.
    var sign: Int?
    /// The token of a returning phone. In a request to join, the token of the seat that the phone
    /// left.
    var token: String?
    /// The phone's identifier for its request to join, which it may repeat.
    var wish: String?
    var number: Int?
    /// The number of the question. Messages about earlier questions have no effect.
    var question: Int?
    var text: String?
    var choice: Int?
    /// The choices of an answer that names several, in the order in which they were tapped.
    var choices: [Int]?
    /// The points of a wager, or a value on the board.
    var points: Int?
    /// The sample rate of the phone's sound.
    var hertz: Int?
}

/// A message from the room to the game.
package enum RoomInput: Sendable, Hashable {
    /// The names of all players in the open lobby.
    case waiting([String])
    /// Players whose phones have been unreachable for a while.
    case absent([String])
    /// The game begins with these players.
    case begin([String])
    case joined(String)
    case left(String)
    case buzz(player: String)
    case answer(player: String, text: String)
    /// The choices of an answer: one, or as many as the question asks for.
    case choices(player: String, [Int])
    /// "I don't know."
    case pass(player: String)
    case wager(player: String, Int)
    /// A category, by its index on the board, and a value.
    case pick(player: String, category: Int, value: Int)
    /// A host's command, as a line of JSON.
    case host(line: String)
    /// The first host's page was opened, or the last one was closed.
    case hosting(Bool)
    /// The host's current link, as requested by the game.
    case hostLink(String)
}

/// A message from the room to one page.
enum Telling: Sendable, Hashable {
    case welcome(Welcome)
    /// The reason why the page was refused, or what is wrong.
    case no(String)
    /// The game's reply to this player only.
    case aside(String)
    /// The words recognized so far from the player's speech. They may still change.
    case words(String)
    /// The player has opened another page.
    case elsewhere
    case ping(Int)
}

/// The message to a phone that has joined.
struct Welcome: Sendable, Hashable, Encodable {
    var token: String
    var name: String
}
