// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Orders",
    dependencies: [.package(name: "TriviaVoice", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Orders",
            dependencies: [.product(name: "SpeechRecognition", package: "TriviaVoice")])
    ])
