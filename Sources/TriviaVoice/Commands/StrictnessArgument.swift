import ArgumentParser
import SpeechRecognition

/// ``HearingStrictness`` as it is written on the command line.
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
