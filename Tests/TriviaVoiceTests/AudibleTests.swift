import SpeechRecognition
import SpokenAnswers
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

/// Whether the microphone listens and something is read aloud, for screens that make sounds.
@Suite("What can be heard")
struct AudibleTests {
    private func sitting(
        _ change: (inout Sitting.Setting) -> Void = { _ in }
    ) throws -> SteppedSitting {
        var setting = Sitting.Setting(commands: try SpokenCommands())
        setting.isLive = true
        setting.hasRawKeys = true
        change(&setting)
        let game = Game(
            questions: SessionTests.questions, players: [Player(name: "Ada")], mode: .solo,
            rules: Rules(timeLimit: 20, readingSecondsPerWord: 0, reviewSeconds: 2))
        return SteppedSitting(game, setting)
    }

    @Test("A game without a microphone says nothing about one")
    func keyboard() throws {
        let stepped = try sitting()
        #expect(stepped.sitting.live.isListening == nil)
        #expect(!stepped.sitting.live.isReadingAloud)
    }

    @Test("The microphone listens to answers, and not when it is switched off")
    func listening() throws {
        var stepped = try sitting { $0.hasEar = true }
        #expect(stepped.sitting.live.isListening == true)
        stepped.step(.input(.keyboard(.key(.character("m")))))
        #expect(stepped.sitting.live.isListening == false)
    }

    @Test("While a question is read aloud the microphone is closed")
    func reading() throws {
        let stepped = try sitting {
            $0.hasEar = true
            $0.hasReader = true
        }
        #expect(stepped.sitting.live.isReadingAloud)
        #expect(stepped.sitting.live.isListening == false)
    }
}
