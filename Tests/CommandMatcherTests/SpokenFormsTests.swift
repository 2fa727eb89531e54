import CommandMatcher
import Testing

struct SpokenFormsTests {
    @Test(
        "answers are said in every usual way",
        arguments: [
            ("Louis XIV", ["louis the fourteenth", "louis fourteen"]),
            ("1984", ["nineteen eighty four", "one thousand nine hundred eighty four"]),
            ("2001", ["two thousand one", "two thousand and one", "twenty oh one"]),
            ("1500", ["fifteen hundred", "one thousand five hundred"]),
            ("Apollo 11", ["apollo eleven"]),
            ("the 1980s", ["the nineteen eighties", "nineteen eighties"]),
            ("3.14", ["three point one four"]),
            ("Simon & Garfunkel", ["simon and garfunkel"]),
            ("Dr. Strange", ["doctor strange"]),
            ("DNA", ["d n a", "dna"]),
            ("Malmö", ["malmo"]),
            ("Catch-22", ["catch twenty two"]),
        ])
    func sayings(text: String, expected: [String]) {
        let sayings = SpokenForms.sayings(of: text).map { $0.joined(separator: " ") }
        for form in expected { #expect(sayings.contains(form), "\(sayings)") }
    }

    @Test("a choice is named by letter, number, place and text")
    func choices() {
        let forms = SpokenForms.choiceForms(["Mars", "Venus"]).map { forms in
            forms.map { $0.joined(separator: " ") }
        }
        for form in ["venus", "b", "answer b", "number two", "the second one", "the last one"] {
            #expect(forms[1].contains(form))
            #expect(!forms[0].contains(form))
        }
    }
}
