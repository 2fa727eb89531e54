// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
    import Glibc
#endif

/// Whether pkg-config knows a library here: whether its file is in one of the folders that pkg-config searches.
/// Other systems have none of these folders. There, the result is false, and the manifest still loads.
func isKnown(_ library: String) -> Bool {
    #if canImport(Glibc)
        #if arch(arm64)
            let machine = "aarch64-linux-gnu"
        #else
            let machine = "x86_64-linux-gnu"
        #endif
        func list(_ name: String) -> [String] {
            (Context.environment[name] ?? "").split(separator: ":").map(String.init)
        }
        let usual = ["/usr/local", "/usr"].flatMap { root in
            ["lib/\(machine)", "lib64", "lib", "share"].map { "\(root)/\($0)/pkgconfig" }
        }
        let own = list("PKG_CONFIG_LIBDIR")
        return (list("PKG_CONFIG_PATH") + (own.isEmpty ? usual : own)).contains { folder in
            access("\(folder)/\(library).pc", R_OK) == 0
        }
    #else
        return false
    #endif
}

/// The library with WebRTC's voice detector, by the name it has here: version 1 has another than
/// version 0.3. Its pkg-config flags are refused by the package manager (docs/decisions/0018).
let voiceDetectorLibrary =
    isKnown("webrtc-audio-processing-1") ? "webrtc-audio-processing-1" : "webrtc_audio_processing"

/// What every Swift target is compiled with.
let houseSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .treatAllWarnings(as: .error),  // SE-0443
]

/// Added where C is called.
let unsafeBoundarySettings: [SwiftSetting] =
    houseSettings + [
        .strictMemorySafety()  // SE-0458
    ]

/// How tests are compiled. To optimize them takes 370 seconds instead of 220. What they test is optimized all the same.
/// No product holds a test, so a package that depends on this one never meets the flag.
let asWritten: [SwiftSetting] = [.unsafeFlags(["-Onone"])]
let testSettings: [SwiftSetting] = houseSettings + asWritten

/// What is needed for the bank of questions, and for the program with its room: who uses neither turns the
/// traits off and fetches neither (docs/decisions/0090).
func bank(_ name: String, of package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Bank"]))
}

func program(_ name: String, of package: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: ["Program"]))
}

/// Whether this is a build for Scripts/fuzz: then the program is a library, and beside it stands one that
/// libFuzzer calls.
let isFuzzing = Context.environment["TRIVIA_FUZZ"] != nil

/// The tests to build, by target; all of them unless `TRIVIA_TESTS` lists some (`./trivia test --only`).
let chosenTests = Context.environment["TRIVIA_TESTS"].map {
    Set($0.split(separator: ",").map(String.init))
}

/// The program's own parts.
let programTarget: Target = {
    let dependencies: [Target.Dependency] = [
        "Transcript", "Phonetics", "Languages", "SpeechRecognition", "CommandMatcher",
        "SpokenAnswers", "QuestionBank", "TriviaGame", "WebPresenter", "TerminalIO", "Trials",
        "PlaySession",
        program("ArgumentParser", of: "swift-argument-parser"),
    ]
    return isFuzzing
        ? .target(
            name: "TriviaVoice", dependencies: dependencies, exclude: ["Main.swift"],
            swiftSettings: houseSettings)
        : .executableTarget(
            name: "TriviaVoice", dependencies: dependencies, swiftSettings: houseSettings)
}()

let package = Package(
    name: "TriviaVoice",
    products: [
        isFuzzing
            ? .executable(name: "fuzz", targets: ["Fuzz"])
            : .executable(name: "trivia-voice", targets: ["TriviaVoice"]),
        .library(
            name: "SpeechRecognition",
            targets: ["SpeechRecognition", "Transcript", "Phonetics", "Languages"]),
        .library(
            name: "CommandMatcher",
            targets: ["CommandMatcher", "AnswerText", "Transcript", "Phonetics", "Languages"]),
        .library(
            name: "SpokenAnswers",
            targets: ["SpokenAnswers", "SpeechRecognition", "CommandMatcher"]),
        .library(name: "QuestionBank", targets: ["QuestionBank", "Phonetics"]),
        .library(name: "TriviaGame", targets: ["TriviaGame"]),
    ],
    traits: [
        .trait(name: "Bank", description: "QuestionBank, and TriviaGame, which plays from it."),
        .trait(name: "Program", description: "The program trivia-voice with its room."),
        .default(enabledTraits: ["Bank", "Program"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CPocketsphinx", pkgConfig: "pocketsphinx",
            providers: [.apt(["libpocketsphinx-dev", "pocketsphinx-en-us"])]),
        .systemLibrary(name: "CAlsa", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
        .systemLibrary(
            name: "CSndfile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
        .systemLibrary(
            name: "CSamplerate", pkgConfig: "samplerate",
            providers: [.apt(["libsamplerate0-dev"])]),
        .systemLibrary(
            name: "CWebRTCVoice", providers: [.apt(["libwebrtc-audio-processing-dev"])]),
        .systemLibrary(name: "CFlite", providers: [.apt(["flite1-dev"])]),
        .systemLibrary(
            name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),

        // Rounding calls the C library's mathematics, which nothing else may bring along.
        .target(
            name: "Transcript", swiftSettings: houseSettings,
            linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "Phonetics", swiftSettings: houseSettings, linkerSettings: [.linkedLibrary("m")]),
        .target(name: "CLanguages"),
        .target(
            name: "Languages", dependencies: ["Phonetics", "CLanguages"],
            swiftSettings: houseSettings),
        .target(name: "CLearned"),
        .target(name: "CKernels", linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "SpeechRecognition",
            dependencies: [
                "Transcript", "Phonetics", "Languages", "CPocketsphinx", "CAlsa", "CSndfile",
                "CSamplerate",
                "CFlite", "CWebRTCVoice", "CLearned", "CKernels",
            ],
            swiftSettings: unsafeBoundarySettings,
            linkerSettings: [.linkedLibrary(voiceDetectorLibrary)]),
        .target(name: "CKnownNames", exclude: ["names.table", "kinds.table", "licences"]),
        .target(
            name: "AnswerText", dependencies: ["Languages", "CKnownNames"],
            swiftSettings: houseSettings, linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "CommandMatcher",
            dependencies: ["AnswerText", "Transcript", "Phonetics", "Languages", "CKnownNames"],
            swiftSettings: houseSettings, linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "SpokenAnswers",
            dependencies: [
                "SpeechRecognition", "CommandMatcher", "Languages", "Transcript", "Phonetics",
            ],
            swiftSettings: houseSettings),
        .target(
            name: "Archives", dependencies: ["CArchive"], swiftSettings: unsafeBoundarySettings),
        .target(
            name: "QuestionBank",
            dependencies: [
                "Phonetics", "Archives", bank("Yams", of: "Yams"), bank("GRDB", of: "GRDB.swift"),
            ],
            swiftSettings: houseSettings),
        .target(
            name: "TriviaGame", dependencies: ["CommandMatcher", "Languages", "QuestionBank"],
            swiftSettings: houseSettings),
        .target(name: "CWebPages"),
        .target(
            name: "WebPresenter",
            dependencies: [
                "TriviaGame", "CommandMatcher", "Languages", "QuestionBank", "Transcript",
                "CWebPages",
                program("NIOCore", of: "swift-nio"),
                program("NIOPosix", of: "swift-nio"),
                program("NIOHTTP1", of: "swift-nio"),
                program("NIOWebSocket", of: "swift-nio"),
                program("NIOSSL", of: "swift-nio-ssl"),
            ],
            exclude: ["Web"], swiftSettings: houseSettings),
        .target(
            name: "TerminalIO", dependencies: ["SpeechRecognition"], swiftSettings: houseSettings),
        .target(
            name: "Trials",
            dependencies: [
                "TerminalIO", "TriviaGame", "SpokenAnswers", "SpeechRecognition", "CommandMatcher",
                "QuestionBank", "Languages", "Phonetics", "Transcript",
            ],
            swiftSettings: houseSettings),
        .target(
            name: "PlaySession",
            dependencies: [
                "TerminalIO", "Trials", "WebPresenter", "TriviaGame", "SpokenAnswers",
                "SpeechRecognition", "CommandMatcher", "QuestionBank", "Languages", "Phonetics",
                "Transcript",
            ],
            swiftSettings: houseSettings),
        programTarget,

        .target(
            name: "SoundTestSupport", path: "Tests/SoundTestSupport",
            resources: [.copy("Plugin")], swiftSettings: testSettings),
        .testTarget(name: "ArchitectureTests", swiftSettings: testSettings),
        .testTarget(
            name: "TranscriptTests", dependencies: ["Transcript"], swiftSettings: testSettings),
        .testTarget(
            name: "PhoneticsTests", dependencies: ["Phonetics"], swiftSettings: testSettings),
        .testTarget(
            name: "LanguagesTests", dependencies: ["Languages", "Phonetics"], exclude: ["Fixtures"],
            swiftSettings: testSettings),
        .testTarget(
            name: "SpeechRecognitionTests",
            dependencies: ["SpeechRecognition", "Transcript", "Phonetics", "SoundTestSupport"],
            resources: [.copy("Fixtures")], swiftSettings: unsafeBoundarySettings + asWritten),
        .testTarget(
            name: "CommandMatcherTests",
            dependencies: ["CommandMatcher", "AnswerText", "Languages"],
            resources: [.copy("Fixtures")], swiftSettings: testSettings),
        .testTarget(
            name: "SpokenAnswersTests",
            dependencies: ["SpokenAnswers", "SpeechRecognition", "CommandMatcher", "Languages"],
            exclude: ["Golden"], swiftSettings: testSettings),
        .testTarget(
            name: "ArchivesTests", dependencies: ["Archives"], swiftSettings: testSettings),
        .testTarget(
            name: "QuestionBankTests",
            dependencies: ["QuestionBank", "Archives", bank("GRDB", of: "GRDB.swift")],
            resources: [.copy("Fixtures")], swiftSettings: testSettings),
        .testTarget(
            name: "TriviaGameTests", dependencies: ["TriviaGame"], swiftSettings: testSettings),
        .testTarget(
            name: "WebPresenterTests",
            dependencies: [
                "WebPresenter", "TriviaGame", "CommandMatcher", "Languages", "QuestionBank",
                "Transcript",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "TriviaVoiceTests",
            dependencies: [
                program("ArgumentParser", of: "swift-argument-parser"),
                "TriviaVoice", "PlaySession", "Trials", "TerminalIO", "SpokenAnswers",
                "SoundTestSupport", bank("GRDB", of: "GRDB.swift"),
            ],
            exclude: ["Golden"], swiftSettings: testSettings),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "TriviaVoice", "PlaySession", "Trials", "TerminalIO", "SpeechRecognition",
                "SpokenAnswers", "CommandMatcher", "Transcript", "QuestionBank", "SoundTestSupport",
            ],
            resources: [.copy("Fixtures")], swiftSettings: testSettings),
    ],
    swiftLanguageModes: [.v6]
)

// The package manager compiles a target again when a target that it names has changed. A compiled target also depends on
// the layout of what those are made of, so each target names all of its Swift targets. Otherwise a test that was not
// compiled again after a `git pull` crashed. A C target, with a capital after its C, has no layout that others use.
let direct = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
        let names = target.dependencies.compactMap { dependency -> String? in
            guard case .byNameItem(let name, _) = dependency,
                !name.dropFirst().prefix(1).allSatisfy(\.isUppercase)
            else { return nil }
            return name
        }
        return (target.name, names)
    })
for target in package.targets {
    var named = direct[target.name] ?? []
    var place = 0
    while place < named.count {
        for name in direct[named[place]] ?? [] where !named.contains(name) {
            named.append(name)
            target.dependencies.append(.byName(name: name))
        }
        place += 1
    }
}

if let chosenTests {
    package.targets.removeAll { $0.type == .test && !chosenTests.contains($0.name) }
}

if isFuzzing {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "TriviaVoice", "PlaySession", "Trials", "TerminalIO", "TriviaGame", "SpokenAnswers",
                "SpeechRecognition", "CommandMatcher", "Languages", "QuestionBank", "Archives",
            ],
            path: "Benchmarks/Sources/Fuzz", swiftSettings: houseSettings))
}
