/// What can be heard in the room. The screen makes no sound that the microphone would hear, and none
/// while something is read aloud.
package struct Audibility: Sendable, Hashable {
    /// Whether the microphone listens; nil in a game without one.
    package var isListening: Bool?
    /// Whether somebody is speaking; nil while nothing is heard.
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
