import CommandMatcher
import Testing

/// What everybody knows: other names of the same thing count, other things do not.
@Suite(.timeLimit(.minutes(30)))
struct KnowledgeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var answer: String
        var question: String?
        var given: String
        var outcome: Verdict.Outcome

        init(
            _ answer: String, _ question: String? = nil, _ given: String,
            _ outcome: Verdict.Outcome = .accept
        ) {
            (self.answer, self.question, self.given) = (answer, question, given)
            self.outcome = outcome
        }

        var testDescription: String { "\(answer): \(given)" }
    }

    @Test(
        "another name of the same thing counts, both ways",
        arguments: [
            ("Eswatini", "Swaziland"), ("Ho Chi Minh City", "Saigon"), ("Uluru", "Ayers Rock"),
            ("World War I", "the Great War"), ("Yom Kippur War", "October War"),
            ("tungsten", "wolfram"), ("gold", "Au"), ("ammonia", "NH3"),
            ("kneecap", "patella"), ("phosphorus pentoxide", "P4O10"),
            ("aluminum oxide", "alumina"), ("FBI", "Federal Bureau of Investigation"),
            ("George Orwell", "Eric Blair"), ("eggplant", "aubergine"), ("cougar", "puma"),
            ("the Magic Flute", "Die Zauberflöte"),
        ])
    func bothWays(one: String, other: String) {
        for (answer, given) in [(one, other), (other, one)] {
            let verdict = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
            #expect(verdict.outcome == .accept && verdict.rule == .equivalent, "\(verdict.why)")
        }
    }

    @Test(
        "a name that is short for several things counts for the long one only",
        arguments: [
            Case("Elvis Presley", nil, "elvis"), Case("Tiger Woods", nil, "woods"),
            Case("Woods", nil, "tiger woods", .accept),
            Case("Great Sphinx of Giza", nil, "the sphinx"),
            Case("Hubble Space Telescope", nil, "hubble"),
            Case("Hubble", nil, "james webb", .reject),
        ])
    func short(value: Case) { expect(value) }

    @Test(
        "the question helps to choose the sense, and what it says itself is no answer to it",
        arguments: [
            Case("Mercury", "Which metal is liquid at room temperature?", "quicksilver"),
            Case("Mercury", "Which planet is nearest the Sun?", "quicksilver", .reject),
            Case("Constantinople", "What was Istanbul called?", "istanbul", .reject),
            Case("Istanbul", "Which city was once Constantinople?", "constantinople", .reject),
            Case("Na", "What is the symbol of sodium?", "sodium", .reject),
            Case("IV", "How do clocks write 4 in Roman numerals?", "IIII"),
            Case("IV", "How do clocks write 4 in Roman numerals?", "four", .reject),
            Case("IX", "How is 9 written in Roman numerals?", "IIII", .reject),
            Case("France", "Where is the tale set?", "a French village"),
            Case("France", "What is on the cover?", "a French village", .reject),
            Case("Germany", "Where is the tale set?", "a French village", .reject),
            Case("England", "Where did the ship sink?", "the English Channel", .reject),
            Case("football", "Which sport did Pele play?", "soccer"),
            Case("football", "In which sport do teams meet in the Super Bowl?", "soccer", .reject),
            Case("Ulysses", "Which novel did James Joyce write?", "odysseus", .reject),
            Case("the 1920s", "Which decade had prohibition?", "the roaring twenties"),
            Case("1920", "In which year were women given the vote?", "roaring twenties", .reject),
        ])
    func senses(value: Case) { expect(value) }

    @Test(
        "a form that has two senses is asked about; two letters are a symbol where chemistry is asked for",
        arguments: [
            Case("Notre-Dame de Paris", nil, "hunchback of notre dame", .prompt),
            Case("CO", nil, "carbon monoxide"), Case("CO", nil, "cobalt", .reject),
            // The question asks for the symbol, so the name is wrong.
            Case("Co", "Which symbol stands for the metal of blue glass?", "cobalt", .reject),
            Case("EU", nil, "european union"),
        ])
    func twoSenses(value: Case) { expect(value) }

    @Test(
        "what is taken for the answer and is something else is refused",
        arguments: [
            Case("Michael Jordan", nil, "michael b jordan", .reject),
            Case("John Quincy Adams", nil, "john adams", .reject),
            Case("Indira Gandhi", nil, "mahatma gandhi", .reject),
            Case("Roman Empire", nil, "holy roman empire", .reject),
            Case("Republic of the Congo", nil, "democratic republic of the congo", .reject),
            Case("Van Gogh", nil, "theo van gogh", .reject),
            Case("Van Gogh", nil, "vincent van gogh"),
            Case("Bach", nil, "johann christian bach", .reject),
            Case("Bach", nil, "johann sebastian bach"),
            Case("Alien", "Which film has Ripley hunted on a ship?", "aliens", .reject),
            Case("alien", nil, "aliens"),
        ])
    func others(value: Case) { expect(value) }

    @Test(
        "neither what is wider nor what is narrower counts",
        arguments: [
            Case("France", nil, "europe", .reject), Case("Scotland", nil, "britain", .reject),
            Case("poodle", nil, "dog", .reject), Case("American Civil War", nil, "civil war"),
            Case("American Civil War", nil, "spanish civil war", .reject),
            Case("Jupiter", "Which planet is the largest?", "zeus", .reject),
        ])
    func widerAndNarrower(value: Case) { expect(value) }

    @Test("the writer's accept, prompt and reject go before what the judge knows")
    func writer() {
        for (line, outcome) in [
            ("Eswatini [reject “Swaziland”]", Verdict.Outcome.reject),
            ("Eswatini [prompt on Swaziland]", .prompt), ("Eswatini", .accept),
            ("Ali [do not accept or prompt on “Cassius Clay”]", .reject),
            ("Constantinople [accept Istanbul]", .accept),
        ] {
            let given = line.hasPrefix("E") ? "swaziland" : "cassius clay"
            let said = line.hasPrefix("C") ? "istanbul" : given
            let verdict = AnswerJudge(AnswerLine(lenient: line)).judge(typed: said)
            #expect(verdict.outcome == outcome, "\(line): \(verdict.why)")
        }
    }

    @Test("a strict judge asks instead of accepting, and the verdict says what is known")
    func strict() {
        let line = AnswerLine(answer: "Eswatini")
        let strict = AnswerJudge(line, strictness: .strict)
        let asked = strict.judge(typed: "swaziland")
        #expect(asked.outcome == .prompt && asked.ask == "What else is it called?")
        #expect(strict.judge(typed: "eswatini", after: asked).outcome == .accept)
        let known = AnswerJudge(line).judge(typed: "swaziland")
        #expect(known.knowledge == "place names")
        #expect(known.why == "“swaziland” is another name for “Eswatini” (place names).")
        #expect(AnswerJudge(line).judge(typed: "eswatini").knowledge == nil)
    }

    @Test("names that count are listened for behind those that are written, a few of them")
    func spokenForms() {
        let forms = SpokenForms(of: AnswerLine(answer: "Eswatini")).forms
        // A line of ours first, then the table.
        #expect(
            forms.map(\.words) == [["eswatini"], ["swaziland"], ["kingdom", "of", "eswatini"]])
        let war = SpokenForms(of: AnswerLine(answer: "World War II")).forms.map {
            $0.words.joined(separator: " ")
        }
        #expect(war.contains("second world war") && war.count <= 10)
        #expect(
            SpokenForms(of: AnswerLine(answer: "Eswatini", reject: ["Swaziland"])).forms.allSatisfy
            {
                $0.directive == .reject || $0.words != ["swaziland"]
            })
    }

    @Test(
        "names that people rarely say are accepted, but not listened for",
        arguments: [
            ("The giraffe", "What is the tallest animal?", "camelopard"),
            ("Telescope", "Which magnifier shows the stars?", "scope"),
            ("opium poppy", nil, "papaver somniferum"),
        ])
    func rareNames(answer: String, question: String?, name: String) {
        let line = AnswerLine(answer: answer)
        let forms = SpokenForms(of: line, question: question).forms
        #expect(!forms.contains { $0.words.joined(separator: " ") == name })
        #expect(AnswerJudge(line, question: question).judge(typed: name).outcome == .accept)
    }

    @Test(
        "a nickname stands for its full name beside a last name, and for no other nickname",
        arguments: [
            Case("Kate Winslet", nil, "katherine winslet"),
            Case("Katherine", nil, "kitty", .reject),
            Case("Theodore Roosevelt", nil, "teddy roosevelt"),
            Case("Peggy Fleming", nil, "margaret fleming"),
            Case("Robert Plant", nil, "bert plant"),
            Case("Ted Hughes", nil, "theo hughes", .reject),
        ])
    func nicknames(value: Case) { expect(value) }

    @Test(
        "a title counts without its subtitle, a part of a series by its own title only",
        arguments: [
            Case("Alice's Adventures in Wonderland", nil, "alice in wonderland"),
            Case("Frankenstein; or, The Modern Prometheus", nil, "frankenstein"),
            Case("Borat: Cultural Learnings of America", nil, "borat"),
            Case("Star Wars: Episode V – The Empire Strikes Back", nil, "empire strikes back"),
            Case("Star Wars: Episode V – The Empire Strikes Back", nil, "star wars", .prompt),
            Case("Terminator 2: Judgment Day", nil, "terminator two"),
            Case("Terminator 2: Judgment Day", nil, "judgment day"),
            Case("Terminator 2: Judgment Day", nil, "terminator", .reject),
            Case("Mission: Impossible", nil, "mission", .reject),
            Case("The Godfather Part II", nil, "the godfather two"),
            Case("The Godfather Part II", nil, "the godfather", .prompt),
            Case("Rocky II", nil, "rocky", .prompt), Case("Rocky", nil, "rocky two", .reject),
            Case("Rocky", nil, "Rocky III", .reject),
            Case("Downton Abbey", nil, "downton", .reject),
        ])
    func titles(value: Case) { expect(value) }

    private func expect(_ value: Case) {
        let verdict = AnswerJudge(AnswerLine(answer: value.answer), question: value.question)
            .judge(typed: value.given)
        #expect(verdict.outcome == value.outcome, "\(verdict.why) (\(verdict.rule.rawValue))")
    }
}
