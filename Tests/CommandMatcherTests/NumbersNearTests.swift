import CommandMatcher
import Testing

@Suite("Numbers that are heard for one another")
struct NumbersNearTests {
    private func near(_ answer: String) -> Set<String> {
        Set(
            SpokenForms.numbersNear(AnswerLine(answer: answer)).map {
                $0.joined(separator: " ")
            })
    }

    @Test func aSyllableSwallowedOrAdded() {
        #expect(near("4").isSuperset(of: ["fourteen", "forty"]))
        #expect(near("fourteen").isSuperset(of: ["four", "forty"]))
        #expect(near("40").isSuperset(of: ["four", "fourteen"]))
        #expect(near("26").isSuperset(of: ["twenty", "six"]))
        #expect(
            near("206").isSuperset(of: ["two hundred", "a hundred and six", "two hundred eight"]))
    }

    @Test(arguments: ["4", "40", "14", "26", "100", "206", "999"])
    func neverItself(answer: String) {
        let own = SpokenForms(of: AnswerLine(answer: answer)).forms.map {
            $0.words.joined(separator: " ")
        }
        #expect(near(answer).isDisjoint(with: own))
        #expect(!near(answer).isEmpty)
    }

    @Test(arguments: ["Paris", "1914", "4th", "1990s", "4 metres", "0", "-4", "2.5"])
    func noneForWhatIsNoSmallNumber(answer: String) { #expect(near(answer).isEmpty) }
}
