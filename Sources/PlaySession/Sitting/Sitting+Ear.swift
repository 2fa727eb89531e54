import CommandMatcher
import Languages
import SpeechRecognition
import SpokenAnswers
import Transcript
import Trials
import TriviaGame

/// The speech that a ``Sitting`` expects, and the state of its ``Ear``.
struct Attention: Sendable {
    /// All values that determine which order the `Ear` gets. A new order is sent only if one of
    /// these values has changed.
    struct Occasion: Hashable {
        var awaited: Awaited
        var question: Int
        var floor: Floor
        var opened: AudioTime
    }

    enum State: Hashable {
        case open
        /// The audio source is lost, and the `Ear` is trying to reopen it.
        case interrupted
        /// The `Ear` has sent no events for too long.
        case silent(since: AudioTime)
        case gone(since: AudioTime)
        case opening
    }

    var orders = EarOrders()
    var state = State.open
    /// How many times the `Ear` has been reopened.
    var opening = 0
    /// The number of consecutive failed attempts to open the `Ear`.
    var failures = 0
    var life = EarLife()
    var isMuted: Bool
    var isWanted = false
    /// The current question's answer round, and what players are expected to say.
    var round: AnswerRound
    var awaited = Awaited.commands
    var occasion: Occasion?
    var volatileText: String?
    var isSpeaking = false
    /// The seat of the speaker, if all players answer separately.
    var speaker: Int?
    var level: AudioLevel?
    /// The current stream position, if the game has not acknowledged it yet.
    var unacknowledged: AudioTime? = .zero

    /// Whether the `Ear` has stopped working.
    var isLost: Bool {
        switch state {
        case .silent, .gone, .opening: true
        case .open, .interrupted: false
        }
    }
}

// Gives orders to the `Ear` and handles its events.
extension Sitting {
    /// The longest time without events from a working `Ear`, in seconds.
    private static let longestSilence = 1.6
    /// The time after which an unresponsive `Ear` is reopened, in seconds.
    private static let longestHang = 5.0
    private static let longestWaitBeforeOpening = 30.0

    mutating func listen(for expectation: Expectation) {
        attention.isWanted = canHearRoom
        attention.awaited = expectation.awaited
        attention.round = game.currentRound(commands: setting.commands)
        var occasion: Attention.Occasion?
        if case .answering(let window) = game.phase {
            occasion = Attention.Occasion(
                awaited: attention.awaited, question: game.index, floor: window.floor,
                opened: window.opened)
        }
        attendPhones(occasion ?? request)
        // Repeating the same order would interrupt a player who is already speaking.
        if let occasion, occasion == attention.occasion, attention.orders.isListening { return }
        attention.occasion = occasion
        attend(anew: true)
    }

    mutating func setMuted(_ isOn: Bool) {
        guard setting.hasEar, isOn != attention.isMuted else { return }
        attention.isMuted = isOn
        attend()
    }

    /// Gives the `Ear` the order for the current state. If `anew` is true, the `Ear` gets the order
    /// even if it is already listening.
    mutating func attend(anew: Bool = false) {
        guard setting.hasEar, !attention.isLost else { return }
        // The microphone must not pick up the game's own voice.
        let listens =
            attention.isWanted && !attention.isMuted && !reading.isTelling && !isWaiting
        let orders = attention.orders
        if orders.last > 0, listens == orders.isListening, !(anew && listens) { return }
        forgetSpeech()
        let number = attention.orders.give(
            toListen: listens, at: attention.life.mark(at: now))
        self.orders.append(
            .ear(
                EarOrder(
                    number: number,
                    wish: listens ? .listen(attention.awaited, attention.round) : .pause)))
    }

    private mutating func forgetSpeech() {
        attention.isSpeaking = false
        attention.speaker = nil
        attention.volatileText = nil
    }

    mutating func take(_ heard: HeardEvent) {
        attention.life.gaveSign(at: now)
        if case .silent = attention.state { returned() }
        guard !attention.isLost else { return }
        let counts = attention.orders.counts(heard.order)
        switch heard.event {
        case .progress(let position):
            time.stream(position)
            attention.unacknowledged = position
            if time.followsStream, !storing.isStalled { passTime() }
            acknowledgeIfReady()
        case .obeyed(let number, let moment):
            attention.orders.obeyed(number, from: time.moment(moment))
            acknowledgeIfReady()
        case .refused(let number, let error):
            if attention.orders.refused(number) {
                note(
                    say(
                        "This question cannot be answered by voice (\(String(describing: error))). Type the answer, or skip the question."
                    ))
            }
            acknowledgeIfReady()
        case .speechStarted(let moment):
            guard counts else { return }
            attention.isSpeaking = true
            attention.speaker = game.isForEach ? ownSeat : nil
            feed(
                attention.speaker.map(GameEvent.speaking) ?? .speechStarted,
                at: time.moment(moment))
        case .volatile(let transcription):
            guard counts else { return }
            show(spoken: transcription.text)
        case .final(let recognition):
            guard counts else { return }
            rule(recognition)
        case .interrupted(let reason):
            attention.state = .interrupted
            forgetSpeech()
            feed(.interrupted(reason: reason))
        case .resumed(let moment):
            attention.state = .open
            time.stream(moment)
            orders.append(.microphoneReturned(at: moment))
            feed(.resumed)
        case .failed(let error): note(say("Listening ended: \(String(describing: error))"))
        case .gap(_, _, let sampleCount):
            let seconds = AudioTime(sampleIndex: sampleCount).seconds
            note(say("\(Figures.seconds(seconds)) of sound was lost."))
        case .level(let level): attention.level = level
        case .changed, .missed, .ended: break
        }
    }

    /// Shows recognized words that may still change, unless the answer is secret.
    private mutating func show(spoken: String) {
        let text = game.isSecret ? "" : withoutFoulWords(spoken)
        guard text != attention.volatileText ?? "" else { return }
        attention.volatileText = text
        orders.append(.hear(volatile: text))
    }

    /// The spoken text, or an empty string if it contains a foul word. Decoders sometimes
    /// transcribe foul words by mistake.
    func withoutFoulWords(_ spoken: String) -> String {
        let foul = attention.round.judge.language.language.decoys[.foul]
        let words = spoken.lowercased().split(separator: " ").map(String.init)
        return words.contains(where: foul.contains) ? "" : spoken
    }

    private mutating func rule(_ recognition: Recognition) {
        let speaker = attention.speaker
        forgetSpeech()
        if time.followsStream { time.stream(recognition.speech.end) }
        let shifted = recognition.shifted(bySamples: time.shift)
        let ruling = attention.round.rule(
            shifted, awaiting: attention.awaited, by: right)
        record(ruling)
        // While the game cannot be saved, only a key press can end the game.
        guard !storing.isStalled else { return }
        if setting.isPushToTalk { setMuted(true) }
        takeOwn(ruling, of: speaker)
    }

    /// Who may speak to the microphone now.
    private var right: SpeakingRight {
        guard case .answering(let window) = game.phase else { return .inTurn }
        if setting.isPushToTalk || window.buzzedAt != nil { return .afterPressing }
        return window.floor == .anyone ? .anyone : .inTurn
    }

    /// Orders the program to record a spoken answer if the players have agreed to this. `sound` is
    /// the audio that a phone has recorded.
    mutating func record(_ ruling: Ruling, sound: [Int16]? = nil) {
        guard setting.isRecorded, case .answer(let open) = attention.awaited,
            case .answering = game.phase
        else { return }
        var ruling = ruling
        // The recorder looks up the microphone's audio by stream position.
        ruling.speech = ruling.speech?.shifted(bySamples: -time.shift)
        orders.append(
            .record(
                RecordedRuling(
                    ruling: ruling, sheet: game.sheet, round: attention.round, open: open,
                    right: sound == nil ? right : .afterPressing, sound: sound)))
    }

    /// Lets a recording continue once nothing is waiting to be processed, written or confirmed.
    mutating func acknowledgeIfReady() {
        guard let position = attention.unacknowledged, storing.isEmpty,
            attention.orders.unanswered.isEmpty
        else { return }
        attention.unacknowledged = nil
        orders.append(.acknowledge(position))
    }

    // MARK: Loss of the ear

    /// Monitors an `Ear` that receives live audio.
    mutating func watchEar() {
        guard setting.hasEar, setting.isLive else { return }
        switch attention.state {
        case .interrupted: break
        case .open:
            let isSilent = attention.life.isSilent(at: now, for: Self.longestSilence)
            // Orders that are waiting for a busy disk have not been sent yet.
            let isOverdue =
                storing.isEmpty
                && attention.orders.areOverdue(
                    by: attention.life, at: now, after: Self.longestSilence)
            guard isSilent || isOverdue else { return }
            attention.state = .silent(since: now)
            lost(
                say(
                    "The microphone is not responding. Continue with keys and phones while the game tries to reopen the microphone."
                ))
        case .silent(let since):
            if now >= since.advanced(bySeconds: Self.longestHang) { openEar() }
        case .gone(let since):
            let wait = min(
                Double(1 << min(attention.failures, 6)) / 2, Self.longestWaitBeforeOpening)
            if now >= since.advanced(bySeconds: wait) { openEar() }
        case .opening: break
        }
    }

    /// Handles the end of the `Ear`'s stream of events.
    mutating func takeEarsEnd() {
        guard setting.isLive else {
            if !game.isOver { interrupt(signal: nil) }
            return
        }
        let isNews = !attention.isLost
        let wasInterrupted = attention.state == .interrupted
        attention.state = .gone(since: now)
        if isNews {
            lost(
                say(
                    "The microphone is unavailable. Continue with keys and phones while the game tries to reopen the microphone."
                ))
        }
        if wasInterrupted { feed(.resumed) }
    }

    private mutating func lost(_ text: String) {
        attention.orders.lose()
        time.streamEnded()
        let wasSpeaking = attention.isSpeaking
        forgetSpeech()
        note(text)
        if wasSpeaking { breakOffSpeech() }
    }

    /// Discards an utterance in progress.
    mutating func breakOffSpeech() {
        let nothing = Hearing(best: Transcription(segments: []))
        let speech = TimeRange(start: now, end: now)
        takeOwn(Ruling(.notUnderstood(.silence), hearing: nothing, speech: speech))
    }

    private mutating func openEar() {
        attention.state = .opening
        attention.opening += 1
        orders.append(.openEar(opening: attention.opening))
    }

    mutating func earOpened() {
        attention.failures = 0
        returned()
    }

    mutating func earNotOpened(_ reason: String) {
        if attention.failures == 0 {
            note(say("The microphone cannot be opened: \(reason)"))
        }
        attention.failures += 1
        attention.state = .gone(since: now)
    }

    private mutating func returned() {
        attention.state = .open
        attention.life.gaveSign(at: now)
        note(say("The microphone is available again."))
        attend(anew: true)
    }
}

extension Recognition {
    /// A copy of the recognition with all times shifted.
    func shifted(bySamples count: Int) -> Recognition {
        guard count != 0 else { return self }
        var shifted = self
        shifted.speech = speech.shifted(bySamples: count)
        shifted.best = best.shifted(bySamples: count)
        shifted.alternatives = alternatives.map { $0.shifted(bySamples: count) }
        return shifted
    }
}

extension Transcription {
    fileprivate func shifted(bySamples count: Int) -> Transcription {
        var shifted = self
        for place in shifted.segments.indices {
            shifted.segments[place].range = segments[place].range.shifted(bySamples: count)
        }
        return shifted
    }
}

extension TimeRange {
    fileprivate func shifted(bySamples count: Int) -> TimeRange {
        TimeRange(start: start.advanced(bySamples: count), end: end.advanced(bySamples: count))
    }
}
