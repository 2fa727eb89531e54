/// The state of the microphone and of speech. The screen plays no sounds while the microphone
/// listens or the program reads aloud.
package struct Audibility: Sendable, Hashable {
    /// Whether the microphone listens; nil without a microphone.
    package var isListening: Bool?
    /// Whether somebody is speaking; nil without a microphone.
    package var isSpeaking: Bool?
    /// Whether the program is reading aloud.
    package var isReadingAloud: Bool

    package init(
        isListening: Bool? = nil, isSpeaking: Bool? = nil, isReadingAloud: Bool = false
    ) {
        self.isListening = isListening
        self.isSpeaking = isSpeaking
        self.isReadingAloud = isReadingAloud
    }
}
