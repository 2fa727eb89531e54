import CommandMatcher
import Foundation
import QuestionBank
import SpeechRecognition
import SpokenAnswers
package import TerminalIO
import Transcript
import TriviaGame

/// Saves each spoken answer in a session as a trial, which `replay` can judge again.
package final class TrialRecorder {
    package let memory: SoundMemory
    private let folder: URL
    private let game: Int64
    private let strictness: String
    private var count = 0

    static let trialsFile = "trials.jsonl"
    /// The seconds of audio before and after the speech, which the endpointer needs to detect the
    /// speech again.
    private static let margin = 0.3

    /// Creates a folder that only its owner can access. A folder may contain trials from several
    /// games.
    package init(
        folder path: String, memory: SoundMemory, game: Int64, strictness: String
    ) throws(CommandFailure) {
        self.memory = memory
        self.game = game
        self.strictness = strictness
        folder = URL(filePath: path, directoryHint: .isDirectory)
        try PrivateFolder.make(at: path)
        guard access(path, W_OK) == 0 else {
            throw CommandFailure(
                .refusedInput, "\(path) cannot be written; name a different folder".inert)
        }
    }

    /// Saves an utterance with its ruling. The game can continue even if an error is thrown.
    package func keep(_ answer: RecordedRuling) throws {
        let samples = answer.sound ?? remembered(answer.ruling)
        guard !samples.isEmpty else { return }
        count += 1
        let id = "game\(game)-\(count)"
        try OutputFile.write(to: path("\(id).wav"), isPrivate: true) { write in
            try write(WaveFile.bytes(samples, hertz: UInt32(AudioTime.hertz)))
        }
        let trial = RecordedTrial(
            id: id, clip: "\(id).wav", answer, set: strictness)
        try append(try JSONLine.text(trial))
    }

    /// The audio of an utterance from the microphone.
    private func remembered(_ ruling: Ruling) -> [Int16] {
        guard let speech = ruling.speech else { return [] }
        return memory.samples(
            of: TimeRange(
                start: speech.start.advanced(bySeconds: -Self.margin),
                end: speech.end.advanced(bySeconds: Self.margin)))
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func append(_ line: String) throws {
        let path = path(Self.trialsFile)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandFailure(.refusedInput, "\(path) cannot be written".inert)
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data((line + "\n").utf8))
        } catch {
            throw CommandFailure(
                .refusedInput, "\(path) cannot be written: \(error.localizedDescription)".inert)
        }
    }
}

/// A line of a trials file, in the format that `replay` reads.
private struct RecordedTrial: Encodable {
    struct PromptForm: Encodable {
        var form: String
        var ask: String?
    }

    var id: String
    var clip: String
    var question: String
    var answer: String
    var accept: [String]
    var promptOn: [PromptForm]
    var reject: [String]
    var choices: [String]
    var select: String?
    var rivals: [String]
    var pronunciations: [String: [String]]
    var speaking: SpeakingRight
    var expect: Trial.Expectation
    var set: String

    init(id: String, clip: String, _ recorded: RecordedRuling, set: String) {
        let question = recorded.sheet.question
        self.id = id
        self.clip = clip
        self.question = question.prompt
        answer = question.answer
        accept = recorded.sheet.accepted
        promptOn = question.promptOn.map { PromptForm(form: $0.form, ask: $0.ask) }
        reject = question.reject
        // Choices that a hint removed are left out, because the recognizer did not expect them.
        choices = question.choices.filter { recorded.open.contains($0) }
        select = question.kind.isSelection ? question.kind.rawValue : nil
        rivals = recorded.round.rivals.map { $0.formatted(as: .html) }
        pronunciations = question.pronunciations
        speaking = recorded.right
        expect = Self.expectation(recorded.ruling)
        self.set = set
    }

    private static func expectation(_ ruling: Ruling) -> Trial.Expectation {
        switch ruling.meaning {
        case .answer(let verdict):
            switch verdict.outcome {
            case .accept: .correct
            case .prompt: .prompt
            case .reject: .incorrect
            }
        case .otherAnswer: .incorrect
        case .command, .number, .notUnderstood: .none
        }
    }
}
