internal import CFlite
public import Phonetics
internal import Synchronization

/// Speaks text with flite, inside the calling process. The same text and settings always give the
/// same samples. Synthesis blocks the caller for about 20 ms per sentence, and only one call runs
/// at a time.
public struct SpeechSynthesizer: Sendable {
    /// The voices of Debian's flite. All voices except ``awb`` speak American English.
    public enum Voice: String, CaseIterable, Sendable, Hashable {
        /// A female parametric voice.
        case slt
        /// A male voice, concatenated from recorded diphones, with exact control over the pitch.
        case kal
        /// A male parametric voice.
        case rms
        /// A male parametric voice with a Scottish accent.
        case awb
    }

    /// The voice that speaks the text.
    public var voice: Voice
    /// The speed relative to the voice's normal speed, limited to 0.25…4.
    public var rate: Double
    /// A constant pitch in hertz, which replaces the sentence's intonation. Only ``Voice/kal``
    /// supports a constant pitch.
    public var monotonePitch: Double?
    /// Pronunciations that take precedence over flite's pronunciations, keyed by lower-case word.
    public var pronunciations: [String: Pronunciation]

    /// Creates a synthesizer, by default with a woman's voice at normal speed.
    public init(
        voice: Voice = .slt, rate: Double = 1, monotonePitch: Double? = nil,
        pronunciations: [String: Pronunciation] = [:]
    ) {
        self.voice = voice
        self.rate = rate
        self.monotonePitch = monotonePitch
        self.pronunciations = pronunciations
    }

    /// Synthesizes a text after removing its accents. Throws ``SpeechSynthesisError`` if there is
    /// nothing to say.
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

    /// Converts ``pronunciations`` to additional entries for flite's lexicon, in a list that the
    /// caller owns.
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
    /// The pronunciation in flite's phones, with stress on the first vowel. An unstressed AH
    /// becomes flite's reduced vowel `ax`.
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
