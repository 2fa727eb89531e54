// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "UsesQuestionBank",
    dependencies: [.package(name: "TriviaVoice", path: "../../..", traits: ["Bank"])],
    targets: [
        .executableTarget(
            name: "UsesQuestionBank",
            dependencies: [.product(name: "QuestionBank", package: "TriviaVoice")])
    ])
