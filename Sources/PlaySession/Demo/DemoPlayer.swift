import QuestionBank
import SpeechRecognition
import Transcript
import TriviaGame

/// Simulates a player who answers the demo's questions with recordings.
final class DemoPlayer: Sendable {
    private struct State {
        var clips: [String: [DemoScript.Clip]]
        /// Whether the question is new and is being read aloud.
        var isNew = false
    }

    private let room: RecordedAnswers
    private let rules: Rules
    private let state: Lock<State>

    init(script: DemoScript, room: RecordedAnswers, rules: Rules) {
        self.room = room
        self.rules = rules
        state = Lock(State(clips: script.clips))
    }

    func follow(_ effect: GameEffect, at now: AudioTime) {
        switch effect {
        case .present(let presentation):
            state.withLock { $0.isNew = !presentation.isRepeat }
        case .listen(let expectation):
            switch expectation.kind {
            case .answer, .moreSpecific: answer(expectation, at: now)
            case .number, .pick, .who, .wager, .decision, .commands, .buzz: break
            }
        default: break
        }
    }

    private func answer(_ expectation: Expectation, at now: AudioTime) {
        let (clip, isNew) = state.withLock { state -> (DemoScript.Clip?, Bool) in
            defer { state.isNew = false }
            let id = expectation.question.id
            guard let clip = state.clips[id]?.first else { return (nil, state.isNew) }
            state.clips[id]?.removeFirst()
            return (clip, state.isNew)
        }
        guard let clip else { return }
        let reading = isNew ? rules.readingSeconds(of: expectation.question) : 0
        room.play(clip.samples, at: now.advanced(bySeconds: reading + clip.after))
    }
}
