internal import CFlite
public import Phonetics
internal import Synchronization

/// Speaks text with flite, in process and without a device: prompts, the pronunciation of an answer, and speech with
/// known word times for tests.
///
/// The same text, voice and settings always give the same samples. Synthesis is many times faster than real time but
/// not instant (about 20 ms for a sentence). It blocks its caller, and two calls wait for each other.
public struct SpeechSynthesizer: Sendable {
    /// The voices of Debian's flite. All are American English except ``awb``, a Scot.
    public enum Voice: String, CaseIterable, Sendable, Hashable {
        /// A woman; parametric.
        case slt
        /// A man; joined from recorded diphones, with exact control over pitch.
        case kal
        /// A man; parametric.
        case rms
        /// A man with a Scottish accent; parametric.
        case awb
    }

    /// The voice.
    public var voice: Voice
    /// The speed: 1 is the voice's normal speed, 2 twice as fast. Limited to 0.25 to 4.
    public var rate: Double
    /// A constant pitch in hertz instead of the sentence's melody. Only ``Voice/kal`` supports it.
    public var monotonePitch: Double?
    /// Pronunciations that override flite's own, by lower-case word.
    public var pronunciations: [String: Pronunciation]

    /// By default, a woman's voice at normal speed.
    public init(
        voice: Voice = .slt, rate: Double = 1, monotonePitch: Double? = nil,
        pronunciations: [String: Pronunciation] = [:]
    ) {
        self.voice = voice
        self.rate = rate
        self.monotonePitch = monotonePitch
        self.pronunciations = pronunciations
    }

    /// The speech of a text.
    ///
    /// Accents are removed and control characters dropped, because flite reads plain English text.
    ///
    /// - Throws: ``SpeechSynthesisError`` if there is nothing to say or flite failed. Unknown words do not throw; they
    ///   are guessed.
    public func speech(for text: String) throws(SpeechSynthesisError) -> SynthesizedSpeech {
        let spoken = SpokenText.plain(text)
        guard spoken.contains(where: { $0.isLetter || $0.isNumber }) else { throw .nothingToSay }
        let settings = self
        let result = FliteLibrary.lock.withLock { library in
            settings.synthesize(spoken, library: &library)
        }
        guard let result else { throw .failed(text: text) }
        return result
    }

    private func synthesize(_ text: String, library: inout FliteLibrary) -> SynthesizedSpeech? {
        guard let voice = unsafe library.voice(voice), let lexicon = unsafe library.lexicon else {
            return nil
        }
        let addenda = unsafe self.addenda(for: lexicon)
        unsafe lexicon.pointee.lex_addenda = addenda
        defer {
            unsafe lexicon.pointee.lex_addenda = nil
            unsafe delete_val(addenda)
        }
        let stretch = Float(1 / min(4, max(0.25, rate)))
        guard
            let utterance = unsafe cflite_synthesize(
                text, voice, stretch, Float(monotonePitch ?? 0))
        else { return nil }
        defer { unsafe delete_utterance(utterance) }
        return unsafe SynthesizedSpeech(utterance: utterance)
    }

    /// The given pronunciations as flite's run-time lexicon: a list of (word, part of speech, phones…), owned by the
    /// caller.
    private func addenda(
        for lexicon: UnsafeMutablePointer<cst_lexicon>
    ) -> UnsafeMutablePointer<cst_val>? {
        var list: UnsafeMutablePointer<cst_val>?
        for (word, pronunciation) in pronunciations {
            guard !word.isEmpty, word.utf8.allSatisfy({ (97...122).contains($0) || $0 == 39 })
            else { continue }
            let entry = "\(word) : \(pronunciation.flitePhones)"
            guard let made = unsafe cst_lex_make_entry(lexicon, entry) else { continue }
            unsafe list = cons_val(made, list)
        }
        return unsafe list
    }
}

extension Pronunciation {
    /// Flite's phones with stress on the first vowel. AH without stress is the reduced vowel.
    fileprivate var flitePhones: String {
        var isStressed = false
        return phones.map { phone in
            let name = phone.rawValue.lowercased()
            guard phone.isVowel else { return name }
            defer { isStressed = true }
            if isStressed, phone == .ah { return "ax0" }
            return name + (isStressed ? "0" : "1")
        }.joined(separator: " ")
    }
}
