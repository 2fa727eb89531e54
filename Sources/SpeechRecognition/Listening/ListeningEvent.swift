public import Transcript

/// What a listening session tells those who follow it.
public enum ListeningEvent: Sendable {
    /// The stream has come this far; sent at least every 100 ms of audio: the game's clock.
    case progress(AudioTime)
    /// How loud the last tenth of a second was; comes with ``progress(_:)`` while there is sound.
    case level(AudioLevel)
    /// A change asked for with ``ListeningSession/change(_:to:)`` holds for utterances that start
    /// here or later.
    case changed(at: AudioTime)
    /// An order given with ``ListeningSession/send(order:change:)`` is obeyed from here on: every utterance that follows
    /// was heard under it.
    case obeyed(order: Int, at: AudioTime)
    /// An order could not be carried out. Nothing is heard until another one is obeyed.
    case refused(order: Int, any Error)
    case speechStarted(AudioTime)
    /// Replaces the volatile words before it.
    case volatile(Transcription)
    /// One finished utterance.
    case final(Recognition)
    /// Samples that were lost at this place, because nobody read them in time. Gaps count from 1.
    case gap(number: Int, at: AudioTime, sampleCount: Int)
    /// The source failed; the session tries to get it back.
    case interrupted(reason: String)
    case resumed(at: AudioTime)
    /// A follower was so slow that this many of its events had to be dropped, oldest first.
    case missed(eventCount: Int)
    /// The session cannot go on, or could not start; ``ended`` follows.
    case failed(any Error)
    /// The source came to its end, or the session was told to; no event follows.
    case ended
}
