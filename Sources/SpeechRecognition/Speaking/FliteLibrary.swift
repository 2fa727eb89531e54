internal import CFlite

/// Flite's process-wide lexicon and voices, which are never freed. Every caller must hold the
/// library's lock.
@safe struct FliteLibrary {
    static let lock = Lock(FliteLibrary())

    let lexicon: UnsafeMutablePointer<cst_lexicon>?
    private var voices: [SpeechSynthesizer.Voice: UnsafeMutablePointer<cst_voice>] = unsafe [:]

    private init() {
        flite_init()
        unsafe lexicon = cmu_lex_init()
    }

    /// Returns a voice, which is loaded on first use.
    mutating func voice(_ name: SpeechSynthesizer.Voice) -> UnsafeMutablePointer<cst_voice>? {
        if let voice = unsafe voices[name] { return unsafe voice }
        let voice =
            switch name {
            case .slt: unsafe register_cmu_us_slt(nil)
            case .kal: unsafe register_cmu_us_kal16(nil)
            case .rms: unsafe register_cmu_us_rms(nil)
            case .awb: unsafe register_cmu_us_awb(nil)
            }
        unsafe voices[name] = voice
        return unsafe voice
    }
}
