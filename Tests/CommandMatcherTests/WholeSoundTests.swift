import CommandMatcher
import Testing

/// Spoken answers whose words are others than the answer's, and sound the same together.
struct WholeSoundTests {
    private static let pronouncing = ListedPronunciations(words: [
        "u": ["Y UW"], "you": ["Y UW"], "two": ["T UW"], "too": ["T UW"], "to": ["T UW"],
        "eight": ["EY T"], "ate": ["EY T"], "eighty": ["EY T IY"], "a": ["AH", "EY"],
        "acute": ["AH K Y UW T"], "cute": ["K Y UW T"], "angle": ["AE NG G AH L"],
        "angel": ["EY N JH AH L"], "three": ["TH R IY"],
    ])

    private func outcome(_ answer: String, _ given: String, isHeard: Bool = true)
        -> Verdict.Outcome
    {
        let judge = AnswerJudge(AnswerLine(answer: answer), pronouncing: Self.pronouncing)
        return (isHeard ? judge.judge(heard: given) : judge.judge(typed: given)).outcome
    }

    @Test("words that sound like a way to say the answer are the answer")
    func sameSound() {
        #expect(outcome("U2", "you too") == .accept)
        #expect(outcome("8", "ate") == .accept)
        #expect(outcome("88", "eighty ate") == .accept)
        #expect(outcome("acute angle", "a cute angle") == .accept)
    }

    @Test("a word that differs in one sound, and a word without a pronunciation, are not")
    func otherSound() {
        #expect(outcome("U2", "you three") == .reject)
        #expect(outcome("acute angle", "a cute angel") != .accept)
        #expect(outcome("U2", "yew too") == .reject)
    }

    @Test("a form that the answer line rejects stays rejected")
    func rejected() {
        let line = AnswerLine(lenient: "8 [reject ate]")
        let judge = AnswerJudge(line, pronouncing: Self.pronouncing)
        #expect(judge.judge(heard: "ate").outcome == .reject)
    }

    @Test("who types chooses the spelling")
    func typed() {
        #expect(outcome("U2", "you too", isHeard: false) == .reject)
        #expect(outcome("8", "ate", isHeard: false) == .reject)
    }
}
