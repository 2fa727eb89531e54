// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Captions",
    dependencies: [.package(name: "TriviaVoice", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Captions",
            dependencies: [.product(name: "SpeechRecognition", package: "TriviaVoice")])
    ])
