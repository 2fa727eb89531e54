internal import CFlite
public import Phonetics
internal import Synchronization

/// Speaks text with flite, in process and without an audio device. Synthesis is used for prompts and for the
/// pronunciation of an answer. In tests, it provides speech with known word times.
///
/// The same text, voice and settings always result in the same samples. Synthesis is many times faster than real time,
/// but takes about 20 ms for a sentence. Synthesis blocks the caller, and only one call runs at a time.
public struct SpeechSynthesizer: Sendable {
    /// The voices of Debian's flite. All of them speak American English, except ``awb``, who is Scottish.
    public enum Voice: String, CaseIterable, Sendable, Hashable {
        /// A woman; parametric.
        case slt
        /// A man; concatenated from recorded diphones, with exact control over the pitch.
        case kal
        /// A man; parametric.
        case rms
        /// A man with a Scottish accent; parametric.
        case awb
    }

    /// The voice.
    public var voice: Voice
    /// The speed: 1 is the voice's normal speed, and 2 is twice as fast. The speed is limited to values from 0.25 to 4.
    public var rate: Double
    /// A constant pitch in hertz that replaces the sentence's melody. Only ``Voice/kal`` supports a constant pitch.
    public var monotonePitch: Double?
    /// Pronunciations that take precedence over flite's own, keyed by lower-case word.
    public var pronunciations: [String: Pronunciation]

    /// Creates a synthesizer. By default, the synthesizer has a woman's voice at normal speed.
    public init(
        voice: Voice = .slt, rate: Double = 1, monotonePitch: Double? = nil,
        pronunciations: [String: Pronunciation] = [:]
    ) {
        self.voice = voice
        self.rate = rate
        self.monotonePitch = monotonePitch
        self.pronunciations = pronunciations
    }

    /// Synthesizes a text.
    ///
    /// Accents and control characters are removed first, because flite expects plain English text.
    ///
    /// - Throws: ``SpeechSynthesisError`` if there is nothing to say or flite fails. Unknown words are not an error:
    ///   flite guesses their pronunciation.
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

    /// The given pronunciations as flite's run-time lexicon: a list of (word, part of speech, phones…). The caller owns
    /// this list.
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
    /// The pronunciation in flite's phones, with stress on the first vowel. AH without stress is the reduced vowel.
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
