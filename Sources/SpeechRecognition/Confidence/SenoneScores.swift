import Foundation

/// Every senone's cost in every frame of an utterance: 0 is the frame's best.
struct SenoneScores {
    /// One unit of cost: 1024 times the natural logarithm of 1.0001.
    static let natsPerUnit = 1_024 * 1.000_1.naturalLogarithm

    let frameCount: Int
    let senoneCount: Int
    /// Frame by frame.
    let costs: [Int16]

    /// Reads what the engine logged (`acmod_write_scores`): a text header, a byte order mark, then
    /// for each frame the number of senones and their costs.
    ///
    /// - Throws: ``SpeechDecoderError/scoresUnavailable(why:)`` when the file is something else.
    init(_ file: borrowing ScoreFile, senoneCount: Int) throws(SpeechDecoderError) {
        self.senoneCount = senoneCount
        let bytes = unsafe Self.contents(of: file.stream)
        guard let header = bytes.firstRange(of: Array("endhdr\n".utf8)) else {
            throw .scoresUnavailable(why: "the engine's score file has no header")
        }
        let start = header.upperBound + 4
        let bytesPerFrame = 2 + senoneCount * 2
        let frameCount = max(bytes.count - start, 0) / bytesPerFrame
        self.frameCount = frameCount
        var costs = [Int16](repeating: 0, count: frameCount * senoneCount)
        unsafe costs.withUnsafeMutableBytes { target in
            unsafe bytes.withUnsafeBytes { source in
                for frame in 0..<frameCount {
                    let from = start + frame * bytesPerFrame + 2
                    let row = unsafe UnsafeMutableRawBufferPointer(
                        rebasing: target[
                            (frame * senoneCount * 2)..<((frame + 1) * senoneCount * 2)])
                    unsafe row.copyMemory(
                        from: UnsafeRawBufferPointer(
                            rebasing: source[from..<(from + senoneCount * 2)]))
                }
            }
        }
        self.costs = costs
    }

    private static func contents(of stream: UnsafeMutablePointer<FILE>) -> [UInt8] {
        unsafe fseek(stream, 0, SEEK_END)
        let size = unsafe max(ftell(stream), 0)
        unsafe rewind(stream)
        return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = unsafe fread(buffer.baseAddress, 1, size, stream)
        }
    }
}
