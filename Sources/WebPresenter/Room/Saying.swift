/// A message from a page, in JSON format.
struct Saying: Sendable, Hashable, Decodable {
    enum Kind: String, Sendable, Decodable {
        /// The page only watches the game.
        case watch
        case join, `return`, leave
        case host
        /// The page sends back the number of a measurement.
        case pong
        case buzz, answer, choose, pass, wager, pick
        /// The player begins to speak into the phone. The sound follows in binary messages.
        case talk
        /// The player has finished speaking.
        case talked
        /// The host gives a command, in the format of `play --json`.
        case line
        /// The host removes a player.
        case remove
        /// The host shows the pictures full screen, or moves them back beside the question.
        case enlarge
    }

    var say: Kind
    var code: String?
    var name: String?
    var team: String?
    var colour: Int?
    /// The player's sign. If no sign is given, the room chooses an available one.
    var sign: Int?
    /// The token of a returning phone. In a request to join, this is the token of the seat that the
    /// phone left.
    var token: String?
    /// The phone's identifier for its request to join, by which the room recognizes a repeated
    /// request.
    var wish: String?
    var number: Int?
    /// The number of the question. Messages about earlier questions have no effect.
    var question: Int?
    var text: String?
    var choice: Int?
    /// The choices in an answer that consists of several choices, in the order in which they were
    /// tapped.
    var choices: [Int]?
    /// The points that the player wagers, or a value on the board.
    var points: Int?
    /// The sample rate of the phone's sound.
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
    /// The choices of an answer: one, or as many as the question asks for.
    case choices(player: String, [Int])
    /// The player says "I don't know".
    case pass(player: String)
    case wager(player: String, Int)
    /// A category (its index on the board) and a value.
    case pick(player: String, category: Int, value: Int)
    /// A host's command, as a line of JSON.
    case host(line: String)
    /// A host's page was opened (true), or the last one was closed (false).
    case hosting(Bool)
    /// The host's current link, which the game requested.
    case hostLink(String)
}

/// A message from the room to one page.
enum Telling: Sendable, Hashable {
    case welcome(Welcome)
    /// A reason or an error: why the page was rejected, or what is wrong.
    case no(String)
    /// A reply from the game to this player only.
    case aside(String)
    /// The words recognized so far in the player's speech, which may still change.
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
