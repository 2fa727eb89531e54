extension AnswerJudge {
    /// The answer without the words around it ("Paree" in "What's the capital, um, Paree"), or the
    /// whole text if no answer is found.
    package func decisiveWords(of text: String) -> String {
        let pieces = text.split(whereSeparator: \.isWhitespace)
        var reader = WordReader(language.lexicon)
        for (index, piece) in pieces.enumerated() { reader.read(piece, origin: index) }
        var list = reader.finish()
        list.words.removeFirst(lengthOfEcho(in: list))
        let words = compiled.rule(CompiledLine.Given(list: list, heard: text)).words
        guard let first = words.map(\.origin).min(), let last = words.map(\.origin).max() else {
            return text
        }
        let end = list.words.map(\.origin).filter { $0 > last }.min() ?? pieces.count
        let sounds = Set(list.words.filter { $0.has(.filler) }.map(\.origin))
        let said = (first..<end).filter { !sounds.contains($0) }.map { pieces[$0] }
        let decisive = said.joined(separator: " ").drop { Self.marks.contains($0) }
        let length = decisive.reversed().drop { Self.marks.contains($0) }.count
        return length > 0 ? String(decisive.prefix(length)) : text
    }

    /// Punctuation marks around an answer.
    private static let marks: Set<Character> = [",", ";", ":", ".", "?", "\"", "“", "”", "…"]

    /// The number of words at the start that repeat the question, possibly with misspellings.
    private func lengthOfEcho(in list: WordList) -> Int {
        let asked = WordList(question ?? "", language.lexicon)
        func isEcho(_ word: Word) -> Bool {
            !word.isContent || word.has(.filler) || compiled.question.contains(word)
                || asked.words.contains { isSlip(list.letters(of: word), asked.letters(of: $0)) }
        }
        /// Whether one word is a misspelling of the other word. Two words with the same letters in
        /// a different order are always taken to be misspellings of each other.
        func isSlip(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
            Spelling.slip(left, right) != nil || left.sorted() == right.sorted()
        }
        let ends = list.words.indices.dropFirst().filter {
            list.words[$0].hasAny([.filler, .afterComma])
        }
        return ends.last { end in
            var rest = list.words[..<end]
            while let word = rest.first {
                let lead = language.before.length(in: rest)
                guard lead > 0 || isEcho(word) else { return false }
                rest = rest.dropFirst(max(lead, 1))
            }
            return list.words[end...].contains { !isEcho($0) }
        } ?? 0
    }
}
