// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "UsesTriviaGame",
    dependencies: [.package(name: "TriviaVoice", path: "../../..", traits: ["Bank"])],
    targets: [
        .executableTarget(
            name: "UsesTriviaGame",
            dependencies: [.product(name: "TriviaGame", package: "TriviaVoice")])
    ])
