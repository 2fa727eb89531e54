import CommandMatcher
import SpeechRecognition
import Transcript

/// Makes what the judge is given of what was recognized.
enum Readings {
    private static let limit = 4

    /// The best transcription with those others that say something else: an “uh” more or less is
    /// no other reading.
    static func hearing(_ recognition: Recognition) -> Hearing {
        var seen: Set<[String]> = [core(recognition.best)]
        let others = recognition.alternatives.filter { seen.insert(core($0)).inserted }
        return Hearing(
            best: recognition.best,
            alternatives: others.prefix(limit).enumerated().map { place, reading in
                place == 0 ? unweighed(reading) : reading
            })
    }

    /// The reading next to the best, without its confidence. That is only a share of the doubt that
    /// anything listed was said, and so next to nothing after clear speech; but a reading of other
    /// words is listed at all only where it scored within the search beam. Measured with an answer
    /// and its near rival ("Darwin", "Darling"): clearly said rivals list no other reading.
    private static func unweighed(_ reading: Transcription) -> Transcription {
        var reading = reading
        reading.confidence = nil
        return reading
    }

    /// Words that make no other reading.
    private static let empty = Set(AnswerGrammar.fillers + ["oh", "well"])

    private static func core(_ transcription: Transcription) -> [String] {
        transcription.segments.map(\.text).filter { !empty.contains($0) }
    }
}
