import Foundation
import SpeechRecognition
import Testing
import Transcript

/// Measures what contextual phrases gain and cost. A command rather than a test: it runs when
/// MEASURE_CONTEXT is set and prints a table.
///
/// Names outside the model's vocabulary are said in sentences by flite's voices and, where it is
/// installed, by espeak-ng, which has letter-to-sound rules of its own. Ordinary speech is that of
/// pocketsphinx-testdata. CONTEXT_CLIPS may name a file of recorded speech, one object a line with
/// "clip" (path relative to the file) and "says"; CONTEXT_WEIGHTS a list of weights; CONTEXT_LIMIT the
/// utterances of each kind; with CONTEXT_ESPEAK espeak-ng is asked how the names are said.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MEASURE_CONTEXT"] != nil), .serialized)
struct ContextMeasurement {
    private struct Utterance {
        var samples: [Int16]
        var says: [String]
        var name: String?
    }

    static let names = [
        "Wazowski", "Khaleesi", "Targaryen", "Hermione", "Slytherin", "Azkaban", "Legolas",
        "Tatooine", "Chewbacca", "Palpatine", "Wakanda", "Thanos", "Zootopia", "Rapunzel",
        "Miyazaki", "Pikachu", "Djokovic", "Sharapova", "Verstappen", "Kathmandu", "Thimphu",
        "Ljubljana", "Ouagadougou", "Eurydice", "Gilgamesh", "Axolotl", "Bruschetta", "Tiramisu",
        "Chalamet", "Zendaya", "Beyonce", "Rihanna", "Messi", "Ronaldinho", "Botticelli",
        "Hokusai", "Basquiat", "Reykjavik", "Titicaca", "Popocatepetl",
    ]
    private static let carriers = [
        "i think the answer is NAME", "it must be NAME i am sure", "was it NAME or somebody else",
    ]

    @Test func recallAndCost() throws {
        let environment = ProcessInfo.processInfo.environment
        let weights = (environment["CONTEXT_WEIGHTS"] ?? "1").split(separator: ",")
            .compactMap { Double($0) }
        let limit = environment["CONTEXT_LIMIT"].flatMap { Int($0) } ?? .max
        let sets = [
            ("names, flite voices", try flite()), ("names, espeak-ng", try espeak()),
            ("ordinary speech", try ordinary()), ("recorded clips", try clips(environment)),
        ].map { ($0.0, Array($0.1.prefix(limit))) }.filter { !$0.1.isEmpty }
        let fillers = try PronunciationDictionary(path: Engine.model.get().dictionary.path)
            .everyWord(step: 300).prefix(400)
        var contexts: [(String, [ContextualPhrase])] = [("none", [])]
        for weight in weights {
            let names = Self.names.map { ContextualPhrase($0, weight: weight) }
            contexts.append(("40 names, weight \(weight)", names))
            contexts.append(
                (
                    "40 names and 400 other words, weight \(weight)",
                    names + fillers.map { ContextualPhrase($0, weight: weight) }
                ))
        }
        var request = TranscriptionRequest(.command)
        request.taskHint = .dictation
        request.alternativeCount = 0
        let pronouncing = try PronunciationService(
            dictionary: Engine.pronouncing.get().dictionary,
            secondOpinion: environment["CONTEXT_ESPEAK"] == nil ? nil : .installed())
        var transcriber = try OpenTranscriber(
            model: Engine.model.get(), pronouncing: pronouncing, request: request)
        print("| speech | context | names heard | word error rate | real-time factor |")
        print("|---|---|---|---|---|")
        for (label, phrases) in contexts {
            request.contextualPhrases = phrases
            try transcriber.use(request)
            for (set, utterances) in sets {
                var figures = Figures()
                for utterance in utterances {
                    let result = try transcriber.recognize(utterance.samples)
                    figures.count(
                        heard: result.best.segments.map { $0.text.lowercased() },
                        said: utterance.says, name: utterance.name,
                        seconds: Double(utterance.samples.count) / 16_000,
                        compute: result.computeSeconds)
                }
                // Not printed: a line shall be seen as soon as it is known.
                let line = "| \(set) (\(utterances.count)) | \(label) | \(figures.row) |\n"
                FileHandle.standardOutput.write(Data(line.utf8))
            }
        }
    }

    private func sentences() -> [(text: String, name: String)] {
        Self.names.enumerated().map { index, name in
            (
                Self.carriers[index % Self.carriers.count].replacingOccurrences(
                    of: "NAME", with: name), name
            )
        }
    }

    private func flite() throws -> [Utterance] {
        try sentences().enumerated().flatMap { index, sentence in
            let (text, name) = sentence
            return try [index % 2 == 0 ? SpeechSynthesizer.Voice.slt : .rms].map { voice in
                Utterance(
                    samples: try SpeechSynthesizer(voice: voice).speech(for: text).samples,
                    says: text.lowercased().split(separator: " ").map(String.init),
                    name: name.lowercased())
            }
        }
    }

    private func espeak() throws -> [Utterance] {
        let program = "/usr/bin/espeak-ng"
        guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
        return try sentences().enumerated().flatMap { index, sentence in
            let (text, name) = sentence
            return try [index % 2 == 0 ? "en-us" : "en-us+f2"].map { voice in
                let file = FileManager.default.temporaryDirectory
                    .appendingPathComponent("context-\(UUID().uuidString).wav")
                defer { try? FileManager.default.removeItem(at: file) }
                let process = Process()
                process.executableURL = URL(fileURLWithPath: program)
                process.arguments = ["-v", voice, "-s", "150", "-w", file.path, text]
                try process.run()
                process.waitUntilExit()
                return Utterance(
                    samples: try AudioClip.read(file.path).samples,
                    says: text.lowercased().split(separator: " ").map(String.init),
                    name: name.lowercased())
            }
        }
    }

    private func ordinary() throws -> [Utterance] {
        let folder = InstalledSpeech.testData + "/librivox/"
        return try String(contentsOfFile: folder + "transcription", encoding: .utf8)
            .split(separator: "\n").map { line in
                let words = line.split(separator: " ").map(String.init)
                let file = words[words.count - 1].dropFirst().dropLast()
                return Utterance(
                    samples: try InstalledSpeech.samples(folder + file + ".wav"),
                    says: words.dropFirst().dropLast(2).map { $0 == "mister" ? "mr" : $0 })
            }
    }

    private func clips(_ environment: [String: String]) throws -> [Utterance] {
        guard let path = environment["CONTEXT_CLIPS"] else { return [] }
        struct Line: Decodable {
            var clip: String
            var says: String
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            let line = try JSONDecoder().decode(Line.self, from: Data($0.utf8))
            return Utterance(
                samples: try AudioClip.read(folder.appendingPathComponent(line.clip).path).samples,
                says: line.says.lowercased().split(separator: " ").map(String.init))
        }
    }

    private struct Figures {
        var named = 0
        var found = 0
        var words = 0
        var errors = 0
        var seconds = 0.0
        var compute = 0.0

        mutating func count(
            heard: [String], said: [String], name: String?, seconds: Double, compute: Double
        ) {
            if let name {
                named += 1
                if heard.contains(name) { found += 1 }
            }
            words += said.count
            errors += Self.edits(heard, said)
            self.seconds += seconds
            self.compute += compute
        }

        var row: String {
            let recall =
                named > 0 ? String(format: "%.1f %%", 100 * Double(found) / Double(named)) : "–"
            let rate = String(format: "%.1f %%", 100 * Double(errors) / Double(max(1, words)))
            return "\(recall) | \(rate) | \(String(format: "%.2f", compute / seconds))"
        }

        private static func edits(_ left: [String], _ right: [String]) -> Int {
            var row = Array(0...right.count)
            for (i, word) in left.enumerated() {
                var diagonal = row[0]
                row[0] = i + 1
                for (j, other) in right.enumerated() {
                    let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (word == other ? 0 : 1))
                    diagonal = row[j + 1]
                    row[j + 1] = next
                }
            }
            return row[right.count]
        }
    }
}

extension PronunciationDictionary {
    /// Every so many words of the dictionary, without variants.
    fileprivate func everyWord(step: Int) -> [String] {
        var words: [String] = []
        var index = 0
        forEachEntry { word, _ in
            if index % step == 0, word.allSatisfy(\.isLetter), word.count > 3 { words.append(word) }
            index += 1
        }
        return words
    }
}
