/// A message from a page, as JSON.
struct Saying: Sendable, Hashable, Decodable {
    enum Kind: String, Sendable, Decodable {
        /// The page only watches.
        case watch
        case join, `return`, leave
        case host
        /// The page sends back the number of a measurement.
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
    }

    var say: Kind
    var code: String?
    var name: String?
    var team: String?
    var colour: Int?
    /// The player's sign. Without it, the room chooses a free one.
    var sign: Int?
    /// The token with which a phone returns. In a wish to join, it is the token of the seat that
    /// the phone left.
    var token: String?
    /// A phone's own word for its wish to join. The phone may have to repeat the wish.
    var wish: String?
    var number: Int?
    /// The number of the question that the message is about. A message about an earlier question
    /// has no effect.
    var question: Int?
    var text: String?
    var choice: Int?
    /// Points: a wager, or a value on the board.
    var points: Int?
    /// How many samples a second the phone sends.
    var hertz: Int?
}

/// What the room tells the game.
package enum RoomInput: Sendable, Hashable {
    /// The names of all who have joined, while the lobby is open.
    case waiting([String])
    /// Players who have had no phone within reach for a while.
    case absent([String])
    /// The game begins with these players.
    case begin([String])
    case joined(String)
    case left(String)
    case buzz(player: String)
    case answer(player: String, text: String)
    case choice(player: String, Int)
    /// "I don't know."
    case pass(player: String)
    case wager(player: String, Int)
    /// A category, by its place on the board, and a value.
    case pick(player: String, category: Int, value: Int)
    /// A host's command, as a line of JSON.
    case host(line: String)
    /// The first host's page was opened, or the last one was closed.
    case hosting(Bool)
    /// The host's link that works now, because the game asked for it.
    case hostLink(String)
}

/// What the room tells one page.
enum Telling: Sendable, Hashable {
    case welcome(Welcome)
    /// Why the page is not let in, or what is wrong.
    case no(String)
    /// The game's answer to what the player did, for this player only.
    case aside(String)
    /// The words that the player has spoken into the phone so far. They may still change.
    case words(String)
    /// The player has opened another page.
    case elsewhere
    case ping(Int)
}

/// What a phone needs to know after it has joined.
struct Welcome: Sendable, Hashable, Encodable {
    var token: String
    var name: String
}
