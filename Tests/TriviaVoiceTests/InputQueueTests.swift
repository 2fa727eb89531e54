import CommandMatcher
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import WebPresenter

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaGame

@Suite("Inputs of a session")
struct InputQueueTests {
    private static func ear(_ event: ListeningEvent) -> SessionInput {
        .ear(HeardEvent(event: event, order: 1))
    }

    @Test("When it is full, words that may change go first, and what people did last")
    func bounded() async {
        let queue = InputQueue(bound: 4)
        queue.push(.keyboard(.key(.enter)))
        queue.push(Self.ear(.volatile(Transcription(segments: []))))
        for _ in 0..<4 { queue.push(.tick) }
        queue.push(.kept(1))
        #expect(queue.dropped == 3)
        guard case .keyboard = await queue.next() else {
            Issue.record("the key is gone")
            return
        }
        queue.push(.signal(2))
        guard case .signal = await queue.next() else {
            Issue.record("the signal waits")
            return
        }
    }

    @Test("What people did and was dropped is told")
    func told() async {
        let queue = InputQueue(bound: 2)
        for _ in 0..<5 { queue.push(.keyboard(.key(.enter))) }
        guard case .missed(let count) = await queue.next() else {
            Issue.record("nobody is told")
            return
        }
        #expect(count == 3)
    }
}
