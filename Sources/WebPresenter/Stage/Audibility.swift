/// The state of microphone and speech in the room. The screen plays no sound that the microphone
/// would record, and none while the program reads aloud.
package struct Audibility: Sendable, Hashable {
    /// Whether the microphone listens. Nil in a game without a microphone.
    package var isListening: Bool?
    /// Whether someone is speaking. Nil if nothing is recorded.
    package var isSpeaking: Bool?
    /// Whether the program reads aloud.
    package var isReadingAloud: Bool

    package init(
        isListening: Bool? = nil, isSpeaking: Bool? = nil, isReadingAloud: Bool = false
    ) {
        self.isListening = isListening
        self.isSpeaking = isSpeaking
        self.isReadingAloud = isReadingAloud
    }
}
