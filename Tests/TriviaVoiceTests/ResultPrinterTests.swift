import Testing

@testable import TerminalIO
@testable import Trials

@Suite("Printed results")
struct ResultPrinterTests {
    @Test("An id from a stranger's file moves no cursor")
    func inert() {
        let result = ReplayResult(id: "a\u{1B}[2J\tb", error: "no clip \u{9B}31m")
        let text = ResultPrinter.text(result)
        #expect(text.split(separator: "\t").count == 3)
        #expect(text.hasPrefix("a\u{241B}[2J b\t"))
        #expect(
            !text.unicodeScalars.contains {
                $0 != "\t" && $0.properties.generalCategory == .control
            })
    }
}
