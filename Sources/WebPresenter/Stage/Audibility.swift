/// The state of the microphone and of speech in the room. The screen plays no sound that the
/// microphone would record, and no sound while the program reads aloud.
package struct Audibility: Sendable, Hashable {
    /// Whether the microphone is listening; nil in a game without a microphone.
    package var isListening: Bool?
    /// Whether somebody is speaking; nil if no sound is recorded.
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
