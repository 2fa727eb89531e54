import Testing
import Transcript

@testable import SpeechRecognition

@Suite("Who has just spoken, and how loud")
struct NearestVoiceTests {
    private func moment(_ seconds: Double) -> AudioTime { AudioTime(seconds: seconds) }

    @Test("Nobody is softer than silence, and the loudest of several counts")
    func loudest() {
        var nearest = NearestVoice()
        #expect(nearest.lead(over: 50, at: moment(1)) == 0)
        nearest.hear(70, until: moment(1))
        nearest.hear(60, until: moment(2))
        #expect(nearest.lead(over: 50, at: moment(3)) == 20)
        #expect(nearest.lead(over: 75, at: moment(3)) == 0)
    }

    @Test("Who speaks later in the sound is nobody's neighbour: a recording may begin anew")
    func later() {
        var nearest = NearestVoice()
        nearest.hear(70, until: moment(9))
        #expect(nearest.lead(over: 50, at: .zero) == 0)
    }

    @Test("After five seconds, and when asked to, it is forgotten")
    func forgotten() {
        var nearest = NearestVoice()
        nearest.hear(70, until: moment(1))
        #expect(nearest.lead(over: 50, at: moment(6)) == 20)
        #expect(nearest.lead(over: 50, at: moment(6.1)) == 0)
        nearest.hear(60, until: moment(6.1))
        #expect(nearest.lead(over: 50, at: moment(7)) == 10)
        nearest.forget()
        #expect(nearest.lead(over: 50, at: moment(7)) == 0)
    }
}
