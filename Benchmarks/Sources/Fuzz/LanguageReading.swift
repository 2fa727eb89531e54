import CommandMatcher
import Foundation
import SpeechRecognition
import SpokenAnswers

@testable import Languages

/// Reads a language's folder with the input as the file that the first byte or `FUZZ_READING` selects.
enum LanguageReading {
    private static let chosen = getenv("FUZZ_READING").flatMap { UInt8(String(cString: $0)) }
    private static let folder = URL(filePath: #filePath)
        .appending(path: "../../../../Tests/LanguagesTests/Fixtures/kalan").standardizedFileURL
    private static let grammar = "commands.gram"
    private static let names = [
        "language.txt", "words.txt", "numbers.txt", "around.txt", "letters.txt", "decoys.txt",
        "pronunciations.txt", "sentences.txt", grammar,
    ]
    private static let texts: [String: String] = {
        do {
            var texts: [String: String] = [:]
            for name in names {
                texts[name] = try LanguageFile.text(
                    name == grammar ? "grammars/\(name)" : name, in: folder)
            }
            return texts
        } catch {
            fatalError("\(error)")
        }
    }()

    static func read(_ bytes: [UInt8]) {
        guard bytes.count > 2 else { return }
        let name = names[Int(chosen ?? bytes[0]) % names.count]
        do {
            var texts = texts
            let text = try LanguageFile.text(Array(bytes[2...]), file: name)
            texts[name] = text
            if bytes[1].isMultiple(of: 2) { texts[names[0], default: ""] += "\n[rules]\nenglish\n" }
            let files = names.dropLast().map { ($0, texts[$0] ?? "") }
            let language = CompiledLanguage(
                try Language(
                    name: "fuzz", files: files, grammars: [(grammar, texts[grammar] ?? "")]))
            count(in: language)
            play(in: language, saying: text)
        } catch {
            precondition(error.file == name || name == names[0], "\(error)")
        }
    }

    /// Converts numbers in both directions.
    private static func count(in language: CompiledLanguage) {
        let numbers = [0, 1, 11, 21, 99, 100, 105, 999, 1000, 12_345, 1_000_000, -3, .max, .min]
        for number in numbers {
            let said = language.numbers.forms(of: number) + [language.numbers.ordinal(number)]
            for said in said.compactMap(\.self) {
                _ = SpokenNumber.value(in: said, language: language)
            }
        }
    }

    /// Builds the grammar and rules on a line, with and without choices.
    private static func play(in language: CompiledLanguage, saying text: String) {
        for sentence in Language.knownSentences {
            _ = language.sentences(Sentence(key: sentence, values: ["12", "{1}", "x"]))
        }
        guard let commands = try? SpokenCommands(language) else { return }
        let lines = text.split(separator: "\n").filter { $0.first != "[" }.prefix(4).map(
            String.init)
        for choices in [[], ["Muro", "Kasa", lines.first ?? "b"]] {
            let line = AnswerLine(answer: choices.last ?? "12", choices: choices)
            let round = AnswerRound(
                judge: AnswerJudge(line, language: language), choices: choices,
                rivals: [AnswerLine(answer: "105")], commands: commands)
            let all: [Awaited] = [
                .answer(choices: choices), .number(like: "12 kasa"), .wager, .decision, .commands,
                .pick(categories: ["Kasa", "Muro 2"], values: [100, 200]),
            ]
            for awaited in all {
                // A grammar may be too large, which is an allowed error.
                _ = try? CompiledGrammar(round.grammar(for: awaited))
                for line in lines + [
                    "mi pensa es vinto trema", "lo \(lines.last ?? "") kasa grasi",
                ] {
                    let ruling = round.rule(typed: line, awaiting: awaited)
                    guard case .answer(let verdict) = ruling.meaning else { continue }
                    precondition(!verdict.why(in: language.sentences).isEmpty)
                }
            }
        }
    }
}
