import SpeechRecognition
import Testing
import Transcript

@Suite struct EndpointerTests {
    /// Feeds one 10 ms frame for each character: `#` is speech and `.` is silence. The hypothesis
    /// becomes complete but correctable at `k`, complete but extendable at `c`, final at `f`, open
    /// at `o`, and another final answer at `n`.
    private func effects(
        of script: String, settings: EndpointerSettings = .command
    ) -> [Endpointer.Effect] {
        var endpointer = Endpointer(settings: settings)
        var position = AudioTime.zero
        return script.flatMap { character -> [Endpointer.Effect] in
            switch character {
            case "#", ".":
                let frame = TimeRange(
                    start: position, end: position.advanced(bySamples: speechFrameSampleCount))
                position = frame.end
                return endpointer.step(.frame(frame, isSpeech: character == "#"))
            case "k": return endpointer.step(.hypothesis(.correctable, isSame: false))
            case "c": return endpointer.step(.hypothesis(.extendable, isSame: false))
            case "f": return endpointer.step(.hypothesis(.final, isSame: true))
            case "n": return endpointer.step(.hypothesis(.final, isSame: false))
            case "$": return endpointer.step(.inputEnded(position))
            default: return endpointer.step(.hypothesis(.open, isSame: false))
            }
        }
    }

    private func frames(_ count: Int, of character: Character) -> String {
        String(repeating: character, count: count)
    }

    private func time(_ frames: Int) -> AudioTime { AudioTime(sampleIndex: frames * 160) }

    @Test func speechBeginsWithItsPreRollAndEndsAfterItsSilence() {
        let script = frames(80, of: ".") + frames(20, of: "#") + frames(100, of: ".")
        #expect(
            effects(of: script) == [
                .begin(audio: time(30), speech: time(80)),
                .end(
                    .silence, audio: time(180),
                    speech: TimeRange(start: time(80), end: time(100))),
            ])
    }

    @Test func preRollDoesNotReachBeforeTheStream() {
        let begun = effects(of: "....." + frames(10, of: "#"))
        #expect(begun == [.begin(audio: .zero, speech: time(5))])
    }

    @Test func preRollDoesNotReachIntoTheUtteranceBefore() {
        let first = frames(10, of: "#") + frames(80, of: ".")
        let begun = effects(of: first + "..." + frames(10, of: "#")).last
        #expect(begun == .begin(audio: time(90), speech: time(93)))
    }

    @Test(arguments: ["#.....#.....", "#####......", "..##......##......."])
    func clicksAreNoSpeech(script: String) {
        #expect(effects(of: script + frames(100, of: ".")) == [])
    }

    @Test func aShortHoleInTheFirstConsonantIsBridged() {
        #expect(effects(of: "###..###") == [.begin(audio: .zero, speech: .zero)])
    }

    @Test func aPauseInTheMiddleDoesNotEndAnUtterance() {
        let script =
            frames(20, of: "#") + frames(79, of: ".") + frames(20, of: "#") + frames(80, of: ".")
        #expect(effects(of: script).count == 2)
    }

    @Test(arguments: [("o", 80), ("k", 50), ("c", 25), ("f", 10)])
    func theMoreCompleteTheAnswerTheShorterTheSilence(hypothesis: String, silence: Int) {
        let start = frames(20, of: "#") + hypothesis
        #expect(effects(of: start + frames(silence - 1, of: ".")).count == 1)
        #expect(effects(of: start + frames(silence, of: ".")).count == 2)
    }

    @Test func anAnswerThatNoneExtendsIsOverWithoutSilence() {
        let ended = effects(of: frames(20, of: "#") + "f" + frames(40, of: "#")).last
        #expect(
            ended
                == .end(
                    .earlyDecision, audio: time(60),
                    speech: TimeRange(start: .zero, end: time(60))))
    }

    @Test(arguments: ["n", "of"]) func anAnswerThatChangesStartsToStandAnew(change: String) {
        let script =
            frames(20, of: "#") + "f" + frames(30, of: "#") + change + frames(30, of: "#")
        #expect(effects(of: script).count == 1)
        #expect(effects(of: script + frames(10, of: "#")).count == 2)
    }

    @Test func dictationNeverDecidesEarly() {
        let script = frames(20, of: "#") + "f" + frames(500, of: "#")
        #expect(effects(of: script, settings: .dictation).count == 1)
    }

    @Test func longSpeechEndsAtAShortPause() {
        let script = frames(850, of: "#") + frames(30, of: ".")
        #expect(
            effects(of: script).last
                == .end(
                    .pauseAfterSoftLimit, audio: time(880),
                    speech: TimeRange(start: .zero, end: time(850))))
    }

    @Test func endlessSpeechRollsOverAndGoesOn() {
        let all = effects(of: frames(2_500, of: "#"))
        #expect(
            all.dropFirst() == [
                .rollOver(at: time(1_200), speech: TimeRange(start: .zero, end: time(1_200))),
                .rollOver(
                    at: time(2_400), speech: TimeRange(start: time(1_200), end: time(2_400))),
            ])
    }

    @Test func theEndOfTheInputEndsTheUtterance() {
        #expect(
            effects(of: frames(20, of: "#") + "..$")
                == [
                    .begin(audio: .zero, speech: .zero),
                    .end(
                        .inputEnded, audio: time(22),
                        speech: TimeRange(start: .zero, end: time(20))),
                ])
        #expect(effects(of: "...$") == [])
    }
}
