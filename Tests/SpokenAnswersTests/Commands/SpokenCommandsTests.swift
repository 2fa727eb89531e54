import CommandMatcher
import Phonetics
import SpeechRecognition
import Testing

@testable import SpokenAnswers

@Suite("Spoken commands", .timeLimit(.minutes(30)))
struct SpokenCommandsTests {
    private let commands: SpokenCommands
    private static let names = CommandReader.names.keys.sorted()

    init() throws { commands = try SpokenCommands() }

    private static func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }

    private static func sentences(_ grammar: Grammar) -> [GrammarSentences.Sentence] {
        (GrammarSentences(grammar).sentences(of: .rule(grammar.start)) ?? [])
            .filter { !$0.words.isEmpty }
    }

    @Test(
        "Every command is listened for, in few words and no more than five ways, “pass” beside them",
        arguments: names)
    func few(name: String) {
        let ways = commands.phrases(of: name).filter {
            ($0.last != "please" || $0 == ["yes", "please"]) && $0.last != "pass"
        }
        #expect(!ways.isEmpty && ways.count <= 5)
        #expect(ways.allSatisfy { $0.count <= 6 })
    }

    @Test(
        "Short words that others are taken for are understood and not listened for",
        arguments: [
            ("dunno", "giveup"), ("don't know", "giveup"), ("next", "skip"),
            ("help", "help"), ("hold on", "pause"), ("carry on", "resume"), ("again", "repeat"),
            ("me", "buzz"), ("pardon", "repeat"), ("what", "repeat"), ("nah", "no"),
            ("right", "yes"),
        ])
    func typedOnly(phrase: String, name: String) {
        #expect(commands.command(saying: phrase) == name)
        #expect(!Self.names.contains { commands.phrases(of: $0).contains(Self.words(phrase)) })
    }

    @Test(
        "Sentences that count in writing are understood and not listened for",
        arguments: [
            ("can we skip this", "skip"), ("no idea", "giveup"), ("a hint", "hint"),
            ("could you repeat that", "repeat"), ("let's end the game", "quit"),
        ])
    func inWriting(phrase: String, name: String) throws {
        let words = Self.words(phrase)
        #expect(commands.command(saying: phrase) == name)
        let grammar = try #require(commands.grammar(of: [name]))
        #expect(try CompiledGrammar(grammar).tags(saying: words) == nil)
        let written = try CompiledGrammar(Grammar(#require(grammar.written)))
        #expect(written.tags(saying: words) == ["command": name])
        #expect(written.tags(saying: words + ["please"]) == ["command": name])
        let taken = try #require(commands.grammar(of: [name], except: [words])?.written)
        #expect(try CompiledGrammar(Grammar(taken)).tags(saying: words) == nil)
    }

    @Test("A single word never counts in writing, because people say it to each other")
    func severalWords() throws {
        for name in Self.names {
            guard let written = commands.grammar(of: [name])?.written else { continue }
            let sentences = GrammarSentences(Grammar(written)).sentences(of: written)
            #expect(try #require(sentences).allSatisfy { $0.words.count > 1 }, "\(name)")
        }
    }

    @Test("What is listened for is understood as what it means", arguments: names)
    func heard(name: String) {
        for phrase in commands.phrases(of: name) {
            let text = phrase.joined(separator: " ")
            #expect(commands.command(saying: text) == name, "\(text)")
            let reader = CommandReader(table: commands.table)
            #expect(reader.command(text: text) == CommandReader.names[name], "\(text)")
        }
    }

    @Test(
        "Case, punctuation and please make no difference; other words do",
        arguments: [
            ("What’s the score?", "score"), ("SKIP, please", "skip"), ("I don't know.", "giveup"),
            ("Repeat that please please", "repeat"), ("yes please", "yes"),
            ("please skip", "skip"), ("please please", nil),
            ("definitely not", "no"), ("pass", "giveup"), ("go on", "resume"),
            ("I want to quit", "quit"), ("let's skip this one", "skip"), ("I want to", nil),
            ("skip bo", nil), ("yes minister", nil), ("please", nil), ("", nil), ("jupiter", nil),
        ] as [(String, String?)])
    func reading(text: String, name: String?) {
        #expect(commands.command(saying: text) == name)
    }

    @Test("A grammar of some commands says them with their names, and nothing that is taken")
    func grammar() throws {
        let taken: Set<[String]> = [["skip"], ["hint"]]
        let grammar = try #require(commands.grammar(of: ["skip", "hint"], except: taken))
        #expect(grammar.name == "commands")
        let compiled = try CompiledGrammar(grammar)
        #expect(compiled.tags(saying: ["skip", "it"]) == ["command": "skip"])
        #expect(compiled.tags(saying: Self.words("give me a hint")) == ["command": "hint"])
        #expect(compiled.tags(saying: Self.words("please give me a hint")) == ["command": "hint"])
        #expect(compiled.tags(saying: ["skip", "it", "please"]) == ["command": "skip"])
        #expect(compiled.tags(saying: ["please"]) == nil)
        #expect(compiled.tags(saying: ["skip"]) == nil)
        #expect(compiled.tags(saying: ["score"]) == nil)
        #expect(
            try CompiledGrammar(#require(commands.grammar(of: ["no"])))
                .tags(saying: ["nope"]) == ["command": "no"])
    }

    @Test("Where nothing is left to say there is no grammar")
    func nothing() {
        let all = Set(commands.phrases(of: "score"))
        #expect(commands.grammar(of: ["score"], except: all) == nil)
        #expect(commands.grammar(of: ["dance"]) == nil)
        #expect(commands.grammar(of: []) == nil)
    }

    @Test("Choices that there are may be named, in the words that the judge and the reader know")
    func choices() throws {
        let texts = ["Mars", "Venus", "Saturn", "Jupiter", "Pluto", "Io", "Titan", "Ceres"]
        let reader = CommandReader(choices: texts)
        for index in texts.indices {
            #expect(commands.names(ofChoice: index).count > 10)
            for name in commands.names(ofChoice: index).map({ $0.joined(separator: " ") }) {
                #expect(reader.command(text: name) == .choice(index), "\(name)")
            }
        }
        #expect(commands.names(ofChoice: texts.count).isEmpty)
    }

    @Test("The letters and places by which choices are named are those of the grammar")
    func choiceForms() throws {
        let texts = ["Mars", "Venus", "Saturn"]
        for (index, forms) in SpokenForms.choiceForms(texts).enumerated() {
            let text = texts[index].lowercased()
            for form in forms where !form.contains(text) && form != ["the", "last", "one"] {
                #expect(commands.names(ofChoice: index).contains(form), "\(form)")
            }
        }
    }

    @Test("A letter is said by its name: the first is never the article")
    func letterNames() {
        let service = PronunciationService(
            dictionary: PronunciationDictionary(text: "a AH\na(2) EY\nb B IY\nc S IY\nd D IY\n"))
        let said = ["a.", "b", "c", "d", "h", "g"].map { letter in
            service.pronunciations(of: letter).map(\.pronunciation.description)
        }
        #expect(said == [["EY"], ["B IY"], ["S IY"], ["D IY"], ["EY CH"], ["JH IY"]])
        #expect(SpokenForms.choiceForms(["Mars", "Venus"])[0].contains(["a."]))
    }

    @Test("Stakes are what the reader reads in their words")
    func wagers() throws {
        let reader = CommandReader(expectsWager: true)
        let sentences = Self.sentences(try #require(commands.wagers))
        #expect(sentences.count > 200)
        for sentence in sentences {
            let tags = Dictionary(
                sentence.tags.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            let text = sentence.words.joined(separator: " ")
            #expect(reader.command(text: text) == reader.command(tags: tags), "\(text)")
        }
        #expect(commands.numbers != nil && commands.categories == nil)
    }
}
