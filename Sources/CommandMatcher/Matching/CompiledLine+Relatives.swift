extension CompiledLine {
    /// Whether a given word is a well-known relative of one of the answer's words: another thing of
    /// the same kind, clearly said.
    func namesRelative(_ given: WordList) -> Bool {
        given.words.contains { word in
            vocabulary.byKey[word.key] == nil
                && vocabulary.entries.contains { Confusables.areRelatives(word.key, $0.key) }
        }
    }
}
