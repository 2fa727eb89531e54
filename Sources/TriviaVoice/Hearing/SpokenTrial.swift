import CommandMatcher
import Phonetics
import PlaySession
import QuestionBank
import SpeechRecognition
import SpokenAnswers
import TerminalIO
import Trials
import TriviaGame

/// Speaks each answer with a synthetic voice, and recognizes the speech as a game would.
struct SpokenTrial: ~Copyable {
    private let voice: String
    private let speak: (String) throws -> [Int16]
    private let model: AcousticModel
    private let pronouncing: any Pronouncing
    private let commands: SpokenCommands
    /// The most recent questions. The list contains at most as many questions as a game of default
    /// length asks.
    private var asked: [QuestionSheet] = []
    private static let mostAsked = 9
    private var ear: ClipListener?

    /// `voice` is `espeak` or the name of a flite voice. Each flite voice uses its own
    /// pronunciations.
    init(
        voice: String, model: AcousticModel, pronouncing: any Pronouncing, commands: SpokenCommands
    ) throws(CommandFailure) {
        self.voice = voice
        self.model = model
        self.pronouncing = pronouncing
        self.commands = commands
        if voice == "espeak" {
            speak = Espeak.samples
            return
        }
        guard let flite = SpeechSynthesizer.Voice(rawValue: voice) else {
            throw CommandFailure(
                .usage, "there is no voice \"\(voice)\"; use slt, kal, rms, awb or espeak".inert)
        }
        let synthesizer = SpeechSynthesizer(voice: flite)
        speak = { try synthesizer.speech(for: $0).samples }
    }

    /// Speaks the answer to a question. Returns the problem, or nil if the answer was recognized.
    mutating func finding(_ question: Question) throws -> EarFinding? {
        guard let words = PackEar.spoken(question).accepted.first else { return nil }
        let said = words.joined(separator: " ")
        let sheet = QuestionSheet(question, pronouncing: pronouncing)
        let round = sheet.round(rivals: sheet.rivals(among: asked), commands: commands)
        asked = (asked + [sheet]).suffix(Self.mostAsked)
        let awaited = Awaited.answer(choices: question.choices)
        let heard = try hear(
            try speak(said), listeningFor: CompiledGrammar(round.grammar(for: awaited)))
        let result = ReplayResult(
            id: question.id, heard.map { ($0, round.rule($0.recognition, awaiting: awaited)) })
        if result.verdict == .correct { return nil }
        let other = result.heard.isEmpty || result.heard == said ? "" : " (\"\(result.heard)\")"
        return EarFinding(
            question: question.id, kind: .notHeard, weight: .risk, subject: said,
            message:
                "\"\(said)\", spoken by the voice \(voice): \(result.reason ?? "not heard")\(other)",
            suggestion: "give the pronunciations people use, or accept a form that is easier to say"
        )
    }

    private mutating func hear(
        _ samples: [Int16], listeningFor grammar: CompiledGrammar
    ) throws -> [ClipListener.Heard] {
        if ear == nil {
            ear = try ClipListener(model: model, pronouncing: pronouncing, grammar: grammar)
        }
        return try ear?.hear(ClipListener.stream(of: samples), listeningFor: grammar) ?? []
    }
}
