import Foundation
import SpeechRecognition
import Testing

/// Installs good and bad models from folders and archives into a user folder made for the test.
@Suite(.timeLimit(.minutes(30))) struct ModelInstallerTests {
    private let folder: URL
    private let installer: ModelInstaller

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("models-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        installer = ModelInstaller(
            locator: ModelLocator(
                userFolder: folder.appendingPathComponent("user", isDirectory: true),
                systemFolders: []))
    }

    /// A copy of the system's model that a test may damage. Its large files are links.
    private func copy(named name: String = "en-us") throws -> URL {
        let model = try Engine.model.get()
        let copy = folder.appendingPathComponent(name, isDirectory: true)
        let acoustic = copy.appendingPathComponent("acoustic", isDirectory: true)
        let files = FileManager.default
        try files.createDirectory(at: acoustic, withIntermediateDirectories: true)
        for file in try files.contentsOfDirectory(atPath: model.acousticFolder.path) {
            try files.copyItem(
                at: model.acousticFolder.appendingPathComponent(file),
                to: acoustic.appendingPathComponent(file))
        }
        try files.createSymbolicLink(
            at: copy.appendingPathComponent("words.dict"), withDestinationURL: model.dictionary)
        return copy
    }

    private func run(_ program: String, _ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private func archive(_ model: URL) throws -> URL {
        let file = folder.appendingPathComponent("model.tar.gz")
        _ = try run("tar", "-czf", file.path, "-C", folder.path, model.lastPathComponent)
        return file
    }

    /// The user's folder contains no visible or hidden files.
    private func expectNothingInstalled() {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: installer.locator.userFolder.path)
        #expect((names ?? []).isEmpty)
    }

    private func reason(_ body: () throws -> Void) -> String {
        let error = #expect(throws: ModelError.self) { try body() }
        return error.map(String.init(describing:)) ?? ""
    }

    @Test func aFolderIsCopiedAndFound() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let installed = try installer.install(from: try copy())
        #expect(installed.locale == "en-US")
        #expect(try installer.locator.model(locale: "en-US") == installed)
        #expect(installer.locator.installed().map(\.lastPathComponent) == ["en-us"])
        try installed.check()
        // Install again, over the first model.
        #expect(try installer.install(from: copy(named: "en_US")) == installed)
    }

    @Test func anArchiveIsUnpackedUnderTheLocaleItIsGiven() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try archive(copy(named: "someones-model-5.2"))
        let sum = String(try run("sha256sum", file.path).prefix(64))
        let installed = try installer.install(from: file, locale: "en-GB", sha256: sum.uppercased())
        #expect(installed.locale == "en-GB")
        #expect(installed.folder.lastPathComponent == "en-gb")
        try installed.check()
    }

    @Test func anArchiveWithAnotherChecksumIsRefused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try archive(copy())
        let zeros = String(repeating: "0", count: 64)
        let why = reason { _ = try installer.install(from: file, sha256: zeros) }
        #expect(why.contains("SHA-256") && why.contains("download it again"))
        expectNothingInstalled()
    }

    @Test func aFileThatIsNoArchiveIsRefused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("model.tar.gz")
        try Data("no archive".utf8).write(to: file)
        #expect(reason { _ = try installer.install(from: file) }.contains("tar"))
        expectNothingInstalled()
    }

    @Test func halfAnArchiveIsRefused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try archive(copy())
        let data = try Data(contentsOf: file)
        try data.prefix(data.count / 2).write(to: file)
        _ = reason { _ = try installer.install(from: file) }
        expectNothingInstalled()
    }

    @Test(arguments: ["means", "mdef", "feat.params", "../words.dict"])
    func aFolderThatLacksAFileIsRefused(file: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = try copy()
        try FileManager.default.removeItem(at: model.appendingPathComponent("acoustic/" + file))
        _ = reason { _ = try installer.install(from: model) }
        expectNothingInstalled()
    }

    @Test func aHalfWrittenFileIsRefused() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = try copy()
        let means = model.appendingPathComponent("acoustic/means")
        let data = try Data(contentsOf: means)
        try data.prefix(data.count / 2).write(to: means)
        #expect(reason { _ = try installer.install(from: model) }.contains("did not start"))
        expectNothingInstalled()
    }

    @Test(arguments: [
        ("-samprate 8000\n-upperf 3500\n", "8000 Hz"), ("-ceplen 7\n", "did not start"),
        ("-dither yes\n", "its feat.params does not fit"),
    ])
    func parametersThatDoNotFitAreRefused(parameters: String, why: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = try copy()
        let file = model.appendingPathComponent("acoustic/feat.params")
        let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("-upperf") }.joined(separator: "\n")
        try Data("\(known)\n\(parameters)".utf8).write(to: file)
        let reason = reason { _ = try installer.install(from: model) }
        #expect(reason.contains(why))
        #expect(reason.ranges(of: "the acoustic model in").count == 1)
        expectNothingInstalled()
    }

    @Test func filesThatChangeAfterwardsAreNoticed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let installed = try installer.install(from: try copy())
        let file = installed.acousticFolder.appendingPathComponent("transition_matrices")
        var data = try Data(contentsOf: file)
        data[data.count - 1] ^= 1
        try data.write(to: file)
        #expect(reason { try installed.check() }.contains("install it again"))
    }
}
