import SpeechRecognition
import Testing

@testable import TerminalIO
@testable import TriviaVoice

@Suite struct ExaminationTests {
    private let examination = Examination(
        device: "mic", locale: "en-US", environment: ["HOME": "/nowhere"])

    @Test func aMicrophoneThatGivesZerosIsProbablyMuted() {
        let finding = examination.judge([Int16](repeating: 0, count: 8_000), hertz: 16_000)
        #expect(finding.state == .doubtful)
        #expect(finding.remedy?.contains("unmute") == true)
    }

    @Test func aMicrophoneWithoutSoundIsMissing() {
        #expect(examination.judge([], hertz: 16_000).state == .missing)
    }

    @Test func aMicrophoneThatIsLoudInSilenceIsTurnedDown() {
        let loud = (0..<8_000).map { Int16($0.isMultiple(of: 2) ? 12_000 : -12_000) }
        #expect(examination.judge(loud, hertz: 16_000).remedy?.contains("turn it down") == true)
    }

    @Test func aQuietRoomIsFine() {
        let room = (0..<8_000).map { Int16($0 % 7) }
        #expect(examination.judge(room, hertz: 48_000).state == .fine)
    }

    @Test func theWayOutOfABrokenModelIsItsOwn() {
        let why =
            "/models/en-us/network.bin is not what it should be; remove it or train it again"
        let broken = Examination.finding(aboutModel: .refused(folder: "/models/en-us", why: why))
        #expect(broken.detail.contains("network.bin"))
        #expect(broken.remedy == "remove it or train it again")
        let unfit = Examination.finding(aboutModel: .refused(folder: "/m", why: "mdef is cut off"))
        #expect(unfit.remedy?.contains("--model") == true)
        let none = Examination.finding(aboutModel: .notFound(searched: ["/m"]))
        #expect(none.remedy?.contains("apt-get install") == true)
    }

    @Test func theDoctorSaysWhoGuessesPronunciations() {
        let finding = examination.findings().first { $0.subject == "pronunciations" }
        let mentions = "\(finding?.detail ?? "") \(finding?.remedy ?? "")"
        #expect(mentions.contains("espeak-ng"))
    }

    @Test func whatIsMissingForVoiceIsTheLastWord() {
        let fine = Finding("model", .fine, "there", isNeededForVoice: true)
        let missing = Finding("microphone", .missing, "not there", isNeededForVoice: true)
        let optional = Finding("bank", .missing, "cannot be written")
        #expect(Doctor.lines(for: [fine, missing]).last?.text.contains("cannot") == true)
        #expect(Doctor.lines(for: [fine, optional]).last?.text.contains("can be played") == true)
        #expect(Doctor.lines(for: [fine]).last?.text.hasPrefix("Everything") == true)
    }
}
