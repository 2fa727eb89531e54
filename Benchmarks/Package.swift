// swift-tools-version: 6.2
import PackageDescription

/// Measurements, apart from the product: what is needed here never reaches users.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "TriviaVoice", path: "..")],
    targets: [
        .executableTarget(
            name: "JudgeBenchmark",
            dependencies: [.product(name: "CommandMatcher", package: "TriviaVoice")])
    ],
    swiftLanguageModes: [.v6]
)
