// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "UsesCommandMatcher",
    dependencies: [.package(name: "TriviaVoice", path: "../../..", traits: [])],
    targets: [
        .executableTarget(
            name: "UsesCommandMatcher",
            dependencies: [.product(name: "CommandMatcher", package: "TriviaVoice")])
    ])
