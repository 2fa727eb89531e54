// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FairJudge",
    dependencies: [.package(name: "TriviaVoice", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "FairJudge",
            dependencies: [.product(name: "CommandMatcher", package: "TriviaVoice")])
    ])
