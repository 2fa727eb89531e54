import CommandMatcher
import Testing

@Suite("The number in what was said")
struct SpokenNumberTests {
    @Test(
        "A sign before it counts, however it is written",
        arguments: [
            ("-7", -7.0), ("−7.5", -7.5), ("about -7 degrees", -7),
            ("minus seven point five", -7.5),
            ("negative sixty", -60), ("7", 7), ("Apollo-11", 11), ("8,849 metres", 8_849),
        ])
    func sign(text: String, number: Double) {
        #expect(SpokenNumber.value(in: text) == number)
    }

    @Test(
        "What takes a number back leaves the next",
        arguments: [
            ("two thousand five hundred, no, three thousand", 3_000.0),
            ("twenty no wait thirty sorry forty", 40), ("7 I mean minus 8", -8),
            ("no, twelve", 12), ("twelve no", 12),
        ])
    func takenBack(text: String, number: Double) {
        #expect(SpokenNumber.value(in: text) == number)
    }

    @Test(
        "None and several are no number", arguments: ["high", "", "20-30", "2 or 3", "2 no 3 or 4"])
    func none(text: String) {
        #expect(SpokenNumber.value(in: text) == nil)
    }
}
