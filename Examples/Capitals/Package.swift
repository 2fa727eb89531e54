// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Capitals",
    dependencies: [.package(name: "TriviaVoice", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "Capitals",
            dependencies: [.product(name: "SpokenAnswers", package: "TriviaVoice")])
    ])
