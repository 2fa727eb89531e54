/// What a page says, as JSON.
struct Saying: Sendable, Hashable, Decodable {
    enum Kind: String, Sendable, Decodable {
        /// Only looks.
        case watch
        case join, `return`, leave
        case host
        /// The number of a measurement comes back.
        case pong
        case buzz, answer, choose, pass, wager, pick
        /// A host's command, as `play --json` takes it.
        case line
        /// The host sends a phone away.
        case remove
    }

    var say: Kind
    var code: String?
    var name: String?
    var team: String?
    var colour: Int?
    /// By which a phone comes back; with a wish to join, that of the seat which it left.
    var token: String?
    /// A phone's own word for its wish to join, which it may have to say twice.
    var wish: String?
    var secret: String?
    var number: Int?
    /// The number of the question that it is about: what was meant for one is nothing for the next.
    var question: Int?
    var text: String?
    var choice: Int?
    /// Points: a wager, or a value on the board.
    var points: Int?
}

/// What the room wants the game to know.
package enum RoomInput: Sendable, Hashable {
    /// Who has joined so far, while players are waited for.
    case waiting([String])
    /// Players of whom no phone is within reach, and has not been for a while.
    case absent([String])
    /// The game begins, with these players.
    case begin([String])
    case joined(String)
    case left(String)
    case buzz(player: String)
    case answer(player: String, text: String)
    case choice(player: String, Int)
    /// "I don't know."
    case pass(player: String)
    case wager(player: String, Int)
    /// A category by its place on the board, and a value.
    case pick(player: String, category: Int, value: Int)
    /// A host's command, as a line of JSON.
    case host(line: String)
    /// The host's page was opened, or the last of them is gone.
    case hosting(Bool)
}

/// What the room tells one page.
enum Telling: Sendable, Hashable {
    case welcome(Welcome)
    /// Why it is not let in, or what is wrong.
    case no(String)
    /// What came of what it said, where the game tells nobody.
    case aside(String)
    /// Its player has another page open now.
    case elsewhere
    case ping(Int)
}

/// Who a phone is from now on.
struct Welcome: Sendable, Hashable, Encodable {
    var token: String
    var name: String
}
