import Phonetics

/// An answer line as comparing needs it.
struct CompiledLine: Sendable {
    struct Alternative: Sendable {
        var text: String
        var directive: AnswerClause.Directive
        var ask: String?
        var required: [UInt64]
        var stems: [UInt64]
        var all: Set<UInt64>
    }

    let official: String
    private var alternatives: [Alternative] = []

    init(
        _ line: AnswerLine, question: String?, strictness: Strictness,
        pronouncing: (any Pronouncing)?
    ) {
        official = line.official
        for form in line.answers { add(form, .accept, ask: nil) }
        for clause in line.clauses {
            for form in clause.forms { add(form, clause.directive, ask: clause.ask) }
        }
    }

    private mutating func add(_ form: AnswerForm, _ directive: AnswerClause.Directive, ask: String?)
    {
        let core = form.parts.filter { $0.weight == .required }.map(\.text).joined(separator: "")
        let words = WordList(core).words.filter(\.isContent)
        let all = WordList(form.text).words
        guard !all.isEmpty else { return }
        let required = words.isEmpty ? all : words
        alternatives.append(
            Alternative(
                text: form.text, directive: directive, ask: ask, required: required.map(\.key),
                stems: required.map(\.stem), all: Set(all.flatMap { [$0.key, $0.stem] })))
    }

    func judge(_ given: WordList, heard: String) -> Verdict {
        var words = given.words[...]
        while true {
            let length = PhraseTable.before.length(in: words)
            guard length > 0, length < words.count else { break }
            words = words.dropFirst(length)
        }
        while true {
            let length = PhraseTable.after.lengthAtEnd(of: words)
            guard length > 0, length < words.count else { break }
            words = words.dropLast(length)
        }
        guard !words.isEmpty else {
            return Verdict(outcome: .reject, rule: .nothingSaid, heard: heard, official: official)
        }
        if PhraseTable.givingUp.length(in: words) == words.count {
            return Verdict(outcome: .reject, rule: .gaveUp, heard: heard, official: official)
        }
        let keys = Set(words.flatMap { [$0.key, $0.stem] })
        var best: (alternative: Alternative, extra: Int)?
        for alternative in alternatives {
            let isGiven = zip(alternative.required, alternative.stems).allSatisfy {
                keys.contains($0) || keys.contains($1)
            }
            guard isGiven else { continue }
            let extra = words.count {
                $0.isContent && !alternative.all.contains($0.key)
                    && !alternative.all.contains($0.stem)
            }
            if best.map({ extra < $0.extra }) ?? true { best = (alternative, extra) }
        }
        guard let best, best.extra == 0 else {
            return Verdict(outcome: .reject, rule: .otherAnswer, heard: heard, official: official)
        }
        let outcome: Verdict.Outcome =
            switch best.alternative.directive {
            case .accept: .accept
            case .prompt, .antiprompt: .prompt
            case .reject: .reject
            }
        return Verdict(
            outcome: outcome, rule: outcome == .accept ? .sameWords : .otherAnswer,
            matched: best.alternative.text, ask: outcome == .prompt ? best.alternative.ask : nil,
            heard: heard, official: official)
    }
}
