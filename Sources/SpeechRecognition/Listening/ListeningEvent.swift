public import Transcript

/// What a listening session reports to its followers.
public enum ListeningEvent: Sendable {
    /// The stream has reached this time. Sent at least every 100 ms of audio.
    case progress(AudioTime)
    /// The level of the last tenth of a second. Sent with ``progress(_:)`` while there is sound.
    case level(AudioLevel)
    /// A change requested with ``ListeningSession/change(_:to:)`` applies to utterances that start here or later.
    case changed(at: AudioTime)
    /// An order given with ``ListeningSession/send(order:change:)`` applies from here on: every later utterance was
    /// heard under it.
    case obeyed(order: Int, at: AudioTime)
    /// An order could not be carried out. Nothing is heard until another order is obeyed.
    case refused(order: Int, any Error)
    case speechStarted(AudioTime)
    /// Replaces the previous volatile words.
    case volatile(Transcription)
    /// One finished utterance.
    case final(Recognition)
    /// Samples were lost at this position because they were not read in time. Gaps are numbered from 1.
    case gap(number: Int, at: AudioTime, sampleCount: Int)
    /// The source failed, and the session tries to reopen it.
    case interrupted(reason: String)
    case resumed(at: AudioTime)
    /// A follower was so slow that this many of its events were dropped, oldest first.
    case missed(eventCount: Int)
    /// The session cannot continue, or could not start. ``ended`` follows.
    case failed(any Error)
    /// The source ended, or the session was stopped. No event follows.
    case ended
}
