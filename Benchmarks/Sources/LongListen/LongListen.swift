import ArgumentParser
import Foundation
import SpeechRecognition
import Transcript

/// Listens to hours of audio, faster than real time, and monitors resources.
@main
struct LongListen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "long-listen",
        abstract: "Hours of speech and noise through a listening session.",
        discussion: """
            Plays recordings in a loop through the whole live path (conversion, speech detection, \
            endpointing, decoding) without waiting for the clock. Notes the resident memory every \
            simulated minute, compares the positions that the session reports with the samples that \
            it was given, and tells the processor time for each second of audio. Ends with status 1 \
            when memory is not flat within 5 % after the warm-up, a sample is lost or doubled, or \
            the real-time factor is above 0.15.

            EXAMPLE
              taskset -c 0 long-listen --hours 8 --grammar coffee.gram --noise kitchen.flac *.flac
            """)

    @Argument(help: "Recordings with speech, any rate and channel count.")
    var clips: [String]

    @Option(help: "Hours of audio.")
    var hours = 8.0

    @Option(help: "Recordings of noise, put one after the other under everything.")
    var noise: [String] = []

    @Option(help: "Level of the noise against its recording, in decibels.")
    var noiseGain = -20.0

    @Option(help: "Seconds between two recordings.")
    var pause = 2.0

    @Option(help: "A JSGF grammar to hear with; open transcription otherwise.")
    var grammar: String?

    @Flag(help: "With a grammar: open transcription beside it, as a module of its own.")
    var open = false

    @Option(help: "Simulated minutes that do not count for the memory.")
    var warmUp = 30

    func run() async throws {
        let model = try ModelLocator().model(locale: "en-US")
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path))
        let grammar = try grammar.map {
            try CompiledGrammar(Grammar(jsgf: String(contentsOfFile: $0, encoding: .utf8)))
        }
        let request = TranscriptionRequest(grammar == nil ? .progressive : .command)
        var modules: [SpeechModule] = []
        if let grammar {
            modules.append(
                SpeechModule("grammar") {
                    try AnswerTranscriber(model: model, grammar: grammar, pronouncing: pronouncing)
                })
        }
        if grammar == nil || open {
            modules.append(
                SpeechModule("open") {
                    try OpenTranscriber(model: model, pronouncing: pronouncing, request: request)
                })
        }
        let noise = try noise.flatMap { try AudioClip.read($0).samples }
        let diary = Diary()
        let session = ListeningSession(
            settings: request.listeningSettings,
            source: { [clips, hours, noiseGain, pause] in
                LoopedSound(
                    paths: clips, noise: noise, noiseDecibels: noiseGain, pauseSeconds: pause,
                    seconds: hours * 3_600, diary: diary)
            },
            transcriber: { [modules] in try ModuleTranscriber(modules) })
        let events = session.events()
        let started = Process.processorSeconds()
        let clock = ContinuousClock()
        let began = clock.now
        let descriptors = Process.descriptorCount()
        try await session.start()
        var heard = Heard()
        for await event in events { heard.take(event, diary: diary) }
        let report = Report(
            heard: heard, pages: diary.pages, seconds: hours * 3_600, warmUp: warmUp,
            processorSeconds: Process.processorSeconds() - started,
            wallSeconds: (clock.now - began) / .seconds(1),
            descriptorsLeft: Process.descriptorCount() - descriptors)
        for line in report.lines { print(line) }
        if !report.isGood { throw ExitCode(1) }
    }
}
