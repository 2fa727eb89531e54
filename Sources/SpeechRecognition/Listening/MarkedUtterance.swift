import Transcript

/// An utterance whose beginning and end are marked by a person, for example with a button. A voice
/// detector finds the pauses in the utterance.
package final class MarkedUtterance {
    /// The audio received so far, at 16 kHz.
    package private(set) var samples: [Int16] = []
    /// The end of the most recent speech, as an index into ``samples``; nil before any speech.
    package private(set) var speechEnd: Int?

    private var resampler: Resampler
    private var detector: VoiceDetector
    private var detectedCount = 0

    /// Creates an utterance with a sample rate from 1,000 to 1,000,000 Hz. Throws an error if there
    /// is not enough memory.
    package init(hertz: Int) throws(ListeningError) {
        resampler = Resampler(hertz: hertz)
        detector = try VoiceDetector()
    }

    /// The number of samples since the most recent speech; 0 before any speech.
    package var pause: Int { speechEnd.map { samples.count - $0 } ?? 0 }

    /// Adds signed 16-bit samples at the sample rate for which the utterance was created.
    package func append(_ sound: [Int16]) { add(resampler.converted(sound)) }

    /// Adds the samples that are still inside the converter.
    package func end() { add(resampler.rest()) }

    private func add(_ converted: [Int16]) {
        samples += converted
        while samples.count - detectedCount >= VoiceDetector.frameSampleCount {
            let end = detectedCount + VoiceDetector.frameSampleCount
            if detector.step(samples[detectedCount..<end]) { speechEnd = end }
            detectedCount = end
        }
    }
}
