import TriviaGame

/// A part of what a player says into a phone.
package struct PhoneSpeech: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
        /// The player begins to speak. `hertz` is the sample rate of the audio.
        case began(hertz: Int)
        /// Signed 16-bit mono samples.
        case sound([Int16])
        case ended
        /// The utterance was cut off because the phone disconnected or the player left.
        case brokenOff
    }

    /// The name of the player's seat.
    package var player: String
    /// The utterance's number in this room, starting at 1.
    package var number: Int
    package var part: Part

    package init(player: String, number: Int, part: Part) {
        self.player = player
        self.number = number
        self.part = part
    }
}

/// The current utterance of a guest with a phone.
struct Talk: Sendable, Hashable {
    var number: Int
    var player: String
    /// The number of samples that the room still accepts.
    var left: Int
}

// Handles speech from phones, which mark the beginning and the end of each utterance.
extension Room {
    /// The maximum length of an utterance in seconds. Audio beyond this length is ignored.
    static let longestTalk = 12
    /// The maximum number of simultaneous speakers.
    static let mostTalks = 32
    /// The accepted sample rates.
    private static let rates = 8_000...96_000

    /// Handles the beginning of an utterance if the player may answer.
    mutating func beginTalk(_ number: Int, _ saying: Saying) {
        breakOffTalk(of: number)
        guard let game, let guest = guests[number],
            let seat = game.seat(named: guest.seat), mayTalk(seat, in: game),
            saying.question == (mayAnswer(seat, in: game) ? game.index + 1 : nil),
            let hertz = saying.hertz, Self.rates.contains(hertz)
        else { return }
        guard talks.count < Self.mostTalks else {
            let text = say("Too many players are speaking. Try again in a moment.")
            effects += tell(guest.seat, .aside(text))
            return
        }
        lastTalk += 1
        let talk = Talk(number: lastTalk, player: guest.seat, left: Self.longestTalk * hertz)
        talks[number] = talk
        effects.append(.speech(talk.speech(.began(hertz: hertz))))
    }

    /// Whether a seat may now speak an answer, a wager or a pick.
    func mayTalk(_ seat: Int, in game: Game) -> Bool {
        hearsPhones
            && (mayAnswer(seat, in: game) || game.wagerWanted(of: seat) != nil
                || mayPick(seat, in: game))
    }

    /// Handles audio from a page.
    mutating func hear(sound samples: [Int16], from connection: Int) -> [Effect] {
        effects = []
        // Audio may still arrive after the end of an utterance.
        guard case .player(let number) = roles[connection], let talk = talks[number] else {
            return []
        }
        let taken = Array(samples.prefix(talk.left))
        talks[number]?.left -= taken.count
        effects.append(.speech(talk.speech(.sound(taken))))
        if taken.count == talk.left { endTalk(of: number) }
        return effects
    }

    mutating func endTalk(of number: Int) { close(number, .ended) }

    mutating func breakOffTalk(of number: Int) { close(number, .brokenOff) }

    private mutating func close(_ number: Int, _ part: PhoneSpeech.Part) {
        guard let talk = talks.removeValue(forKey: number) else { return }
        effects.append(.speech(talk.speech(part)))
    }
}

extension Talk {
    fileprivate func speech(_ part: PhoneSpeech.Part) -> PhoneSpeech {
        PhoneSpeech(player: player, number: number, part: part)
    }
}
