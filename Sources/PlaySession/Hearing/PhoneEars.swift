package import SpeechRecognition
import Transcript
package import WebPresenter

/// Recognizes what players say into their phones, several at the same time.
///
/// The phone marks where an utterance begins and ends, so the ears do not have to find its ends. The ears first
/// recognize utterances that have ended, in the order in which they ended. Words are shown during speech only while an
/// ear has nothing else to do, and only one ear looks for them, so that an answer never waits for them.
package actor PhoneEars {
    private enum Input: Sendable {
        case order(EarOrder)
        case speech(PhoneSpeech)
    }

    private struct Utterance {
        var player: String
        var order: EarOrder
        var hertz: Int
        /// At `hertz`.
        var samples: [Int16] = []
        /// How many of the samples have been searched for the words so far.
        var lookedAt = 0

        /// At 16 kHz.
        var converted: [Int16] { AudioClip(converting: samples, hertz: hertz).samples }
    }

    /// The utterances waiting to be recognized, in order.
    package nonisolated let events: AsyncStream<PhoneHeard>
    private nonisolated let sender: AsyncStream<PhoneHeard>.Continuation
    private nonisolated let inputs: AsyncStream<Input>.Continuation

    private let ears: [PhoneEar]
    /// Whether the sound is passed on together with the recognized words.
    private let keepsSound: Bool
    private var idle: [PhoneEar]
    private var order = EarOrder(number: 0, wish: .pause)
    /// Utterances that have not ended, by number.
    private var open: [Int: Utterance] = [:]
    private var ended: [(number: Int, utterance: Utterance)] = []
    private var isLooking = false

    /// - Parameters:
    ///   - ears: At least two, if words are to be shown during speech.
    ///   - keepsSound: Whether the sound is passed on together with the recognized words.
    init(_ ears: [PhoneEar], keepsSound: Bool = false) {
        self.ears = ears
        self.keepsSound = keepsSound
        idle = ears
        (events, sender) = AsyncStream.makeStream()
        let (stream, inputs) = AsyncStream<Input>.makeStream()
        self.inputs = inputs
        Task { [weak self] in
            for await input in stream { await self?.take(input) }
        }
    }

    /// Sets what to listen for. The order applies to utterances that begin later.
    package nonisolated func send(_ order: EarOrder) { inputs.yield(.order(order)) }

    /// Takes a part of an utterance.
    package nonisolated func hear(_ speech: PhoneSpeech) { inputs.yield(.speech(speech)) }

    /// Ends the events. Utterances in progress are not recognized.
    package nonisolated func stop() {
        inputs.finish()
        sender.finish()
    }

    private func take(_ input: Input) {
        switch input {
        case .order(let order):
            self.order = order
            // If this fails, the next utterance fails with the same error, which is then reported.
            for ear in ears { Task { try? await ear.prepare(for: order) } }
        case .speech(let speech): take(speech)
        }
        work()
    }

    private func take(_ speech: PhoneSpeech) {
        switch speech.part {
        case .began(let hertz):
            open[speech.number] = Utterance(player: speech.player, order: order, hertz: hertz)
            report(.began, speech.number, of: speech.player, under: order)
        case .sound(let samples): open[speech.number]?.samples += samples
        case .ended, .brokenOff:
            guard let utterance = open.removeValue(forKey: speech.number) else { return }
            if speech.part == .ended, utterance.order.number == order.number {
                ended.append((speech.number, utterance))
            } else {
                report(.ended(nil), speech.number, of: utterance.player, under: utterance.order)
            }
        }
    }

    private func report(
        _ event: PhoneHeard.Event, _ number: Int, of player: String, under order: EarOrder,
        sound: [Int16] = []
    ) {
        sender.yield(
            PhoneHeard(
                player: player, number: number, order: order.number, event: event, sound: sound))
    }

    // MARK: Work

    /// Gives work to idle ears.
    private func work() {
        while !ended.isEmpty, let ear = idle.popLast() {
            let (number, utterance) = ended.removeFirst()
            Task { await recognize(number, utterance, ear) }
        }
        guard !isLooking, idle.count > 1 || ears.count == 1, let number = nextToLookAt,
            let ear = idle.popLast()
        else { return }
        isLooking = true
        Task { await look(number, ear) }
    }

    private func recognize(_ number: Int, _ utterance: Utterance, _ ear: PhoneEar) async {
        let event: PhoneHeard.Event
        let sound = utterance.converted
        do {
            event = .ended(try await ear.recognize(sound, under: utterance.order))
        } catch {
            event = .failed(reason: String(describing: error))
        }
        report(
            event, number, of: utterance.player, under: utterance.order,
            sound: keepsSound ? sound : [])
        idle.append(ear)
        work()
    }

    /// The utterance with the most sound that has not been searched, if that is at least half a
    /// second.
    private var nextToLookAt: Int? {
        let news = open.filter { $0.value.order.number == order.number }.mapValues {
            Double($0.samples.count - $0.lookedAt) / Double($0.hertz)
        }
        return news.filter { $0.value >= Self.leastNews }.max { $0.value < $1.value }?.key
    }

    private static let leastNews = 0.5

    private func look(_ number: Int, _ ear: PhoneEar) async {
        if var utterance = open[number] {
            utterance.lookedAt = utterance.samples.count
            open[number] = utterance
            if let words = await ear.words(in: utterance.converted), open[number] != nil {
                report(.words(words), number, of: utterance.player, under: utterance.order)
            }
        }
        isLooking = false
        idle.append(ear)
        work()
    }
}

extension PhoneEars {
    /// Two ears use both cores of a small computer.
    private static let earCount = 2

    /// Opens the ears. Each loads its model, which takes about 0.2 s.
    ///
    /// - Parameter keepsSound: Whether the sound is passed on together with the recognized words.
    /// - Throws: ``TranscriberError``.
    package static func open(
        model: AcousticModel, pronouncing: any Pronouncing, options: AnswerTranscriber.Options,
        keepsSound: Bool = false
    ) throws -> PhoneEars {
        var ears: [PhoneEar] = []
        for _ in 0..<earCount {
            ears.append(
                PhoneEar(
                    try AnswerTranscriber(
                        model: model,
                        grammar: try CompiledGrammar(.beforeTheFirstOrder),
                        pronouncing: pronouncing, options: options)))
        }
        return PhoneEars(ears, keepsSound: keepsSound)
    }
}
