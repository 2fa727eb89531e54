// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "PackTool",
    dependencies: [.package(name: "TriviaVoice", path: "../..", traits: ["Bank"])],
    targets: [
        .executableTarget(
            name: "PackTool",
            dependencies: [.product(name: "QuestionBank", package: "TriviaVoice")])
    ])
