import SpeechRecognition
import SpokenAnswers
import Transcript

@testable import PlaySession

/// An ear that hears what a script says, whenever the game listens for something.
final class ScriptedEar: Ear {
    enum Step: Sendable {
        /// Seconds after the game listened, a word of half a second; what became of it.
        case says(
            String, after: Double, outcome: HearingOutcome = .heard, tags: [String: String] = [:])
        /// Nothing for so long.
        case waits(Double)
        case interrupted(String)
        case resumed
        /// So many samples were lost.
        case loses(Int)
        case ends
    }

    private struct State {
        var steps: [Step]
        var time = AudioTime.zero
        var awaited: [Awaited] = []
        var pauses = 0
        var isStopped = false
    }

    private let state: Lock<State>
    let events: AsyncStream<HeardEvent>
    private let sender: AsyncStream<HeardEvent>.Continuation

    init(_ steps: [Step]) {
        state = Lock(State(steps: steps))
        (events, sender) = AsyncStream.makeStream()
    }

    /// What the game wanted to hear, in order.
    var awaited: [Awaited] { state.withLock(\.awaited) }
    var pauses: Int { state.withLock(\.pauses) }
    var isStopped: Bool { state.withLock(\.isStopped) }

    func start() async throws -> AsyncStream<HeardEvent> { events }

    func send(_ order: EarOrder) {
        let now = state.withLock { state in
            switch order.wish {
            case .listen(let awaited, _): state.awaited.append(awaited)
            case .pause: state.pauses += 1
            }
            return state.time
        }
        let answer = ListeningEvent.obeyed(order: order.number, at: now)
        sender.yield(HeardEvent(event: answer, order: order.number))
        if case .listen = order.wish { perform(under: order.number) }
    }

    var processorTime: Double { 0 }

    func acknowledge(_ time: AudioTime) {}

    func stop() {
        state.withLock { $0.isStopped = true }
        sender.finish()
    }

    /// Carries out steps up to one after which the game must listen again.
    private func perform(under order: Int) {
        let events = state.withLock { state -> [ListeningEvent] in
            var events: [ListeningEvent] = []
            while !state.steps.isEmpty {
                let step = state.steps.removeFirst()
                events += Self.events(of: step, from: &state.time)
                switch step {
                case .says, .waits, .resumed, .ends: return events
                case .interrupted, .loses: continue
                }
            }
            return events
        }
        for event in events {
            sender.yield(HeardEvent(event: event, order: order))
            if case .ended = event { sender.finish() }
        }
    }

    private static func events(of step: Step, from time: inout AudioTime) -> [ListeningEvent] {
        switch step {
        case .says(let text, let after, let outcome, let tags):
            var events = progress(after, from: &time)
            let range = TimeRange(start: time, end: time.advanced(bySeconds: 0.5))
            let words = Transcription(
                segments: text.split(separator: " ").map {
                    Segment(text: String($0), range: range, confidence: 0.99)
                }, confidence: 0.99)
            events.append(.speechStarted(time))
            events.append(.volatile(words))
            events += progress(0.8, from: &time)
            events.append(
                .final(
                    Recognition(
                        outcome: outcome, speech: range, best: words, tags: tags, confidence: 0.99))
            )
            return events
        case .waits(let seconds): return progress(seconds, from: &time)
        case .interrupted(let reason): return [.interrupted(reason: reason)]
        case .resumed: return [.resumed(at: time)]
        case .loses(let count): return [.gap(number: 1, at: time, sampleCount: count)]
        case .ends: return [.ended]
        }
    }

    private static func progress(_ seconds: Double, from time: inout AudioTime) -> [ListeningEvent]
    {
        let end = time.advanced(bySeconds: seconds)
        var events: [ListeningEvent] = []
        while time < end {
            time = min(time.advanced(bySamples: 1_600), end)
            events.append(.progress(time))
        }
        return events
    }
}
