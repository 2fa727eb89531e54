import CommandMatcher
import Languages
import SpeechRecognition
import Transcript

/// Makes what the judge is given of what was recognized.
enum Readings {
    private static let limit = 4

    /// A reading counts beside the best from this share of its confidence on: the better of two such
    /// readings is right in two cases of three at most, so the player gets the benefit of the doubt.
    private static let share = 0.5

    /// The best transcription with those others that say something else and may as well have been
    /// said: an “uh” more or less is no other reading.
    static func hearing(_ recognition: Recognition, in language: CompiledLanguage) -> Hearing {
        let around = language.language.around
        // Words that make no other reading.
        let empty = Set(around[.heardFiller] + around[.heardAlone])
        func core(_ transcription: Transcription) -> [String] {
            transcription.segments.map(\.text).filter { !empty.contains($0) }
        }
        // The engine's readings share one confidence; what the best keeps is the largest share.
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
