/// Compares whole answers by sound, because the recognizer chooses the words: "you too" for U2, "a
/// cute angle" for an acute angle.
extension CompiledLine {
    /// Accepts spoken words that together sound like a way to say an accepted form, or that are a
    /// form with other gaps: "no kia".
    func ruleBySound(_ given: Given, _ words: ArraySlice<Word>) -> Ruling? {
        guard given.list.isHeard, let pronouncing, strictness != .strict, line.choices.isEmpty
        else { return nil }
        let said = given.heard.lowercased().split(separator: " ").map(String.init)
        guard (1...Self.mostSounded).contains(said.count) else { return nil }
        let heard = Self.pronunciations(of: said, pronouncing).phrases
        let accepted = alternatives.indices.filter { alternatives[$0].directive == .accept }
        for index in accepted.prefix(Self.mostSoundedForms) {
            let sayings = Sayer(limit: Self.mostSayings, language: language).sayings(
                of: alternatives[index].text)
            for saying in sayings where saying != said && saying.count <= Self.mostSounded {
                if saying.joined() == said.joined() {
                    return ruling(for: index, rule: .sound, words: words)
                }
                let wanted = Self.pronunciations(of: saying, pronouncing).phrases
                let isSame = heard.contains { heard in
                    heard.phones.count > 1 && wanted.contains { $0.phones == heard.phones }
                }
                if isSame { return ruling(for: index, rule: .sound, words: words) }
            }
        }
        return nil
    }

    /// The maximum number of words that are compared by their sound together.
    private static let mostSounded = 6
    private static let mostSoundedForms = 8
    private static let mostSayings = 4
}
