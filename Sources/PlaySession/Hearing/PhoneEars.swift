package import SpeechRecognition
import Transcript
package import WebPresenter

/// Recognizes what several players say into their phones. Each phone marks where an utterance
/// begins and ends. During a pause, an idle recognizer also processes an utterance that has not
/// ended yet.
package actor PhoneEars {
    private enum Input: Sendable {
        case order(EarOrder)
        case speech(PhoneSpeech)
    }

    private struct Utterance {
        var player: String
        var order: EarOrder
        var speech: MarkedUtterance
        /// How many samples have been searched for words.
        var lookedAt = 0
        /// The latest recognition before the end of the utterance.
        var look: PauseLook?
        var lookCount = 0
        var hasEnded = false

        /// The recognition from the current pause; nil if the player has spoken since.
        var currentLook: PauseLook? {
            look.flatMap { $0.speechEnd == speech.speechEnd ? $0 : nil }
        }

        /// Whether to recognize the utterance now, because the player has paused.
        var isDue: Bool {
            !hasEnded && lookCount < PauseLook.mostLooks && speech.pause >= PauseLook.shortPause
                && currentLook == nil
        }
    }

    /// A recognition during a pause, before the utterance ends.
    private struct PauseLook {
        /// The end of the speech and the length of the pause, in samples.
        var speechEnd: Int
        var pause: Int
        /// The result of the recognition; nil while a recognizer is still working on it.
        var event: PhoneHeard.Event?

        /// Whether the result can serve as the final result if no more speech follows.
        var isEnough: Bool {
            guard case .ended(let recognition?) = event else { return false }
            return pause >= AnswerTranscriber.endingSampleCount || recognition.isSure
        }

        /// The shortest pause that triggers a recognition: a tenth of a second, in samples.
        static let shortPause = 1_600
        /// The maximum number of pauses in one utterance that trigger a recognition. Without a
        /// limit, a noisy phone would trigger too many recognitions.
        static let mostLooks = 2
    }

    /// The events of all utterances, in order.
    package nonisolated let events: AsyncStream<PhoneHeard>
    private nonisolated let sender: AsyncStream<PhoneHeard>.Continuation
    private nonisolated let inputs: AsyncStream<Input>.Continuation

    private let ears: [PhoneEar]
    private let keepsSound: Bool
    private var idle: [PhoneEar]
    private var order = EarOrder(number: 0, wish: .pause)
    /// The utterances that have no result yet, by number.
    private var utterances: [Int: Utterance] = [:]
    /// The finished utterances that are waiting for a recognizer, in order.
    private var ended: [Int] = []
    private var isLooking = false

    /// - Parameters:
    ///   - ears: The recognizers. At least two recognizers are needed to show words during speech.
    ///   - keepsSound: Whether the result includes the audio of the utterance.
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

    /// Sets the order for utterances that begin after this call.
    package nonisolated func send(_ order: EarOrder) { inputs.yield(.order(order)) }

    /// Receives a part of an utterance.
    package nonisolated func hear(_ speech: PhoneSpeech) { inputs.yield(.speech(speech)) }

    /// Ends the stream of events and discards utterances in progress.
    package nonisolated func stop() {
        inputs.finish()
        sender.finish()
    }

    private func take(_ input: Input) {
        switch input {
        case .order(let order):
            self.order = order
            // Ignore an error here: the next utterance fails with the same error and reports it.
            for ear in ears { Task { try? await ear.prepare(for: order) } }
        case .speech(let speech): take(speech)
        }
        work()
    }

    private func take(_ speech: PhoneSpeech) {
        let number = speech.number
        switch speech.part {
        case .began(let hertz): begin(number, speech.player, hertz)
        case .sound(let samples): utterances[number]?.speech.append(samples)
        case .ended:
            guard let utterance = utterances[number] else { return }
            utterance.speech.end()
            utterances[number]?.hasEnded = true
            if utterance.order.number == order.number {
                settle(number)
            } else {
                finish(number, .ended(nil))
            }
        case .brokenOff: finish(number, .ended(nil))
        }
    }

    private func begin(_ number: Int, _ player: String, _ hertz: Int) {
        do {
            let speech = try MarkedUtterance(hertz: hertz)
            utterances[number] = Utterance(player: player, order: order, speech: speech)
            report(.began, number, of: player, under: order)
        } catch {
            report(.failed(reason: String(describing: error)), number, of: player, under: order)
        }
    }

    /// Reports the result of an ended utterance, or queues the utterance for a recognizer.
    private func settle(_ number: Int) {
        guard let utterance = utterances[number], utterance.hasEnded else { return }
        guard let look = utterance.currentLook else { return ended.append(number) }
        guard let event = look.event else { return }
        if look.isEnough { finish(number, event) } else { ended.append(number) }
    }

    private func finish(_ number: Int, _ event: PhoneHeard.Event) {
        guard let utterance = utterances.removeValue(forKey: number) else { return }
        report(
            event, number, of: utterance.player, under: utterance.order,
            sound: keepsSound ? utterance.speech.samples : [])
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

    /// Assigns work to idle recognizers.
    private func work() {
        while let ear = idle.last {
            if !ended.isEmpty {
                let number = ended.removeFirst()
                Task { await recognize(number, ear) }
            } else if let number = nextInPause, let speech = utterances[number]?.speech,
                let end = speech.speechEnd
            {
                let look = PauseLook(speechEnd: end, pause: speech.pause)
                utterances[number]?.look = look
                utterances[number]?.lookCount += 1
                let samples = speech.samples
                Task { await take(look, of: number, samples, ear) }
            } else {
                break
            }
            idle.removeLast()
        }
        guard !isLooking, idle.count > 1 || ears.count == 1, let number = nextToLookAt,
            let ear = idle.popLast()
        else { return }
        isLooking = true
        Task { await look(number, ear) }
    }

    private func recognize(_ number: Int, _ ear: PhoneEar) async {
        if let utterance = utterances[number] {
            finish(number, await result(utterance.speech.samples, utterance.order, ear))
        }
        idle.append(ear)
        work()
    }

    private func take(
        _ look: PauseLook, of number: Int, _ samples: [Int16], _ ear: PhoneEar
    ) async {
        if let utterance = utterances[number] {
            let event = await result(samples, utterance.order, ear)
            if utterances[number]?.currentLook?.speechEnd == look.speechEnd {
                utterances[number]?.look?.event = event
                settle(number)
            }
        }
        idle.append(ear)
        work()
    }

    private func result(
        _ samples: [Int16], _ order: EarOrder, _ ear: PhoneEar
    ) async -> PhoneHeard.Event {
        do {
            return .ended(try await ear.recognize(samples, under: order))
        } catch {
            return .failed(reason: String(describing: error))
        }
    }

    /// The next utterance to recognize during a pause: the utterance with the longest current
    /// pause.
    private var nextInPause: Int? {
        utterances.filter { $0.value.isDue && $0.value.order.number == order.number }
            .max { $0.value.speech.pause < $1.value.speech.pause }?.key
    }

    /// The utterance with the most audio that has not been searched yet, if this audio is long
    /// enough to search.
    private var nextToLookAt: Int? {
        let open = utterances.filter { !$0.value.hasEnded && $0.value.order.number == order.number }
        guard open.count <= Self.mostShown else { return nil }
        let news = open.mapValues { $0.speech.samples.count - $0.lookedAt }
        return news.filter { $0.value >= Self.leastNews }.max { $0.value < $1.value }?.key
    }

    /// The minimum amount of new audio before a search, in samples.
    private static let leastNews = 8_000
    /// The maximum number of simultaneous speakers whose words are shown. With more speakers,
    /// results would be late.
    private static let mostShown = 8

    private func look(_ number: Int, _ ear: PhoneEar) async {
        if let utterance = utterances[number] {
            let samples = utterance.speech.samples
            utterances[number]?.lookedAt = samples.count
            if let words = await ear.words(in: samples), utterances[number]?.hasEnded == false {
                report(.words(words), number, of: utterance.player, under: utterance.order)
            }
        }
        isLooking = false
        idle.append(ear)
        work()
    }
}

extension PhoneEars {
    private static let earCount = 2

    /// Opens the recognizers, each with its own model. If `keepsSound` is true, results include the
    /// audio of utterances.
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
