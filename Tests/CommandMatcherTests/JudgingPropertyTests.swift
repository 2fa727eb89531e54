import CommandMatcher
import Testing

/// What holds for every answer line and every answer, tried on seeded random ones.
@Suite(.timeLimit(.minutes(30)))
struct JudgingPropertyTests {
    /// SplitMix64: the same sequence on every machine.
    struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }

    private static let fragments = [
        "<b>", "</b>", "<u>", "</u>", "<i", "</", "[", "]", "(", ")", "“", "”", "\"", "**", "__",
        "_", "*", "; ", " or ", ", ", "accept ", "prompt on ", "reject ", "by asking ", "before ",
        "either underlined part", "partial answer", "&amp;", "&#x1F600;", "&", "/", "'", "’", "-",
        "—", "1984", "3/4", "½", "XIV", "twenty ", "hundred ", "point ", "oh ", "and ", "é", "ß",
        "日本", "Ω", "\u{200F}", "\u{0}", "👩‍👩‍👧", "\u{301}", "Paris", "Henry ", "the ", "no ", "i mean ",
        "\n", "\t", " ", "a", "I",
    ]

    private static func text(_ random: inout Random, longest: Int) -> String {
        (0..<Int.random(in: 0...longest, using: &random)).map { _ in
            if Int.random(in: 0..<8, using: &random) == 0 {
                let value = UInt32.random(in: 0...0x10FFFF, using: &random)
                return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
            }
            return fragments.randomElement(using: &random) ?? ""
        }.joined()
    }

    @Test("no text makes a judge crash, and judging twice gives the same verdict")
    func anyText() {
        var random = Random(state: 7)
        var memory = JudgingMemory()
        for _ in 0..<2_000 {
            let line = AnswerLine(lenient: Self.text(&random, longest: 24))
            let question = Self.text(&random, longest: 8)
            let given = Self.text(&random, longest: 16)
            let judge = AnswerJudge(line, question: question)
            let verdict = judge.judge(typed: given)
            #expect(verdict == AnswerJudge(line, question: question).judge(typed: given))
            #expect(verdict == judge.judge(typed: given, using: &memory))
            #expect(!verdict.why.isEmpty)
            _ = judge.judge(SpokenCase.hearing(given), after: verdict)
            _ = SpokenForms(of: line)
        }
    }

    @Test("an answer line accepts each of its own alternatives")
    func ownAlternatives() {
        var random = Random(state: 11)
        for _ in 0..<1_500 {
            let answers = (0..<3).map { _ in Self.text(&random, longest: 5) }
            let line = AnswerLine(answer: answers[0], accept: Array(answers[1...]))
            let judge = AnswerJudge(line)
            for form in line.answers where form.text.contains(where: { $0.isLetter && $0.isASCII })
            {
                let refused = line.clauses.contains { $0.directive != .accept }
                if refused { continue }
                #expect(judge.judge(typed: form.text).outcome == .accept, "\(form.text)")
            }
        }
    }

    @Test("adding an alias never turns an accepted answer into a refused one")
    func addingAliases() {
        var random = Random(state: 13)
        let words = [
            "red", "green", "Paris", "London", "the", "of", "river", "king", "Henry", "VIII",
            "nine",
            "1984", "new", "york", "solar", "and", "Anna", "Smith", "house", "mount", "please",
            "um",
            "Catherine", "katherine", "Steven", "Stephen", "philippines", "phillipines", "no", "or",
            "I think", "Massachusetts", "massachusets", "2", "two", "W", "maybe",
        ]
        func marked(_ text: String) -> String {
            let words = text.split(separator: " ")
            let index = Int.random(in: 0..<words.count, using: &random)
            return words.enumerated().map {
                $0.offset == index ? "<u>\($0.element)</u>" : $0.element
            }
            .joined(separator: " ")
        }
        func phrase() -> String {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }.joined(separator: " ")
        }
        for round in 0..<4_000 {
            let answer = phrase()
            let given = Bool.random(using: &random) ? phrase() : answer + " " + phrase()
            let before = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
            guard before.outcome == .accept else { continue }
            let alias = phrase()
            let after = AnswerJudge(AnswerLine(answer: answer, accept: [alias])).judge(typed: given)
            #expect(after.outcome == .accept, "\(given) for \(answer), with \(alias)")
            // In an answer line, whatever the line or the alias marks as required.
            guard round.isMultiple(of: 4) else { continue }
            for main in [answer, marked(answer)] {
                let plain = AnswerJudge(AnswerLine(lenient: main)).judge(typed: given)
                guard plain.outcome == .accept else { continue }
                for other in [alias, marked(alias)] {
                    let text = "\(main) [accept \(other)]"
                    let verdict = AnswerJudge(AnswerLine(lenient: text)).judge(typed: given)
                    #expect(verdict.outcome == .accept, "\(given) for \(text)")
                }
            }
        }
    }

    @Test(
        "answers and answer lines of a megabyte end",
        arguments: [
            "(", "[", "<b>", "a or ", "um ", "no ", "ab", "1 ", ",", "“", "i mean paris ", "é",
        ])
    func megabyte(fragment: String) {
        let long = String(repeating: fragment, count: 1_000_000 / fragment.utf8.count)
        let judge = AnswerJudge(AnswerLine(answer: "Paris"))
        _ = judge.judge(typed: long)
        let line = AnswerLine(lenient: String(long.prefix(20_000)) + "<b>x</b>")
        _ = AnswerJudge(line).judge(typed: "paris")
    }

    @Test("deep nesting ends")
    func nesting() {
        for (open, close) in [("(", ")"), ("[", "]"), ("<b>", "</b>"), ("[or (", ")]")] {
            let text =
                String(repeating: open, count: 5_000) + "<u>Paris</u> a b c d e f g h i"
                + String(repeating: close, count: 5_000)
            _ = AnswerJudge(AnswerLine(lenient: text)).judge(typed: "paris")
        }
    }

    @Test("an alternative that requires nothing is not given by other words")
    func nothingRequired() {
        // As the fuzzer found it: tags of broken characters, never closed.
        func broken(_ count: Int) -> String { String(repeating: "\u{FFFD}", count: count) }
        let text =
            "<b><u>Mexico</u></b> [or <" + broken(11) + "b> [or <" + broken(93)
            + "b><u>United Mexic\u{1}n States</u></b>; or Estados Unidos <b><u>Mexicanos</u></b>]"
        for line in [AnswerLine(lenient: text), AnswerLine(answer: text, accept: ["new mexico"])] {
            _ = AnswerJudge(line, question: "").judge(typed: "new mexico")
        }
        let line = AnswerLine(lenient: text)
        #expect(AnswerJudge(line, question: "").judge(typed: "new mexico").outcome == .reject)
    }
}
