import Languages
package import SpeechRecognition
package import TerminalIO

/// A JSGF file named on the command line.
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
    /// Reads a named file as text, up to a size limit.
    ///
    /// - Throws: ``CommandFailure`` with the file's name if the file cannot be read or is too large.
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
