import SpeechRecognition

/// Reads a JSGF file, and matches a sentence of the grammar's words.
enum GrammarReading {
    static func read(_ text: String) {
        do {
            let compiled = try CompiledGrammar(Grammar(jsgf: text))
            let sentence = Array(compiled.words.prefix(4))
            for count in 0...sentence.count {
                let start = Array(sentence.prefix(count))
                let progress = compiled.progress(of: start)
                let tags = compiled.tags(saying: start)
                precondition(tags == nil || progress?.isWhole == true, "tags of no sentence")
            }
        } catch {
            precondition(!error.description.isEmpty)
        }
    }
}
