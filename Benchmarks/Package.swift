// swift-tools-version: 6.2
import PackageDescription

/// Measurements and training are a separate package, so that users never get the dependencies that
/// only this package needs. These are the compiler settings for measurements of the recognizer.
let houseSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "TriviaVoice", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .target(name: "CAllocationCounter"),
        .executableTarget(
            name: "JudgeBenchmark",
            dependencies: [
                "CAllocationCounter", .product(name: "CommandMatcher", package: "TriviaVoice"),
            ]),
        .executableTarget(
            name: "BankBench",
            dependencies: [
                .product(name: "QuestionBank", package: "TriviaVoice"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "train-confidence",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/TrainConfidence",
            swiftSettings: houseSettings),
        .executableTarget(
            name: "long-listen",
            dependencies: [
                .product(name: "SpeechRecognition", package: "TriviaVoice"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/LongListen", swiftSettings: houseSettings),
        .executableTarget(
            name: "align-transcripts",
            dependencies: [
                .product(name: "SpeechRecognition", package: "TriviaVoice"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/AlignTranscripts", swiftSettings: houseSettings),
        .executableTarget(
            name: "ear-figures",
            dependencies: [
                .product(name: "SpeechRecognition", package: "TriviaVoice"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/EarFigures", swiftSettings: houseSettings),
        .executableTarget(
            name: "hearing-start",
            dependencies: [
                .product(name: "SpeechRecognition", package: "TriviaVoice"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/HearingStart", swiftSettings: houseSettings),
    ],
    swiftLanguageModes: [.v6]
)
