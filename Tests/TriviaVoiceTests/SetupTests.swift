import Testing

@testable import TriviaVoice

@Suite struct SetupTests {
    @Test(
        "A microphone is asked for until there is one, or nobody to answer",
        arguments: [
            (["7", "x", "2"], 1), ([""], 0), ([" 1 "], 0), (["0", "-1"], nil), ([], nil),
        ] as [([String], Int?)])
    func choosing(lines: [String], chosen: Int?) {
        var left = lines
        var shown: [String] = []
        let choice = SetupGuide.choice(
            among: 2, read: { left.isEmpty ? nil : left.removeFirst() }, write: { shown.append($0) }
        )
        #expect(choice == chosen)
        #expect(shown.contains("“7” is not a number from 1 to 2.") == lines.contains("7"))
    }

    private func words(
        _ outcomes: [HearingAssessment.Word.Outcome], above: Double? = 30
    ) -> [HearingAssessment.Word] {
        outcomes.map { .init(outcome: $0, aboveNoise: $0 == .nothing ? nil : above) }
    }

    @Test("Three words in a quiet room need nothing")
    func well() {
        let found = HearingAssessment(noise: -60, words: words([.right, .right, .right]))
        #expect(found.grade == .well)
        #expect(found.strictness == .normal)
        #expect(!found.usesPushToTalk)
        #expect(found.advice == ["I hear you very well here."])
    }

    @Test("A loud room proposes a key for the microphone")
    func loud() {
        let found = HearingAssessment(noise: -30, words: words([.right, .right, .right]))
        #expect(found.grade == .fairly)
        #expect(found.usesPushToTalk)
    }

    @Test("Words taken for others propose strictness, unsure ones the contrary")
    func strictness() {
        let wrong = HearingAssessment(noise: -60, words: words([.right, .wrong, .right]))
        #expect(wrong.strictness == .strict)
        #expect(wrong.grade == .badly)
        let unsure = HearingAssessment(noise: -60, words: words([.right, .unsure, .right]))
        #expect(unsure.strictness == .relaxed)
        #expect(unsure.grade == .fairly)
        let silent = HearingAssessment(noise: -60, words: words([.unsure, .nothing, .nothing]))
        #expect(silent.strictness == .normal)
        #expect(silent.advice.contains { $0.contains("did not hear") })
    }

    @Test("Speech that is hardly above the noise wants to be nearer")
    func drowned() {
        let found = HearingAssessment(
            noise: -50, words: words([.right, .right, .right], above: 8))
        #expect(found.grade == .fairly)
        #expect(found.advice.contains { $0.contains("closer") })
    }

    @Test("Silence asks for another microphone and proposes nothing")
    func silent() {
        let found = HearingAssessment(noise: -90, words: words([.nothing, .nothing, .nothing]))
        #expect(found.grade == .notAtAll)
        #expect(found.strictness == .normal)
    }

    @Test(
        "An option is set in its place and everything else stays",
        arguments: [
            ("", "[play]\ndevice = \"x\"\n"),
            (
                "# mine\n[play]\nmode = \"solo\"\n",
                "# mine\n[play]\nmode = \"solo\"\ndevice = \"x\"\n"
            ),
            ("[play]\ndevice = \"old\" \nspeak = true\n", "[play]\ndevice = \"x\"\nspeak = true\n"),
            ("[play]\n# device = 1\n\n", "[play]\n# device = 1\ndevice = \"x\"\n\n"),
        ])
    func setting(text: String, result: String) {
        #expect(
            ConfigurationText.setting("device", to: ConfigurationText.quoted("x"), in: text)
                == result)
    }

    @Test("An option is taken away alone")
    func removing() {
        #expect(
            ConfigurationText.setting(
                "device", to: nil, in: "[play]\ndevice = \"x\"\nspeak = true\n")
                == "[play]\nspeak = true\n")
        #expect(ConfigurationText.setting("device", to: nil, in: "") == "")
        #expect(ConfigurationText.quoted("a\"b\\") == "\"a\\\"b\\\\\"")
    }
}
