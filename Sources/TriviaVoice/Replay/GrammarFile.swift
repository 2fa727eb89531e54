import Foundation
import SpeechRecognition

/// A JSGF file given on the command line.
enum GrammarFile {
    static func read(_ path: String) throws(CommandFailure) -> CompiledGrammar {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.refusedInput, "there is no readable grammar file '\(path)'")
        }
        do {
            return try CompiledGrammar(Grammar(jsgf: String(decoding: data, as: UTF8.self)))
        } catch {
            throw CommandFailure(.refusedInput, "\(path): \(error)")
        }
    }
}
