/// Whether the microphone is listening, somebody is speaking, and the program is reading aloud. The
/// screen plays no sounds while the microphone listens or the program reads aloud.
package struct Audibility: Sendable, Hashable {
    /// Whether the microphone is listening; nil if there is no microphone.
    package var isListening: Bool?
    /// Whether somebody is speaking; nil if there is no microphone.
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
