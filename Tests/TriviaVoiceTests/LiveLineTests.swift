import SpeechRecognition
import Testing

@testable import PlaySession
@testable import TerminalIO

@Suite("The line that changes")
struct LiveLineTests {
    /// Sound of which every sample is as large.
    private func level(_ sample: Int16) -> AudioLevel {
        AudioLevel(of: [Int16](repeating: sample, count: 1_600))
    }

    @Test(
        "While the microphone is open it shows how loud it is",
        arguments: [
            (0, "▯▯▯▯▯"), (40, "▯▯▯▯▯"), (330, "▮▮▯▯▯"), (3_300, "▮▮▮▮▯"), (32_767, "▮▮▮▮▮"),
        ] as [(Int16, String)])
    func meter(sample: Int16, bars: String) {
        for content in [LiveLine.Content.listening, .speaking, .volatile("par")] {
            let line = LiveLine(content: content, level: level(sample)).styled(columns: 80)
            #expect(line.text.contains("\(bars)  "))
        }
    }

    @Test("What is too loud is red, and where nothing is heard there is no meter")
    func tooLoud() {
        let loud = LiveLine(content: .listening, level: level(32_767)).styled(columns: 80)
        #expect(loud.runs.contains { $0.style == .bad && $0.text.contains("▮") })
        for content in [LiveLine.Content.muted, .paused, .typing(LineEditor("par")), .reading] {
            let line = LiveLine(content: content, level: level(32_767)).styled(columns: 80)
            #expect(!line.text.contains("▮"))
        }
    }

    @Test("After the last question no other one comes")
    func last() {
        let line = LiveLine(content: .reviewing(.players, isLast: true)).styled(columns: 80)
        #expect(line.text.contains("the game ends in a moment"))
        #expect(!line.text.contains("next question"))
    }

    @Test("While a ruling is shown, a host sees the host's keys")
    func hostsKeys() {
        func line(_ keys: LiveLine.Keys) -> String {
            LiveLine(content: .reviewing(keys, isLast: false)).styled(columns: 80).text
        }
        #expect(line(.host).hasSuffix("(Return: now; a: accept, x: reject, space: pause)"))
        #expect(line(.players).contains("“challenge”"))
        #expect(line(.nobody).hasSuffix("next question in a moment"))
    }

    @Test("Who has joined is told while players are waited for, and who came last is seen")
    func lobby() {
        func line(_ names: [String], columns: Int = 80) -> String {
            LiveLine(content: .lobby(names)).styled(columns: columns).text
        }
        #expect(line([]) == "   waiting for players; press Return to begin")
        #expect(line(["Ada", "Bo"]) == "   press Return to begin; joined: Ada, Bo")
        let many = line((1...50).map { "Player \($0)" }, columns: 60)
        #expect(many.hasSuffix("Player 50"))
        #expect(many.count < 60)
        let before = LiveLine(content: .lobby([]))
        let news = LiveLine(content: .lobby(["Ada"])).news(after: before)
        #expect(news == "Joined: Ada. Press Return to begin.")
    }

    @Test("Words that are longer than the line show their end, beside the meter too")
    func longWords() {
        let words = String(repeating: "so many words ", count: 20) + "paris"
        let line = LiveLine(content: .volatile(words), level: level(330)).styled(columns: 40)
        #expect(line.text.hasSuffix("paris"))
        #expect(line.columns < 40)
    }
}
