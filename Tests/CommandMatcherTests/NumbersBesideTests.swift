import CommandMatcher
import Testing

@Suite("Numbers that stand beside the one that answers")
struct NumbersBesideTests {
    @Test(
        "one number of the answer is another, and the rest as it is written",
        arguments: [
            ("July 20", ["July 19", "July 21", "July 12"]),
            ("the 21st century", ["the 20th century", "the 22nd century"]),
            ("Louis XVI", ["Louis XV", "Louis XVII"]), ("World War I", ["World War II"]),
            ("15:30", ["14:30", "16:30", "15:13"]), ("7:05", ["7:06", "8:05"]),
            ("1815", ["1814", "1816", "1850"]), ("fourteen", ["13", "15", "40"]),
            ("Apollo 8", ["Apollo 7", "Apollo 9", "Apollo 18"]),
            ("206", ["205", "207", "216"]), ("3.14", ["3.15", "4.14"]),
            ("July 20, 1969", ["July 21, 1969", "July 20, 1970"]),
        ])
    func beside(answer: String, expected: [String]) {
        let found = SpokenForms.numbersBeside(AnswerLine(answer: answer))
        #expect(Set(found).isSuperset(of: expected), "\(found)")
        #expect(!found.contains(answer))
    }

    @Test(
        "nothing without a number, and nothing endless",
        arguments: [
            "Jupiter", "4", "seven", "Malcolm", "", "1,234,567,890", "IV", "99999999999999999999",
        ])
    func none(answer: String) {
        #expect(SpokenForms.numbersBeside(AnswerLine(answer: answer)).isEmpty)
    }
}
