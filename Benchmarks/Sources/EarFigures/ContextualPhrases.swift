import ArgumentParser
import Foundation
import SpeechRecognition
import Transcript

struct ContextualPhrases: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "context",
        abstract: "What contextual phrases gain and cost, as a table.",
        discussion: """
            flite's voices, and espeak-ng where it is installed, say sentences with names that the model's \
            vocabulary lacks. Ordinary speech is that of pocketsphinx-testdata.
            """)

    @Option(help: "A file of recorded speech, one object a line with \"clip\" and \"says\".")
    var clips: String?

    @Option(help: "Weights of the phrases, with commas between them.")
    var weights = "1"

    @Option(help: "Utterances of each kind.")
    var limit = Int.max

    @Flag(help: "Ask espeak-ng how the names are said.")
    var espeak = false

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

    func run() throws {
        let installed = try InstalledModel()
        let weights = weights.split(separator: ",").compactMap { Double($0) }
        let sets = [
            ("names, flite voices", try fliteSpeech()), ("names, espeak-ng", try espeakSpeech()),
            ("ordinary speech", try ordinarySpeech()), ("recorded clips", try recordedSpeech()),
        ].map { ($0.0, Array($0.1.prefix(limit))) }.filter { !$0.1.isEmpty }
        let fillers = try PronunciationDictionary(path: installed.model.dictionary.path)
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
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: installed.model.dictionary.path),
            secondOpinion: espeak ? .installed() : nil)
        var transcriber = try OpenTranscriber(
            model: installed.model, pronouncing: pronouncing, request: request)
        print("| speech | context | names heard | word error rate | real-time factor |")
        print("|---|---|---|---|---|")
        for (label, phrases) in contexts {
            request.contextualPhrases = phrases
            try transcriber.use(request)
            for (set, utterances) in sets {
                var figures = Figures()
                for utterance in utterances {
                    let began = ContinuousClock.now
                    let result = try transcriber.recognize(utterance.samples)
                    let compute = (ContinuousClock.now - began) / .seconds(1)
                    figures.count(
                        heard: result.best.segments.map { $0.text.lowercased() },
                        said: utterance.says, name: utterance.name,
                        seconds: Double(utterance.samples.count) / 16_000,
                        compute: compute)
                }
                // `print` would buffer the line until the table is complete.
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

    private func fliteSpeech() throws -> [Utterance] {
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

    private func espeakSpeech() throws -> [Utterance] {
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

    private func ordinarySpeech() throws -> [Utterance] {
        let folder = "/usr/share/pocketsphinx/test/data/librivox/"
        return try String(contentsOfFile: folder + "transcription", encoding: .utf8)
            .split(separator: "\n").map { line in
                let words = line.split(separator: " ").map(String.init)
                let file = words[words.count - 1].dropFirst().dropLast()
                return Utterance(
                    samples: try AudioClip.read(folder + file + ".wav").samples,
                    says: words.dropFirst().dropLast(2).map { $0 == "mister" ? "mr" : $0 })
            }
    }

    private func recordedSpeech() throws -> [Utterance] {
        guard let path = clips else { return [] }
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
            errors += edits(heard, said)
            self.seconds += seconds
            self.compute += compute
        }

        var row: String {
            let recall =
                named > 0 ? String(format: "%.1f %%", 100 * Double(found) / Double(named)) : "–"
            let rate = String(format: "%.1f %%", 100 * Double(errors) / Double(max(1, words)))
            return "\(recall) | \(rate) | \(String(format: "%.2f", compute / seconds))"
        }
    }
}

extension PronunciationDictionary {
    /// Every `step`th word of the dictionary, without pronunciation variants.
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
