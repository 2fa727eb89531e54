extension CompiledLine {
    /// Turns the forms of an answer line into alternatives.
    struct Builder {
        let line: AnswerLine
        let question: QuestionWords
        let language: CompiledLanguage
        private var lexicon: Lexicon { language.lexicon }
        private(set) var alternatives: [Alternative] = []
        private(set) var vocabulary = Vocabulary()
        private(set) var sequences = KeyTable()
        private(set) var acronyms = KeyTable()
        private(set) var promptWords = KeyTable()
        private(set) var choiceNames = KeyTable()
        private(set) var rightChoice: Int?

        init(_ line: AnswerLine, question: QuestionWords, language: CompiledLanguage) {
            self.line = line
            self.question = question
            self.language = language
        }

        mutating func build() {
            for form in line.answers { add(form, AnswerClause(.accept)) }
            for clause in line.clauses { add(clause) }
            addChoices()
            guard line.choices.isEmpty else { return }
            addOtherNames()
            addLetters()
        }

        /// The accepted times of day, if an answer is clearly written as a time.
        func clockTimes() -> [(index: Int, time: ClockTime)] {
            guard language.has(.amounts) else { return [] }
            var isWritten = false
            var times: [(index: Int, time: ClockTime)] = []
            for (index, alternative) in alternatives.enumerated()
            where alternative.directive == .accept {
                let list = WordList(alternative.text, lexicon)
                guard let time = ClockTime(list) else { continue }
                isWritten = isWritten || ClockTime.isWritten(in: alternative.text, list)
                times.append((index, time))
            }
            return isWritten ? times : []
        }

        // MARK: Forms

        /// For questions without choices, adds "yeah" for "yes" and "nope" for "no".
        private mutating func addOtherNames() {
            for form in line.answers {
                let text = form.text.trimmed()
                var other = Alternative(text: text, directive: .accept)
                other.isMarked = true
                for name in language.language.letters.otherNames(of: text) {
                    add(AnswerForm(name), as: other)
                }
            }
        }

        /// Accepts the letter of the answer, alone and with its choice, if the question contains
        /// labeled choices: "A) lead, B) aluminium or C) iron". If no choice is a whole answer, the
        /// only one that is a part of it counts.
        private mutating func addLetters() {
            let choices = LabeledChoices.of(question.text).map {
                ($0.letter, WordList($0.choice, lexicon).words)
            }
            let whole = choices.compactMap { letter, words in
                sequences[WordKey.sequence(words)].map { (letter, words, $0) }
            }.filter { isAccepting($0.2) }
            let parts = choices.compactMap { letter, words in
                alternatives.indices.first { says(words, in: $0) }.map { (letter, words, $0) }
            }
            for (letter, words, index) in whole.isEmpty && parts.count == 1 ? parts : whole {
                let letters = WordList(letter, lexicon).words
                sequences[WordKey.sequence(letters)] = index
                sequences[WordKey.sequence(letters + words)] = index
            }
        }

        private func isAccepting(_ index: Int) -> Bool { alternatives[index].directive == .accept }

        private func says(_ words: [Word], in index: Int) -> Bool {
            let keys = alternatives[index].words.map(\.key)
            return isAccepting(index) && !words.isEmpty
                && words.allSatisfy { keys.contains($0.key) }
        }

        private mutating func add(_ clause: AnswerClause) {
            for form in clause.forms { add(form, clause) }
            if clause.scope == .anyPart || clause.scope == .partial && clause.directive == .accept {
                for form in line.answers { addParts(of: form, clause) }
            }
        }

        /// Adds each required part of the form. If only one part is marked as required, adds each
        /// word of that part.
        private mutating func addParts(of form: AnswerForm, _ clause: AnswerClause) {
            let stretches = form.parts.filter { $0.weight == .required }
            if stretches.count > 1 {
                for stretch in stretches { add(AnswerForm(stretch.text), clause) }
            } else if let only = stretches.first {
                let words = only.text.split(separator: " ")
                for word in words.count > 1 ? words : form.text.split(separator: " ") {
                    add(AnswerForm(String(word)), clause)
                }
            }
        }

        private mutating func add(_ form: AnswerForm, _ clause: AnswerClause) {
            var alternative = Alternative(
                text: form.text.trimmed(), directive: clause.directive, ask: clause.ask)
            alternative.isMarked = form.isMarked
            alternative.isOpen = line.isOpen
            add(form, as: alternative)
            guard clause.directive == .accept || clause.directive == .prompt else { return }
            // The general-knowledge tables contain only English names.
            guard language.has(.names) else { return }
            let variants = [
                Contractions.variants, Disguise.variants, ClockTimes.variants, Formulas.variants,
            ]
            let texts =
                variants.flatMap { $0(form.text) }
                + DateFigures.variants(of: form.text, in: language)
            for text in texts where !form.isMarked { add(AnswerForm(text), as: alternative) }
            addKnown(form, as: alternative)
        }

        /// Adds other names for a form, the parts of a title, and names that people confuse with
        /// the form.
        private mutating func addKnown(_ form: AnswerForm, as template: Alternative) {
            var template = template
            template.isEquivalent = true
            template.isMarked = true
            template.isOpen = false
            for name in Knowledge.shared.names(of: form, question: question) {
                if template.directive == .prompt, !widensPrompt(on: form, name) { continue }
                var known = template
                known.topic = name.topic
                if name.isOther {
                    guard template.directive == .accept else { continue }
                    known.directive = .reject
                } else if !name.isSure, known.directive == .accept {
                    known.directive = .prompt
                    known.ask = CompiledLine.whichName(language.sentences)
                }
                add(name.form, as: known)
            }
            guard !form.isMarked, template.directive == .accept else { return }
            addPairs(of: form, as: template)
            let titles = Titles(form.text)
            template.topic = .works
            for name in titles.names {
                add(AnswerForm(name), as: template)
                for other in Knowledge.shared.names(of: AnswerForm(name), question: question)
                where other.topic == .works && other.isSure && !other.isOther {
                    add(other.form, as: template)
                }
            }
            if let series = titles.series, !question.says(series) {
                template.directive = .prompt
                template.ask = CompiledLine.whichOne(language.sentences)
                add(AnswerForm(series), as: template)
            }
        }

        /// Adds other names for each of two things joined by "and": "the US and Canada".
        private mutating func addPairs(of form: AnswerForm, as template: Alternative) {
            let sides = form.text.split(separator: " ").split { ["and", "&"].contains($0) }
                .map { $0.joined(separator: " ") }
            guard sides.count == 2,
                alternatives.first(where: { $0.text == form.text })?.sides.count == 2
            else { return }
            for (own, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                for name in Knowledge.shared.names(of: AnswerForm(own), question: question)
                where name.isSure && !name.isOther {
                    var known = template
                    known.topic = name.topic
                    add(AnswerForm("\(name.form.text) and \(other)"), as: known)
                    add(AnswerForm("\(other) and \(name.form.text)"), as: known)
                }
            }
        }

        /// Whether a prompt on a form also applies to another name, which must not be more specific
        /// than the form.
        private func widensPrompt(on form: AnswerForm, _ name: Knowledge.Name) -> Bool {
            guard !name.topic.isTabled else { return false }
            let said = lexicon.keys(of: name.form.text)
            return !WordList(form.text, lexicon).words.allSatisfy { said.contains($0.key) }
        }

        // MARK: Words

        /// Adds an alternative for a form, and further alternatives for names and titles in
        /// parentheses.
        private mutating func add(_ form: AnswerForm, as template: Alternative) {
            let words = FormWords(form, lexicon)
            guard !words.list.isEmpty else { return }
            var alternative = template
            words.fill(&alternative, question: question)
            alternatives.append(alternative)
            register(words, of: alternative, at: alternatives.count - 1)
            guard !alternative.isMarked else { return }
            for alias in words.parentheticalNames { add(AnswerForm(alias), as: template) }
            var whole = template
            whole.isMarked = true
            for title in words.parentheticalTitles { add(AnswerForm(title), as: whole) }
            whole.isEquivalent = true
            if let family = words.familyName(of: alternative) { add(AnswerForm(family), as: whole) }
        }

        private mutating func register(
            _ words: FormWords, of alternative: Alternative, at index: Int
        ) {
            for sequence in [words.list.words, words.withoutParentheses] where !sequence.isEmpty {
                let key = WordKey.sequence(sequence)
                let isStronger = sequences[key].map {
                    alternative.precedence < alternatives[$0].precedence
                }
                if isStronger ?? true { sequences[key] = index }
            }
            let family = words.sharedName(of: alternative).map { ["\($0)s", "\($0)es"] } ?? []
            for typed in Formulas.typed(alternative.text) + family {
                let key = WordKey.sequence(WordList(typed, lexicon).words)
                if sequences[key] == nil { sequences[key] = index }
            }
            // Nobody has reviewed the names from public data, so answers must match these names
            // exactly.
            if alternative.topic?.isTabled == true { return }
            for place in (alternative.required | alternative.optional).places {
                register(place, of: words, at: index)
            }
            registerCompounds(words.list, at: index)
            registerTimes(words.list, at: index)
            if alternative.directive == .prompt { registerPrompt(alternative, at: index) }
            guard alternative.directive == .accept, !alternative.isEquivalent else { return }
            for acronym in words.acronyms where acronyms[acronym] == nil {
                acronyms[acronym] = index
            }
        }

        /// Adds a prompt's only required word, and the prompt's last word if this word is a common
        /// noun ("igneous rock").
        private mutating func registerPrompt(_ alternative: Alternative, at index: Int) {
            if alternative.required.nonzeroBitCount == 1 {
                promptWords[alternative.words[alternative.required.firstPlace].stem] = index
            }
            if let last = alternative.words.last, alternative.words.count > 1, last.isContent,
                last.lacks(.capital), !last.isNumber, promptWords[last.stem] == nil
            {
                promptWords[last.stem] = index
            }
        }

        /// Adds one word of a form and the word's variants to the vocabulary.
        private mutating func register(_ place: Int, of words: FormWords, at index: Int) {
            let list = words.list
            let word = list.words[place]
            let letters = list.letters(of: word)
            let at = Vocabulary.Place(alternative: index, word: place, span: 1)
            vocabulary.add(letters, key: word.key, stem: word.stem, isNumber: word.isNumber, at: at)
            if word.has(.roman), !question.asksForRomanNumerals {
                vocabulary.add(letters, number: word.number, at: at)
            }
            // Many clock faces show IIII instead of IV.
            if word.has(.roman), word.number == 4 { add(Array("iiii".utf8), at: at) }
            if word.isNumber, place + 1 < list.count, list.words[place + 1].key == WordKey.percent {
                vocabulary.add(letters, number: word.number / 100, at: at)
            }
            if word.has(.initials) { registerLetters(letters, at: at) }
            if language.has(.endings), letters.last == "u" || word.has(.possessive),
                letters.count > 2, !word.isNumber
            {
                // A word that ends in "-us" may be a plural, such as "haikus". A possessive may be
                // written without its apostrophe.
                let plural = letters + "s".utf8
                let key = WordKey.hash(plural)
                vocabulary.add(plural, key: key, stem: key, isNumber: false, at: at)
            }
            if let prefix = words.requiredPrefix[place] { add(prefix, at: at) }
        }

        private mutating func add(_ letters: [UInt8], at place: Vocabulary.Place) {
            vocabulary.add(
                letters[...], key: WordKey.hash(letters), stem: lexicon.stem(letters[...]),
                isNumber: false, at: place)
        }

        /// Adds the spoken names of initials: "jay kay".
        private mutating func registerLetters(
            _ letters: ArraySlice<UInt8>, at place: Vocabulary.Place
        ) {
            guard (2...4).contains(letters.count) else { return }
            var called: [[UInt8]] = [[]]
            for letter in letters {
                let names = SpokenLetters(language: language).spellings(of: letter).prefix(3)
                called = called.flatMap { start in names.map { start + $0 } }
            }
            for name in called where name.count > letters.count { add(name, at: place) }
        }

        /// Adds adjacent words as one word: "spiderman".
        private mutating func registerCompounds(_ list: WordList, at index: Int) {
            let count = min(list.count, 12)
            guard count > 1 else { return }
            for span in 2...min(4, count) {
                for start in 0...(count - span) {
                    let words = list.words[start..<(start + span)]
                    guard !words.contains(where: \.isNumber) || span == count else { continue }
                    add(
                        words.flatMap { list.letters(of: $0) },
                        at: Vocabulary.Place(alternative: index, word: start, span: span))
                }
            }
        }

        /// Adds the number 1005 for a time such as "10:05".
        private mutating func registerTimes(_ list: WordList, at index: Int) {
            for place in list.words.indices.prefix(CompiledLine.longestForm).dropLast() {
                let (hour, minute) = (list.words[place], list.words[place + 1])
                guard hour.isNumber, minute.isNumber, (10..<25).contains(hour.number),
                    (0..<60).contains(minute.number), minute.count == 2,
                    hour.origin == minute.origin
                else { continue }
                vocabulary.add(
                    list.letters(of: hour) + list.letters(of: minute),
                    number: hour.number * 100 + minute.number,
                    at: Vocabulary.Place(alternative: index, word: place, span: 2))
            }
        }

        // MARK: Choices

        private mutating func addChoices() {
            guard !line.choices.isEmpty else { return }
            let lists = line.choices.map { WordList($0, lexicon).words }
            let accepted = Set(
                alternatives.filter { $0.directive == .accept }.map {
                    WordKey.sequence($0.words)
                })
            rightChoice = lists.firstIndex { accepted.contains(WordKey.sequence($0)) }
            // The text of one choice may be the number or letter of another choice.
            let texts = Dictionary(
                lists.enumerated().map { (CompiledLine.choiceKey($1), $0) },
                uniquingKeysWith: { first, _ in first })
            let names = ChoiceNames.all(line.choices, in: language)
            for (index, choice) in line.choices.enumerated() {
                for name in names[index] {
                    let key = CompiledLine.choiceKey(
                        WordList(name.joined(separator: " "), lexicon).words)
                    if texts[key] ?? index == index, choiceNames[key] == nil {
                        choiceNames[key] = index
                    }
                }
                guard index != rightChoice else { continue }
                var other = Alternative(text: choice, directive: .reject)
                other.isMarked = true
                other.isChoice = true
                add(AnswerForm(choice), as: other)
            }
        }
    }
}

extension AnswerLine {
    /// The clause that prompts on any part of the answer.
    var partialPrompt: AnswerClause? {
        clauses.first { $0.scope == .partial && $0.directive == .prompt }
    }

    /// Whether the answer line leaves open which words are required.
    fileprivate var isOpen: Bool {
        notation == .line && !answers.contains(where: \.isMarked) && partialPrompt == nil
    }
}
