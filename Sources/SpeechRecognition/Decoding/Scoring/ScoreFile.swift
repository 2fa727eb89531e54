import Foundation

/// The acoustic scores of one utterance as the engine reads them (`ps_decode_senscr`): a stream on our own
/// memory.
///
/// The engine's score log: a text header, a byte order mark, then for each frame the number of senones
/// and their costs.
@safe struct ScoreFile: ~Copyable {
    let stream: UnsafeMutablePointer<FILE>
    private let memory: UnsafeMutableRawBufferPointer

    init(_ scores: borrowing SenoneScores) throws(SpeechDecoderError) {
        let text = "s3\nversion 0.1\nn_sen \(scores.senoneCount)\nlogbase 1.000100\nendhdr\n"
        let header = Array(text.utf8) + [0x44, 0x33, 0x22, 0x11]
        let bytesPerFrame = 2 + scores.senoneCount * 2
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: header.count + scores.frameCount * bytesPerFrame, alignment: 2)
        unsafe memory.copyBytes(from: header)
        unsafe scores.costs.withUnsafeBytes { costs in
            for frame in 0..<scores.frameCount {
                let target = header.count + frame * bytesPerFrame
                unsafe memory.storeBytes(
                    of: Int16(truncatingIfNeeded: scores.senoneCount), toByteOffset: target,
                    as: Int16.self)
                let source = frame * scores.senoneCount * 2
                unsafe UnsafeMutableRawBufferPointer(
                    rebasing: memory[(target + 2)..<(target + bytesPerFrame)]
                ).copyMemory(
                    from: UnsafeRawBufferPointer(
                        rebasing: costs[source..<(source + scores.senoneCount * 2)]))
            }
        }
        guard let stream = unsafe fmemopen(memory.baseAddress, memory.count, "rb") else {
            let why = unsafe String(cString: strerror(errno))
            unsafe memory.deallocate()
            throw .scoresUnavailable(why: why)
        }
        unsafe self.memory = unsafe memory
        unsafe self.stream = stream
    }

    deinit {
        unsafe _ = fclose(stream)
        unsafe memory.deallocate()
    }
}
