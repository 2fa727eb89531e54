import Languages
import Transcript
import TriviaGame

/// What is being read aloud.
struct Reading: Sendable {
    /// Which reading it is.
    var turn = 0
    /// Whether a question is being read, and its clock waits for the end.
    var isOpen = false
    /// Whether a ruling is being read, which nobody waits for.
    var isTelling = false
    /// When a reader is taken not to come to an end.
    var limit: AudioTime?
}

// Reading aloud. Nothing is heard meanwhile.
extension Sitting {
    /// Seconds that a text may take to be read: slow readers take half a second a word.
    private static func patience(for text: String) -> Double {
        5 + Double(text.split(separator: " ").count)
    }

    private mutating func begin(_ text: String) -> Int {
        reading.turn += 1
        reading.limit = now.advanced(bySeconds: Self.patience(for: text))
        return reading.turn
    }

    /// Reads a question.
    ///
    /// - Returns: What has happened by that.
    mutating func read(_ text: String) -> [GameEvent] {
        guard setting.hasReader else { return [.readingEnded(aloud: false)] }
        let turn = begin(text)
        reading.isOpen = true
        reading.isTelling = false
        attention.isWanted = false
        attend()
        orders.append(.read(text, turn: turn))
        return []
    }

    /// Says what came of an answer or a question; nothing where there is nothing to say.
    mutating func tell(_ text: String?) {
        guard setting.hasReader, let text else { return }
        let turn = begin(text)
        reading.isTelling = true
        attend()
        orders.append(.tell(text, turn: turn))
    }

    mutating func readAloud(_ turn: Int) {
        guard turn == reading.turn else { return }
        reading.isOpen = false
        reading.limit = nil
        feed(.readingEnded(aloud: true))
    }

    mutating func told(_ turn: Int) {
        guard turn == reading.turn else { return }
        reading.isTelling = false
        reading.limit = nil
        attend()
    }

    /// Goes on without a reader that does not come to an end.
    mutating func watchReader() {
        guard let limit = reading.limit, now >= limit else { return }
        reading.limit = nil
        guard reading.isOpen || reading.isTelling else { return }
        orders.append(.stopReading)
        note(say("Reading aloud did not finish, so the game continues without it."))
        if reading.isTelling { told(reading.turn) }
        if reading.isOpen { readAloud(reading.turn) }
        // What it says later is about nothing any more.
        reading.turn += 1
    }
}
