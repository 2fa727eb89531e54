import ArgumentParser
import SpeechRecognition

/// ``HearingStrictness`` as a command-line argument.
enum StrictnessArgument: String, ExpressibleByArgument, CaseIterable {
    case relaxed, normal, strict

    var value: HearingStrictness {
        switch self {
        case .relaxed: .relaxed
        case .normal: .normal
        case .strict: .strict
        }
    }
}
