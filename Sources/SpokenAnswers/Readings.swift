import CommandMatcher
import Languages
import SpeechRecognition
import Transcript

/// Converts the recognizer's result to the form that the judge expects.
enum Readings {
    private static let limit = 4

    /// The minimum confidence of an alternative transcription relative to the best transcription
    /// (see docs/decisions/0060).
    private static let share = 0.5

    /// The best transcription, and alternatives of similar probability. Alternatives that differ
    /// only in a filler such as “uh” are left out.
    static func hearing(_ recognition: Recognition, in language: CompiledLanguage) -> Hearing {
        let around = language.language.around
        let empty = Set(around[.heardFiller] + around[.heardAlone])
        func core(_ transcription: Transcription) -> [String] {
            transcription.segments.map(\.text).filter { !empty.contains($0) }
        }
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
