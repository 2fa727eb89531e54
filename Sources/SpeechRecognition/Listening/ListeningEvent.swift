public import Transcript

/// An event that a listening session reports to its followers.
public enum ListeningEvent: Sendable {
    /// The stream has reached this time. This event is sent once for about every 100 ms of audio.
    case progress(AudioTime)
    /// The sound level of the latest tenth of a second. This event is sent together with
    /// ``progress(_:)``.
    case level(AudioLevel)
    /// A change from ``ListeningSession/change(_:to:)`` applies to utterances that start at this
    /// time or later.
    case changed(at: AudioTime)
    /// An order from ``ListeningSession/send(order:change:)`` applies to utterances from this time
    /// on.
    case obeyed(order: Int, at: AudioTime)
    /// An order could not be carried out. Audio is ignored until a later order takes effect.
    case refused(order: Int, any Error)
    /// Somebody started to speak at this time.
    case speechStarted(AudioTime)
    /// Words that may still change. These words replace the previous volatile words.
    case volatile(Transcription)
    /// The result of one utterance that has ended.
    case final(Recognition)
    /// Samples were lost at this position because they were not read in time. Gaps are numbered
    /// consecutively from 1.
    case gap(number: Int, at: AudioTime, sampleCount: Int)
    /// The source has failed, and the session is trying to reopen it.
    case interrupted(reason: String)
    /// The source is open again, and its audio continues at this time.
    case resumed(at: AudioTime)
    /// A follower was too slow, so this many of its oldest events were dropped.
    case missed(eventCount: Int)
    /// The session cannot continue, or could not start. The event ``ended`` follows.
    case failed(any Error)
    /// The source has ended, or the session was stopped. This is the last event.
    case ended
}
