import SpeechRecognition
import SpokenAnswers
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Something that happens to a sitting in a test.
enum Happening {
    case input(SessionInput)
    /// The ear says so, under the order that it obeyed last.
    case heard(ListeningEvent)
}

/// A sitting that is stepped by hand, without threads: its ear and its disk obey at once, unless a test says otherwise.
struct SteppedSitting {
    var sitting: Sitting
    /// Every order there was.
    private(set) var orders: [SittingOrder] = []
    /// What the ear was told to listen for, and how often to hear nothing.
    private(set) var awaited: [Awaited] = []
    private(set) var pauses = 0
    /// The order that the ear obeyed last.
    private(set) var order = 0
    /// Whether events are on disk at once.
    var isDiskFast = true
    /// What the computer's clock says.
    var clock = AudioTime.zero

    init(_ game: Game, _ setting: Sitting.Setting) {
        sitting = Sitting(game, setting)
        carryOut(sitting.start())
    }

    var game: Game { sitting.game }

    /// The number of the event that was sent to the disk last; 0 before the first.
    var lastKept: Int {
        orders.reduce(0) { if case .keep(let order) = $1 { order.number } else { $0 } }
    }

    /// What single players were told on their phones.
    var whispers: [String] {
        orders.compactMap {
            if case .whisper(let player, let text) = $0 { "\(player): \(text)" } else { nil }
        }
    }

    /// Lines that stay on a screen, and notes.
    var text: String {
        let screen = GameScreen(columns: 80)
        return orders.flatMap { order -> [String] in
            switch order {
            case .show(let effect, _): screen.lines(for: effect).map(\.text)
            case .note(let text), .refuse(let text): [text]
            default: []
            }
        }.joined(separator: "\n")
    }

    mutating func step(_ happening: Happening) {
        switch happening {
        case .input(let input): step(input)
        case .heard(let event):
            step(
                .ear(
                    HeardEvent(event: event, order: order), opening: sitting.attention.opening))
        }
    }

    mutating func step(_ input: SessionInput) {
        carryOut(sitting.step(input, at: clock))
    }

    /// The computer's clock goes on, in ticks.
    mutating func pass(_ seconds: Double) {
        let end = clock.advanced(bySeconds: seconds)
        while clock < end {
            clock = min(clock.advanced(bySeconds: 0.05), end)
            step(.tick)
        }
    }

    private mutating func carryOut(_ new: [SittingOrder]) {
        orders += new
        for order in new {
            switch order {
            case .ear(let order): obey(order)
            case .keep(let order) where isDiskFast: step(.kept(order.number))
            default: break
            }
        }
    }

    private mutating func obey(_ order: EarOrder) {
        switch order.wish {
        case .listen(let awaited, _): self.awaited.append(awaited)
        case .pause: pauses += 1
        }
        self.order = order.number
        step(.heard(.obeyed(order: order.number, at: sitting.now)))
    }
}

extension ListeningEvent {
    /// Somebody said a word of half a second, and it was heard surely.
    static func said(_ text: String, at second: Double) -> ListeningEvent {
        let range = TimeRange(
            start: AudioTime(seconds: second), end: AudioTime(seconds: second + 0.5))
        return .final(
            Recognition(
                outcome: .heard, speech: range,
                best: Transcription(
                    segments: text.split(separator: " ").map {
                        Segment(text: String($0), range: range)
                    }), confidence: 0.99))
    }
}
