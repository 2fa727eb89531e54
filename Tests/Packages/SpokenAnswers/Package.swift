// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "UsesSpokenAnswers",
    dependencies: [.package(name: "TriviaVoice", path: "../../..", traits: [])],
    targets: [
        .executableTarget(
            name: "UsesSpokenAnswers",
            dependencies: [.product(name: "SpokenAnswers", package: "TriviaVoice")])
    ])
