import Languages
import Testing

@testable import PlaySession

@Suite("Figures as they are shown")
struct FiguresTests {
    @Test(
        "A long list of names is told by its first, and how many more there are",
        arguments: [
            (1, "P1"), (2, "P1 and P2"), (6, "P1, P2, P3, P4, P5 and P6"),
            (7, "P1, P2, P3, P4, P5 and 2 more"), (200, "P1, P2, P3, P4, P5 and 195 more"),
        ])
    func names(count: Int, told: String) {
        #expect(Figures.briefly((1...count).map { "P\($0)" }, Sentences()) == told)
    }
}
