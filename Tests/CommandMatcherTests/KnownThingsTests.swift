import Testing

@testable import CommandMatcher

/// The table of names from WordNet, CLDR and ISO codes: found, told apart, and behind what a host says.
@Suite(.timeLimit(.minutes(30)))
struct KnownThingsTests {
    private func verdict(
        _ answer: String, _ question: String? = nil, _ given: String,
        strictness: Strictness = .normal
    ) -> Verdict {
        AnswerJudge(AnswerLine(answer: answer), question: question, strictness: strictness)
            .judge(typed: given)
    }

    @Test("the table is whole, small, and every name in it is found by the judge's own letters")
    func whole() {
        let bytes = KnownThings.bytes
        #expect(bytes.count < 4 << 20)
        #expect(bytes.prefix(4).elementsEqual("TVKN".utf8))
        let header = bytes.loadUnaligned(fromByteOffset: 8, as: (UInt32, UInt32).self)
        #expect(bytes.count == 16 + 8 * Int(header.0) + Int(header.1))
        let lines = String(decoding: bytes.suffix(Int(header.1)), as: UTF8.self).split(
            separator: "\n")
        #expect(lines.count > 20_000)
        for (number, line) in lines.enumerated() where number % 40 == 0 || line.first != "W" {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            for name in parts.dropFirst(2) {
                let bare = KnownThings.Name(name).text
                let found = KnownThings.things(named: bare)
                #expect(found.contains { $0.names.contains { $0.text == bare } }, "\(line)")
            }
        }
    }

    @Test(
        "a name with one sense counts, and the verdict says where it is known from",
        arguments: [
            ("Kyrgyz", "kirghiz", "CLDR"), ("Polish zloty", "PLN", "CLDR"),
            ("Eswatini", "kingdom of eswatini", "ISO"),
            ("opium poppy", "papaver somniferum", "WordNet"),
            ("woodchuck", "marmota monax", "WordNet"),
        ])
    func counts(answer: String, given: String, source: String) {
        let verdict = verdict(answer, nil, given)
        #expect(verdict.outcome == .accept && verdict.rule == .equivalent, "\(verdict.why)")
        #expect(verdict.why.contains("is another name for"))
        #expect(verdict.why.contains("(\(source))"))
        #expect(self.verdict(answer, nil, given, strictness: .strict).outcome == .prompt)
    }

    @Test("of a name with several senses the question chooses one, or nothing is known")
    func senses() {
        let scurvy = "Which disease is caused by a lack of vitamin C?"
        #expect(verdict("scurvy", scurvy, "scorbutus").outcome == .accept)
        #expect(verdict("scurvy", nil, "scorbutus").outcome != .accept)
        // Panther may be any of three cats; two kings are Charles I.
        let cat = "What is the largest wild cat of the Americas?"
        #expect(verdict("jaguar", cat, "panther").outcome == .reject)
        let king = "Which king was beheaded in 1649?"
        #expect(verdict("Charles I", king, "charles the second").outcome == .reject)
    }

    @Test("what the host's line says of a name goes before what is known of it")
    func hosts() {
        let latin = "papaver somniferum"
        for (line, outcome) in [
            (AnswerLine(answer: "opium poppy", reject: [latin]), Verdict.Outcome.reject),
            (AnswerLine(answer: "opium poppy", promptOn: [.init(latin)]), .prompt),
            (AnswerLine(answer: "opium poppy"), .accept),
        ] {
            #expect(AnswerJudge(line).judge(typed: latin).outcome == outcome)
        }
    }

    @Test("nothing wider, narrower or beside it stands in one line with a thing")
    func sameThingOnly() {
        for (answer, question, given) in [
            ("Danish krone", "Which currency is used in Denmark?", "swedish krona"),
            ("Danish krone", "Which currency is used in Denmark?", "norwegian krone"),
            ("Potassium", "Which element has the symbol K?", "calcium"),
            ("France", "Where is Lyon?", "europe"), ("Dutch", "What is spoken there?", "flemish"),
            ("femur", "Which bone is the longest?", "leg bone"),
            ("tungsten", "Which metal melts last?", "atomic number 74"),
        ] {
            #expect(verdict(answer, question, given).outcome != .accept, "\(given) for \(answer)")
        }
        let currency = "Which currency is used in Denmark?"
        #expect(verdict("Danish krone", currency, "krone").outcome == .accept)
        #expect(verdict("potassium", nil, "kalium").outcome == .accept)
    }
}
