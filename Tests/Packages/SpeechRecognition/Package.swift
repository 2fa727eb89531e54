// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "UsesSpeechRecognition",
    dependencies: [.package(name: "TriviaVoice", path: "../../..", traits: [])],
    targets: [
        .executableTarget(
            name: "UsesSpeechRecognition",
            dependencies: [.product(name: "SpeechRecognition", package: "TriviaVoice")])
    ])
