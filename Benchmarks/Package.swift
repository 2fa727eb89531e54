// swift-tools-version: 6.2
import PackageDescription

// Measurements and long runs that are no tests. Nothing here reaches users of the package.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "TriviaVoice", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "BankBench",
            dependencies: [
                .product(name: "QuestionBank", package: "TriviaVoice"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
