import SpeechRecognition
import Transcript

@testable import PlaySession

/// Four tenths of a second have gone by whenever somebody asks.
final class EagerClock: SessionClock {
    private let time = Lock(AudioTime.zero)

    var now: AudioTime {
        time.withLock { time in
            time = time.advanced(bySeconds: 0.4)
            return time
        }
    }

    private let ticks = AsyncStream<Void>.makeStream()

    /// None comes.
    func tick() async { for await _ in ticks.stream {} }
}
