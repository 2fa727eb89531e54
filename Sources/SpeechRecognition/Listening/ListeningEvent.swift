public import Transcript

/// What a listening session tells those who follow it.
public enum ListeningEvent: Sendable {
    /// The stream has come this far; sent at least every 100 ms of audio: the game's clock.
    case progress(AudioTime)
    case speechStarted(AudioTime)
    /// Replaces the volatile words before it.
    case volatile(Transcription)
    /// One finished utterance.
    case final(Recognition)
    /// Samples that were lost at this place, because nobody read them in time.
    case gap(at: AudioTime, sampleCount: Int)
    /// The source failed; the session tries to get it back.
    case interrupted(reason: String)
    case resumed(at: AudioTime)
    /// The source came to its end; no event follows.
    case ended
}
