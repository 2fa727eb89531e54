import CommandMatcher
import Languages
import SpeechRecognition
import Transcript

/// Prepares the result of the recognizer for the judge.
enum Readings {
    private static let limit = 4

    /// A reading counts beside the best if it has at least this share of its confidence. The better
    /// of two such readings is right in at most two of three cases, so the player gets the benefit
    /// of the doubt.
    private static let share = 0.5

    /// The best transcription and those alternatives that say something else and are about as
    /// probable. An added or missing “uh” is not a different reading.
    static func hearing(_ recognition: Recognition, in language: CompiledLanguage) -> Hearing {
        let around = language.language.around
        // Words that do not make a different reading.
        let empty = Set(around[.heardFiller] + around[.heardAlone])
        func core(_ transcription: Transcription) -> [String] {
            transcription.segments.map(\.text).filter { !empty.contains($0) }
        }
        // The readings share one confidence, and the rest of it belongs to the best.
        let shared = recognition.alternatives.compactMap(\.confidence).reduce(0, +)
        let least = (recognition.confidence - shared) * share
        var seen: Set<[String]> = [core(recognition.best)]
        let others = recognition.alternatives.filter {
            ($0.confidence ?? 0) >= least && seen.insert(core($0)).inserted
        }
        var best = recognition.best
        for index in best.segments.indices {
            best.segments[index].alternatives.removeAll { ($0.confidence ?? 0) < least }
        }
        return Hearing(best: best, alternatives: Array(others.prefix(limit)))
    }
}
