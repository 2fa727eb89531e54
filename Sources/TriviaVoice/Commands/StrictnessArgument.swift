import ArgumentParser
import SpeechRecognition

/// ``Strictness`` as it is written on the command line.
enum StrictnessArgument: String, ExpressibleByArgument, CaseIterable {
    case relaxed, normal, strict

    var value: Strictness {
        switch self {
        case .relaxed: .relaxed
        case .normal: .normal
        case .strict: .strict
        }
    }
}
