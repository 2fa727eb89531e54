import ArgumentParser
import SpeechRecognition
import Testing

@testable import TriviaVoice

@Suite("Which ear is asked for")
struct ModelOptionsTests {
    @Test("The network helps unless it is told not to")
    func network() throws {
        #expect(try ModelOptions.parse([]).model().usesNetwork)
        #expect(try !ModelOptions.parse(["--no-network"]).model().usesNetwork)
    }

    @Test("A folder that is no model is named")
    func folder() throws {
        let options = try ModelOptions.parse(["--model", "/nowhere/at/all"])
        let error = #expect(throws: CommandFailure.self) { try options.model() }
        #expect("\(try #require(error))".contains("/nowhere/at/all"))
    }
}
