import Languages
import QuestionBank
package import Transcript
import TriviaGame

/// The progress of reading questions and results aloud.
package struct Reading: Sendable {
    /// The number of the text that is being read aloud.
    package var turn = 0
    /// Whether a question is being read aloud, before its clock starts.
    package var isOpen = false
    /// Whether a ruling is being read aloud while the game continues.
    var isTelling = false
    /// The time at which the game stops waiting for a reading to end.
    package var limit: AudioTime?
}

// Controls how questions and results are read aloud. The microphone is off while the game reads
// aloud.
extension Sitting {
    /// The time limit for reading a text aloud, in seconds.
    private static func patience(for text: String) -> Double {
        5 + Double(text.split(separator: " ").count)
    }

    private mutating func begin(_ text: String?, _ sounds: [Media]) -> Int {
        reading.turn += 1
        let sounding = sounds.reduce(0) { $0 + ($1.duration ?? QuestionSounds.longest) }
        reading.limit = now.advanced(bySeconds: Self.patience(for: text ?? "") + sounding)
        return reading.turn
    }

    /// Reads a question aloud, then plays its sounds, and returns the resulting events.
    mutating func read(_ text: String) -> [GameEvent] {
        let sounds = sounds(of: game.sheet.question, at: .question)
        guard setting.hasReader || !sounds.isEmpty else { return [.readingEnded(aloud: false)] }
        let text = setting.hasReader ? text : nil
        let turn = begin(text, sounds)
        reading.isOpen = true
        reading.isTelling = false
        attention.isWanted = false
        attend()
        orders.append(.read(text, sounds: sounds, turn: turn))
        return []
    }

    /// Reads a result aloud and plays the answer's sounds.
    mutating func tell(_ text: String?, after question: Question? = nil) {
        let sounds = question.map { self.sounds(of: $0, at: .answer) } ?? []
        let text = setting.hasReader ? text : nil
        guard text != nil || !sounds.isEmpty else { return }
        let turn = begin(text, sounds)
        reading.isTelling = true
        attend()
        orders.append(.tell(text, sounds: sounds, turn: turn))
    }

    private func sounds(of question: Question, at moment: Media.Moment) -> [Media] {
        setting.playsSounds ? question.media(at: moment, .sound) : []
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

    /// Continues the game if reading a text aloud takes too long.
    mutating func watchReader() {
        guard let limit = reading.limit, now >= limit else { return }
        reading.limit = nil
        guard reading.isOpen || reading.isTelling else { return }
        orders.append(.stopReading)
        note(say("The text could not be read aloud in time, so the game continues."))
        if reading.isTelling { told(reading.turn) }
        if reading.isOpen { readAloud(reading.turn) }
        reading.turn += 1
    }
}
