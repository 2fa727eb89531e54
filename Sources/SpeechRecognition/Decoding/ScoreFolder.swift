import Foundation

/// Catches the file into which the engine logs the acoustic scores of one utterance.
///
/// The engine wants a folder. It exists only while the engine opens its file, in memory where the
/// system has such a place, readable by nobody else; the file loses its name at once and lives only
/// as long as it is open. Nothing is left behind, however the program ends.
struct ScoreFolder {
    let path: String

    init() {
        let memory = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
        path = parent + "/trivia-voice-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    }

    /// Makes the folder, lets the engine open its file in it, and takes the file over.
    func catchFile(
        _ open: () throws(SpeechDecoderError) -> Void
    ) throws(SpeechDecoderError) -> ScoreFile {
        guard unsafe mkdir(path, 0o700) == 0 else {
            throw .scoresUnavailable(why: "\(path): \(unsafe String(cString: strerror(errno)))")
        }
        defer { unsafe _ = rmdir(path) }
        defer {
            for name in names { unsafe _ = unlink(path + "/" + name) }
        }
        try open()
        guard let name = names.first else {
            throw .scoresUnavailable(why: "the engine opened no file in \(path)")
        }
        return try ScoreFile(path: path + "/" + name)
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
}

/// The acoustic scores of one utterance: for each frame, every senone's cost.
@safe struct ScoreFile: ~Copyable {
    /// A stream of our own on the file that the engine writes.
    let stream: UnsafeMutablePointer<FILE>

    init(path: String) throws(SpeechDecoderError) {
        guard let stream = unsafe fopen(path, "rb") else {
            throw .scoresUnavailable(why: "\(path): \(unsafe String(cString: strerror(errno)))")
        }
        unsafe self.stream = stream
    }

    deinit { unsafe _ = fclose(stream) }
}
