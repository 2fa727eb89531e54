// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Transcribe",
    dependencies: [.package(name: "TriviaVoice", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Transcribe",
            dependencies: [.product(name: "SpeechRecognition", package: "TriviaVoice")])
    ])
