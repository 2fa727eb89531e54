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

    @Test("None and several are no number", arguments: ["high", "", "20-30", "2 or 3"])
    func none(text: String) {
        #expect(SpokenNumber.value(in: text) == nil)
    }
}
