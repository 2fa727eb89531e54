import Dispatch
import SpeechRecognition
package import Transcript

/// Records spoken answers on a separate queue, so that the game does not wait for the disk.
package final class TrialKeeper: Sendable {
    private let queue = DispatchQueue(label: "recording")
    private let recorder: Lock<TrialRecorder>
    private let memory: SoundMemory
    private let failed: @Sendable (String) -> Void

    /// Creates a keeper. If an answer cannot be recorded, the keeper calls `failed` with the
    /// reason.
    package init(_ recorder: sending TrialRecorder, failed: @escaping @Sendable (String) -> Void) {
        memory = recorder.memory
        self.recorder = Lock(recorder)
        self.failed = failed
    }

    /// Records that the microphone is available again, and that its next sample is at `time` in the
    /// stream.
    package func microphoneReturned(at time: AudioTime) { memory.reopened(at: time) }

    package func keep(_ answer: RecordedRuling) {
        queue.async { [recorder, failed] in
            do {
                try recorder.withLock {
                    try $0.keep(answer)
                }
            } catch {
                failed(String(describing: error))
            }
        }
    }
}
