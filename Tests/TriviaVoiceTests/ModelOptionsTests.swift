import ArgumentParser
import SpeechRecognition
import Testing

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaVoice

@Suite("Which ear is asked for")
struct ModelOptionsTests {
    @Test(
        "The encoder hears unless it is told not to",
        arguments: [
            ([], AcousticModel.Ear.encoder), (["--no-encoder"], .network),
        ])
    func ear(arguments: [String], expected: AcousticModel.Ear) throws {
        #expect(try ModelOptions.parse(arguments).model().ear == expected)
    }

    @Test("A folder that is no model is named")
    func folder() throws {
        let options = try ModelOptions.parse(["--model", "/nowhere/at/all"])
        let error = #expect(throws: CommandFailure.self) { try options.model() }
        #expect("\(try #require(error))".contains("/nowhere/at/all"))
    }
}
