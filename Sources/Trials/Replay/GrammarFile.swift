import Languages
package import SpeechRecognition
package import TerminalIO

/// A JSGF file that is specified on the command line.
package enum GrammarFile {
    package static func read(_ path: String) throws(CommandFailure) -> CompiledGrammar {
        let text = try CommandFailure.reading(path, limit: Grammar.largestFile)
        do {
            return try CompiledGrammar(Grammar(jsgf: text))
        } catch {
            throw CommandFailure(.refusedInput, "\(path): \(error)".inert)
        }
    }
}

extension CommandFailure {
    /// Reads a file as text, or throws ``CommandFailure`` if it cannot be read or exceeds `limit`
    /// bytes.
    package static func reading(
        _ path: String, limit: Int = SmallFile.usualLimit
    ) throws(CommandFailure) -> String {
        do {
            return try SmallFile.text(at: path, limit: limit)
        } catch {
            throw CommandFailure(.refusedInput, "\(path) \(error)".inert)
        }
    }
}
