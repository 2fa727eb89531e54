import SpeechRecognition
import Testing

@Suite("Reading JSGF", .timeLimit(.minutes(30)))
struct JSGFTests {
    static let header = "#JSGF V1.0;\ngrammar test;\n"

    static func compiled(_ rules: String) throws -> CompiledGrammar {
        try CompiledGrammar(Grammar(jsgf: header + rules))
    }

    @Test(
        "A weight that is none is refused in a grammar made by code too",
        arguments: [0, -1, .nan, .infinity])
    func weights(weight: Double) {
        let phrases = [
            Grammar.Phrase(id: "a", words: ["yes"], weight: weight),
            Grammar.Phrase(id: "b", words: ["no"]),
        ]
        #expect(throws: GrammarError(.badWeight("\(weight)"))) {
            try CompiledGrammar(.phrases(phrases))
        }
    }

    @Test("The rarest beside the commonest thing is still listened for")
    func farWeights() throws {
        let grammar = try CompiledGrammar(
            .phrases([
                Grammar.Phrase(id: "a", words: ["yes"], weight: .leastNonzeroMagnitude),
                Grammar.Phrase(id: "b", words: ["no"], weight: .greatestFiniteMagnitude),
            ]))
        #expect(grammar.tags(saying: ["yes"]) == [Grammar.phraseTag: "a"])
    }

    @Test(
        "Sentences inside and outside of a grammar are told apart",
        arguments: [
            ("public <a> = yes;", ["yes"], ["no", ""]),
            ("public <a> = yes | no;", ["yes", "no"], ["yes no"]),
            ("public <a> = [very] good;", ["good", "very good"], ["very", "very very good"]),
            ("public <a> = very* good;", ["good", "very very good"], ["very"]),
            ("public <a> = very+ good;", ["very good"], ["good"]),
            ("public <a> = (one | two) <b>; <b> = cups;", ["one cups", "two cups"], ["cups"]),
            ("public <a> = one; public <b> = two;", ["one", "two"], ["one two"]),
            ("/* first */ public <a> = // one\n one;", ["one"], ["first"]),
            ("public <a> = \"New York\" | o\\=k;", ["new york", "o=k"], []),
            ("public <a> = <NULL> one;", ["one"], []),
        ])
    func sentences(rules: String, said: [String], unsaid: [String]) throws {
        let grammar = try Self.compiled(rules)
        for sentence in said {
            // A quoted word with a space is one word.
            let words =
                grammar.words.contains(sentence)
                ? [sentence] : sentence.split(separator: " ").map(String.init)
            #expect(grammar.tags(saying: words) != nil, "\(sentence)")
            #expect(grammar.progress(of: words)?.isWhole == true, "\(sentence)")
        }
        for sentence in unsaid {
            let words = sentence.split(separator: " ").map(String.init)
            #expect(grammar.tags(saying: words) == nil, "\(sentence)")
            #expect(grammar.progress(of: words)?.isWhole != true, "\(sentence)")
        }
    }

    @Test(
        "Tags come back along the path",
        arguments: [
            ("public <a> = yes {answer=yes} | no {answer=no};", "no", "answer=no"),
            ("public <a> = stop {quit};", "stop", "a=quit"),
            (
                "public <a> = (big | small) {size=any} cup {thing=cup};", "small cup",
                "size=any thing=cup"
            ),
            ("public <a> = <n> <n>; <n> = one {n=1} | two {n=2};", "one two", "n=2"),
            ("public <a> = one;", "one", ""),
        ])
    func tags(rules: String, sentence: String, expected: String) throws {
        let words = sentence.split(separator: " ").map(String.init)
        let tags = try #require(try Self.compiled(rules).tags(saying: words))
        let text = tags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        #expect(text.joined(separator: " ") == expected)
    }

    @Test("The heavier of two readings gives the tags")
    func weights() throws {
        let grammar = try Self.compiled(
            "public <a> = /1/ bow {is=gesture} | /10/ bow {is=weapon};")
        #expect(grammar.tags(saying: ["bow"]) == ["is": "weapon"])
    }

    @Test(
        "No rule of a file is taken for the start of several public rules",
        arguments: ["any public rule", " any public rule", "\\ any public rule"])
    func anyPublicRule(name: String) throws {
        let grammar = try Self.compiled(
            "public <a> = one; public <b> = <\(name)> two; <\(name)> = three;")
        #expect(grammar.tags(saying: ["one"]) != nil)
        #expect(grammar.tags(saying: ["three", "two"]) != nil)
        #expect(grammar.tags(saying: ["three"]) == nil)
    }

    @Test("Mistakes are refused with their place", arguments: Mistake.all)
    func refused(mistake: Mistake) {
        #expect(throws: mistake.error) { try Grammar(jsgf: mistake.text) }
    }

    @Test("A rule that contains itself is refused by name")
    func recursion() {
        #expect(throws: GrammarError(.recursion(["a", "b", "a"]))) {
            try Self.compiled("public <a> = one <b>; <b> = two | <a>;")
        }
    }

    @Test("A grammar that grows without measure is refused")
    func explosion() {
        let rules = (1...30).map { "<r\($0)> = <r\($0 + 1)> <r\($0 + 1)>;" }.joined()
        #expect(throws: GrammarError(.tooLarge(limit: 200_000))) {
            try Self.compiled("public <a> = <r1>;" + rules + "<r31> = one;")
        }
    }

    private static let endlessRules: [(String, GrammarError.Problem)] = [
        (String(repeating: "[x] ", count: 4_000), .tooLarge(limit: 1_000_000)),
        ((0..<20_000).map { "w\($0)" }.joined(separator: " | "), .tooManyWords(limit: 10_000)),
        (String(repeating: "a", count: 100_000), .wordTooLong(limit: 200)),
        (String(repeating: "one ", count: 300_000), .tooLong(bytes: 1 << 20)),
    ]

    @Test("What takes for ever to search is refused", arguments: endlessRules)
    func endless(rule: String, problem: GrammarError.Problem) {
        #expect {
            try Self.compiled("public <a> = " + rule + ";")
        } throws: { ($0 as? GrammarError)?.problem == problem }
    }

    @Test("Nesting without end is refused, not followed")
    func nesting() {
        let text =
            Self.header + "public <a> = " + String(repeating: "(", count: 100_000) + "one"
            + String(repeating: ")", count: 100_000) + ";"
        #expect(throws: (any Error).self) { try Grammar(jsgf: text) }
    }

    @Test("Shared beginnings and ends are kept once")
    func minimal() throws {
        let grammar = try Self.compiled(
            "public <a> = a b c d | a b x d | q b c d | q b x d;")
        #expect(grammar.progress(of: ["a", "b"])?.canContinue == true)
        #expect(grammar.progress(of: ["q", "b", "x", "d"])?.canContinue == false)
    }
}

/// A grammar that is refused, with the expected error.
struct Mistake: Sendable {
    var text: String
    var error: GrammarError

    init(_ text: String, _ problem: GrammarError.Problem, line: Int = 3, column: Int) {
        self.text = text
        error = GrammarError(problem, line: line, column: column)
    }

    /// A mistake in the rules after the header. The first line of the rules is line 3.
    static func rules(
        _ text: String, _ problem: GrammarError.Problem, line: Int = 3, column: Int
    ) -> Mistake {
        Mistake(JSGFTests.header + text, problem, line: line, column: column)
    }

    static let all: [Mistake] = [
        Mistake("grammar x;", .missingHeader, line: 1, column: 1),
        .rules(
            "public <a> = one", .unexpected("the end of the file", expected: "';'"), column: 17),
        .rules("public <a> = (one;", .unexpected("';'", expected: "')'"), column: 18),
        .rules("public <a> = <b>;", .unknownRule("b"), column: 14),
        .rules("<a> = one;", .noPublicRule, column: 11),
        .rules("public <a> = one;\npublic <a> = two;", .duplicateRule("a"), line: 4, column: 8),
        .rules("import <other.*>;", .importRefused("other.*"), column: 1),
        .rules("public <a> = /none/ one;", .badWeight("none"), column: 14),
        .rules("public <a> = one {x=1;", .unterminated("the tag"), column: 18),
        .rules("/* public <a> = one;", .unterminated("the comment"), column: 1),
        .rules(
            "public <a> = | one;", .unexpected("'|'", expected: "a word, rule or group"),
            column: 14),
    ]
}
