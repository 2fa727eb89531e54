import Foundation

/// Opens the file to which the engine writes an utterance's acoustic scores. The file is created in
/// a private folder that exists only while the file is being opened.
struct ScoreFolder {
    let path: String

    init() {
        let memory = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
        path = parent + "/trivia-voice-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    }

    /// Creates the folder, lets `open` create the engine's file there, and opens the same file for
    /// reading.
    func catchFile(
        _ open: () throws(SpeechDecoderError) -> Void
    ) throws(SpeechDecoderError) -> ScoreLog {
        guard unsafe mkdir(path, 0o700) == 0 else {
            throw .scoresUnavailable(why: "\(path): \(unsafe String(cString: strerror(errno)))")
        }
        defer { unsafe _ = rmdir(path) }
        defer {
            for name in names { unsafe _ = unlink(path + "/" + name) }
        }
        try open()
        guard let name = names.first,
            let file = FileHandle(forReadingAtPath: path + "/" + name)
        else { throw .scoresUnavailable(why: "the engine opened no file in \(path)") }
        return ScoreLog(file: file)
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
}

/// The engine's log of scores (`acmod_write_scores`), with a header and the costs of all senones in
/// each frame.
struct ScoreLog {
    let file: FileHandle

    /// Throws ``SpeechDecoderError/scoresUnavailable(why:)`` if the file has the wrong format.
    func scores(senoneCount: Int) throws(SpeechDecoderError) -> SenoneScores {
        guard let bytes = try? file.readToEnd(),
            let header = bytes.firstRange(of: Array("endhdr\n".utf8))
        else { throw .scoresUnavailable(why: "the engine's score file has no header") }
        let start = header.upperBound + 4
        let bytesPerFrame = 2 + senoneCount * 2
        let frameCount = max(bytes.count - start, 0) / bytesPerFrame
        var costs = [Int16](repeating: 0, count: frameCount * senoneCount)
        unsafe costs.withUnsafeMutableBytes { target in
            for frame in 0..<frameCount {
                let first = start + frame * bytesPerFrame + 2
                let row = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: target[(frame * senoneCount * 2)..<((frame + 1) * senoneCount * 2)])
                unsafe _ = bytes.copyBytes(to: row, from: first..<(first + senoneCount * 2))
            }
        }
        return SenoneScores(frameCount: frameCount, senoneCount: senoneCount, costs: costs)
    }
}
