import Foundation
import SpeechRecognition
import Testing

@Suite("Which model a locale finds", .timeLimit(.minutes(30)))
struct LocaleTests {
    /// Folders with all the files of a model. The files are empty.
    private static func models(
        _ names: [String], _ body: (ModelLocator) throws -> Void
    ) throws {
        try ModelTests.inFolder { folder in
            for name in names {
                let model = folder.appendingPathComponent(name, isDirectory: true)
                try FileManager.default.createDirectory(
                    at: model, withIntermediateDirectories: true)
                for file in [
                    "feat.params", "mdef", "means", "variances", "transition_matrices",
                    "noisedict", "sendump", "words.dict",
                ] {
                    try Data("x".utf8).write(to: model.appendingPathComponent(file))
                }
            }
            try body(ModelLocator(userFolder: folder, systemFolders: []))
        }
    }

    @Test(
        "A locale is found however it is written",
        arguments: ["en-US", "en_US", "en-us", "EN_us", "en_US.UTF-8", "en-US-u-va-posix"])
    func written(locale: String) throws {
        try Self.models(["en-gb", "en-us", "de"]) { locator in
            let match = try locator.match(locale: locale)
            #expect(match.model.locale == "en-US")
            #expect(match.fallback == nil)
        }
    }

    @Test(
        "A relative is taken, and said",
        arguments: [
            ("en", "en-US", ModelMatch.Fallback.someRegion),
            ("en-AU", "en-US", .otherRegion), ("de_AT", "de", .otherRegion),
            ("pt", "pt-BR", .someRegion), ("zh-Hant-TW", "zh-Hant-TW", nil),
        ] as [(String, String, ModelMatch.Fallback?)])
    func relatives(asked: String, found: String, fallback: ModelMatch.Fallback?) throws {
        try Self.models(["en-gb", "en-us", "de", "pt-br", "pt-pt", "zh-hant-tw"]) { locator in
            let match = try locator.match(locale: asked)
            #expect(match.model.locale == found)
            #expect(match.fallback == fallback)
        }
    }

    @Test(
        "Whether a language is installed, in a package, or unknown",
        arguments: [
            (["de"], "de-AT", ModelStatus.installed), (["de"], "en_US", .supported),
            ([], "en", .supported), ([], "fr", .unsupported),
        ])
    func statuses(installed: [String], asked: String, status: ModelStatus) throws {
        try Self.models(installed) { #expect($0.status(of: asked) == status) }
    }

    @Test("Why a model cannot be used is said")
    func unusable() throws {
        try Self.models(["en-gb", "en-us"]) { locator in
            let folder = locator.userFolder.appendingPathComponent("en-us", isDirectory: true)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("means"))
            guard case .unusable(.incomplete(_, let missing)) = locator.status(of: "en-US") else {
                Issue.record("the status is \(locator.status(of: "en-US"))")
                return
            }
            #expect(missing == ["means"])
            #expect(locator.status(of: "en-GB") == .installed)
            var misled = locator
            misled.override = URL(filePath: "/nowhere/at/all")
            #expect(
                misled.status(of: "en-GB") == .unusable(.notFound(searched: ["/nowhere/at/all"])))
        }
    }

    @Test("Another language is never taken; the ones that there are are named")
    func none() throws {
        try Self.models(["en-us", "de"]) { locator in
            #expect(throws: ModelError.noneFor(locale: "fr-FR", installed: ["de", "en-US"])) {
                try locator.match(locale: "fr_FR")
            }
        }
    }

    @Test("A model that was set for everything is taken for everything, and said")
    func override() throws {
        try Self.models(["en-us"]) { locator in
            var locator = locator
            locator.override = locator.userFolder.appendingPathComponent("en-us")
            let (other, own) = (
                try locator.match(locale: "fr"), try locator.match(locale: "en_us")
            )
            #expect(other.fallback == .override)
            #expect(own.fallback == nil)
        }
    }

    @Test("Half a model is no installed locale, and stands in for nobody")
    func half() throws {
        try Self.models(["en-gb", "en-us"]) { locator in
            try FileManager.default.removeItem(
                at: locator.userFolder.appendingPathComponent("en-us/means"))
            #expect(locator.installedLocales == ["en-GB"])
            let other = try locator.match(locale: "en")
            #expect(other.model.locale == "en-GB")
            #expect(throws: ModelError.self) { try locator.match(locale: "en-US") }
        }
    }

    @Test("What a package brings can be had, installed or not")
    func supported() {
        let supported = SpeechRecognizer.supportedLocales.map(\.identifier)
        #expect(supported.contains("en-US"))
        #expect(Set(SpeechRecognizer.installedLocales.map(\.identifier)).isSubset(of: supported))
    }

    @Test(
        "A library's errors name no program's options",
        arguments: [
            ModelError.notFound(searched: ["/a"]), .incomplete(folder: "/a", missing: ["mdef"]),
            .noneFor(locale: "fr", installed: ["en-US"]),
        ])
    func errors(error: ModelError) {
        #expect(!error.description.contains("--"))
    }
}
