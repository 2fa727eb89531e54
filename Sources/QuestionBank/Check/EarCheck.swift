public import Phonetics

/// Finds questions that are difficult to answer by voice, for example because two choices sound
/// alike.
public struct EarCheck: Sendable {
    private let pronouncing: any Pronouncing
    private let spoken: @Sendable (Question) -> SpokenAnswer
    private let alike = SoundAlike()

    /// The recognizer confuses two choices if their phonetic distance is less than this value.
    static let choiceThreshold = 0.15
    /// A rejected form may be mistaken for the answer if its phonetic distance from the answer is
    /// less than this value.
    static let rejectThreshold = 0.1
    /// The check adds a note if the phonetic distance between two forms is less than this value.
    static let noteThreshold = 0.2
    /// An answer needs at least this many phones (speech sounds) to stand out from noise and
    /// breathing.
    static let fewestPhones = 3
    /// The maximum number of words that players can say in one breath.
    static let mostWords = 10
    /// If a question has more than this many ways to answer, the recognizer's search becomes
    /// slower.
    static let mostForms = 120

    /// Creates a check. `spoken` is a function that returns the ways to say the answers.
    /// Pronunciations in the pack override all other pronunciations.
    public init(
        pronouncing: any Pronouncing, spoken: @escaping @Sendable (Question) -> SpokenAnswer
    ) {
        self.pronouncing = pronouncing
        self.spoken = spoken
    }

    /// Returns all findings about one question.
    public func findings(_ question: Question) -> [EarFinding] {
        let answer = spoken(question)
        let service = HostedPronouncing(question.pronunciations, before: pronouncing)
        var report = Report(question: question.id)
        for problem in answer.problems {
            report.add(
                .markup, .risk, question.answer, problem,
                "compare the field with docs/pack-format.md")
        }
        words(answer, service, &report)
        spelling(question, answer, &report)
        length(question, answer, service, &report)
        neighbours(question, answer, service, &report)
        prompt(question, answer, &report)
        let count = answer.accepted.count + answer.choices.joined().count
        if count > Self.mostForms {
            report.add(
                .largeGrammar, .risk, question.plainAnswer,
                "\(count) ways to answer make recognition slower and less certain",
                "list fewer accepted answers")
        }
        return report.findings
    }

    // MARK: Parts

    /// Reports words whose pronunciation is only guessed.
    private func words(
        _ answer: SpokenAnswer, _ service: HostedPronouncing, _ report: inout Report
    ) {
        var seen: Set<String> = []
        for word in Array(answer.accepted.joined()) + answer.choices.joined().joined()
        where seen.insert(word).inserted {
            let ways = service.pronunciations(of: word)
            guard let best = ways.first else {
                report.add(
                    .guessedPronunciation, .risk, word, "\"\(word)\" cannot be spoken",
                    "spell it out in letters")
                continue
            }
            guard !ways.contains(where: { $0.source != .automatic }) else { continue }
            report.add(
                .guessedPronunciation, .note, word,
                "\"\(word)\" is not in the dictionary; the guessed pronunciation is \(best.pronunciation)",
                "listen to it with pack say, and add a pronunciation if it is wrong",
                .pronunciation(word: word, phones: best.pronunciation.description))
        }
    }

    /// Reports numbers, symbols and non-English letters, and how they are spoken.
    private func spelling(
        _ question: Question, _ answer: SpokenAnswer, _ report: inout Report
    ) {
        let text = question.plainAnswer
        let said = answer.accepted.first.map { $0.joined(separator: " ") } ?? ""
        if text.contains(where: { $0.isNumber || "&+%$€£#@=/°".contains($0) }) {
            report.add(
                .spokenForm, .note, text,
                said.isEmpty
                    ? "the program does not know how it is pronounced"
                    : "players are expected to say \"\(said)\"",
                "add other ways to say it to the field accept")
        }
        if text.unicodeScalars.contains(where: { $0.value > 0x7F && $0.properties.isAlphabetic }) {
            report.add(
                .foreignWord, .note, text,
                said.isEmpty ? "it cannot be spoken" : "players are expected to say \"\(said)\"",
                "add a pronunciation if English speakers would say it differently")
        }
    }

    private func length(
        _ question: Question, _ answer: SpokenAnswer, _ service: HostedPronouncing,
        _ report: inout Report
    ) {
        let forms =
            question.choices.isEmpty
            ? answer.accepted
            : question.correctChoice.map {
                answer.choices.indices.contains($0) ? answer.choices[$0] : []
            }
                ?? answer.accepted
        guard let first = forms.first else {
            return report.add(
                .tooShort, .risk, question.plainAnswer, "the answer cannot be spoken",
                "write it in words")
        }
        let phones = service.phoneCount(first)
        if phones < Self.fewestPhones {
            let form = first.joined(separator: " ")
            report.add(
                .tooShort, .risk, form,
                "\"\(form)\" has only \(phones) \(phones == 1 ? "sound" : "sounds") and will be misheard",
                question.choices.isEmpty
                    ? "accept a longer form too, or ask for more than this word"
                    : "tell players to say \"answer\" and the letter",
                question.choices.isEmpty
                    ? .accept("the answer \(form)") : .tag("say-the-letter"))
        }
        if question.choices.isEmpty, first.count > Self.mostWords {
            report.add(
                .tooLong, .risk, question.plainAnswer,
                "\(first.count) words are hard to say without a pause",
                "accept a shorter form, such as the last name")
        }
    }

    /// Reports choices that sound alike, and answers that sound like a rejected form.
    private func neighbours(
        _ question: Question, _ answer: SpokenAnswer, _ service: HostedPronouncing,
        _ report: inout Report
    ) {
        for (index, choice) in answer.choices.enumerated() {
            for rival in answer.choices.dropFirst(index + 1) {
                guard let a = choice.first, let b = rival.first else { continue }
                compare(
                    a, b, service, &report, advice: "tell players to say \"answer\" and the letter",
                    risk: Self.choiceThreshold, proposal: .tag("say-the-letter"))
            }
        }
        for wrong in answer.rejected + answer.prompted {
            for right in answer.accepted.prefix(8) where right != wrong {
                compare(
                    right, wrong, service, &report,
                    advice: "accept both, or ask so that nobody says the other",
                    risk: Self.rejectThreshold, proposal: nil)
            }
        }
    }

    private func compare(
        _ a: [String], _ b: [String], _ service: HostedPronouncing, _ report: inout Report,
        advice: String, risk: Double, proposal: EarFinding.Proposal?
    ) {
        // The check does not compare a phrase with a longer form of the same phrase.
        let (mine, theirs) = Self.different(a, b)
        guard !mine.isEmpty, !theirs.isEmpty else { return }
        let (said, others) = (service.words(mine), service.words(theirs))
        let distance = alike.distance(said, others)
        let isOneSound = proposal != nil && SoundAlike.areOneSoundApart(said, others)
        guard distance < Self.noteThreshold || isOneSound else { return }
        let pair = "\(a.joined(separator: " ")) / \(b.joined(separator: " "))"
        let isRisk = distance < risk || isOneSound
        let how =
            isOneSound
            ? "they differ in one sound" : "distance \((distance * 100).rounded() / 100)"
        report.add(
            .tooAlike, isRisk ? .risk : .note, pair, "\(pair) sound alike (\(how))", advice,
            isRisk ? proposal : nil)
    }

    /// Reports an answer to an open question if the prompt contains the whole answer.
    private func prompt(_ question: Question, _ answer: SpokenAnswer, _ report: inout Report) {
        guard question.choices.isEmpty else { return }
        let words = Self.words(question.prompt)
        for form in answer.accepted.prefix(4) where !form.isEmpty && form.joined().count > 2 {
            guard words.count >= form.count,
                words.indices.dropLast(form.count - 1).contains(where: {
                    words[$0..<($0 + form.count)].elementsEqual(form)
                })
            else { continue }
            let said = form.joined(separator: " ")
            return report.add(
                .answerInPrompt, .risk, said, "the prompt says \"\(said)\"",
                "reword the prompt so that it does not give away the answer")
        }
    }

    /// Removes the words that two phrases share at the beginning and at the end.
    private static func different(
        _ a: [String], _ b: [String]
    ) -> (ArraySlice<String>, ArraySlice<String>) {
        var (mine, theirs) = (a[...], b[...])
        while let first = mine.first, first == theirs.first {
            mine.removeFirst()
            theirs.removeFirst()
        }
        while let last = mine.last, last == theirs.last {
            mine.removeLast()
            theirs.removeLast()
        }
        return (mine, theirs)
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    }
}

private struct Report {
    let question: String
    private(set) var findings: [EarFinding] = []

    init(question: String) { self.question = question }

    mutating func add(
        _ kind: EarFinding.Kind, _ weight: EarFinding.Weight, _ subject: String, _ message: String,
        _ suggestion: String, _ proposal: EarFinding.Proposal? = nil
    ) {
        findings.append(
            EarFinding(
                question: question, kind: kind, weight: weight, subject: subject, message: message,
                suggestion: suggestion, proposal: proposal))
    }
}
