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
        return Hearing(best: recognition.best, alternatives: Array(others.prefix(limit)))
    }

    private static func core(_ transcription: Transcription) -> [String] {
        transcription.segments.map(\.text).filter { !AnswerGrammar.fillers.contains($0) }
    }
}
