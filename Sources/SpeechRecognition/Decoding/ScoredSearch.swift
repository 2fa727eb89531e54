internal import CPocketsphinx
import Foundation

/// An utterance's search through scores that come bit by bit (`ps_decode_senscr`).
///
/// The engine reads scores from a file and returns at its end. This file has no end until there is one: the
/// engine reads on a thread of its own, which stands still whenever it has used what there is, and only then
/// does anything else here go on. So both searches run on scores of our own: the first while somebody speaks,
/// the second, which goes through the file once more, on scores made of all that was said.
final class ScoredSearch: Sendable {
    private struct File {
        let header: [UInt8]
        let rowBytes: Int
        /// Where the engine reads next.
        var position = 0
        /// The frames that can be read now, and the first of them in the utterance.
        var scores: SenoneScores
        var firstFrame = 0
        var isEnded = false
        /// What the second search reads.
        var whole: SenoneScores?
        /// What the engine said at the end.
        var code: Int32 = 0

        /// Reads up to the end of a frame.
        ///
        /// - Returns: how many bytes, 0 at the end; nil while there is nothing to read yet.
        mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
            if position < header.count {
                return unsafe copy(header[position...].prefix(buffer.count), into: buffer)
            }
            let (row, byte) = (position - header.count).quotientAndRemainder(dividingBy: rowBytes)
            let frame = row - firstFrame
            guard frame >= 0, frame < scores.frameCount else { return isEnded ? 0 : nil }
            let count = scores.senoneCount
            if byte < 2 {
                let head = unsafe withUnsafeBytes(of: Int16(truncatingIfNeeded: count)) {
                    unsafe Array($0)
                }
                return unsafe copy(head[byte...].prefix(buffer.count), into: buffer)
            }
            return unsafe scores.costs.withUnsafeBytes { costs in
                let end = (frame + 1) * count * 2
                let rest = unsafe costs[(end - rowBytes + byte)..<end]
                return unsafe copy(rest.prefix(buffer.count), into: buffer)
            }
        }

        private mutating func copy(
            _ bytes: some Collection<UInt8>, into buffer: UnsafeMutableRawBufferPointer
        ) -> Int {
            unsafe buffer.copyBytes(from: bytes)
            position += bytes.count
            return bytes.count
        }
    }

    private let file: Lock<File>
    private let given = DispatchSemaphore(value: 0)
    private let used = DispatchSemaphore(value: 0)

    /// Starts an utterance in the selected search. Needs `-compallsen` and no lookahead (`-pl_window 0`).
    /// Until ``finish(with:)`` has returned the decoder is asked for its path alone.
    init(_ decoder: OpaquePointer, senoneCount: Int) {
        var header = Array("s3\nversion 0.1\nn_sen \(senoneCount)\nendhdr\n".utf8)
        unsafe withUnsafeBytes(of: UInt32(0x1122_3344)) { unsafe header += $0 }
        file = Lock(
            File(
                header: header, rowBytes: 2 + senoneCount * 2,
                scores: SenoneScores(frameCount: 0, senoneCount: senoneCount, costs: [])))
        // Safe to share: the thread and whoever made it take turns, each waiting for the other.
        nonisolated(unsafe) let decoder = unsafe decoder
        let thread = Thread { unsafe self.run(decoder) }
        thread.name = "search"
        thread.start()
        used.wait()
    }

    /// Searches further frames.
    func add(_ scores: SenoneScores) {
        file.withLock {
            $0.firstFrame += $0.scores.frameCount
            $0.scores = scores
        }
        given.signal()
        used.wait()
    }

    /// Ends the utterance; the engine's second search follows, where it has one.
    ///
    /// - Parameter whole: the scores of all frames that were added, for the second search; nil for what
    ///   nobody wants to hear the end of.
    /// - Returns: what `ps_decode_senscr` says.
    func finish(with whole: SenoneScores?) -> Int32 {
        file.withLock {
            $0.isEnded = true
            $0.whole = whole
        }
        given.signal()
        used.wait()
        return file.withLock { $0.code }
    }

    private func run(_ decoder: OpaquePointer) {
        defer { used.signal() }
        SpeechDecoder.silenceLibrary()
        let cookie = unsafe Unmanaged.passUnretained(self).toOpaque()
        let stream = unsafe CPocketsphinx_file(
            cookie,
            { cookie, buffer, count in
                guard let cookie = unsafe cookie, let buffer = unsafe buffer else { return -1 }
                return unsafe ScoredSearch.of(cookie).read(
                    into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
            },
            { cookie, offset, origin in
                guard let cookie = unsafe cookie, let offset = unsafe offset else { return -1 }
                unsafe offset.pointee = ScoredSearch.of(cookie).seek(
                    unsafe offset.pointee, isFromStart: origin == SEEK_SET)
                return 0
            })
        let code: Int32
        if let stream = unsafe stream {
            code = unsafe ps_decode_senscr(decoder, stream)
            unsafe _ = fclose(stream)
        } else {
            code = -1
        }
        let isWaited = file.withLock {
            $0.code = code
            return !$0.isEnded
        }
        // An engine that gives up early still takes its turns.
        if isWaited { standStill() }
    }

    private static func of(_ cookie: UnsafeMutableRawPointer) -> ScoredSearch {
        unsafe Unmanaged<ScoredSearch>.fromOpaque(cookie).takeUnretainedValue()
    }

    /// Lets the others go on until there are further scores, or no more to come.
    private func standStill() {
        used.signal()
        given.wait()
    }

    /// Reads up to the end of a frame, waiting for it; nothing at the end of the utterance.
    private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = file.withLock { unsafe $0.read(into: buffer) }
            if let count { return count }
            standStill()
        }
    }

    private func seek(_ offset: Int64, isFromStart: Bool) -> Int64 {
        file.withLock { file in
            guard isFromStart else { return Int64(file.position) }
            if let whole = file.whole {
                file.scores = whole
                file.firstFrame = 0
            }
            // The engine notes where a frame ends and goes there when it wants that frame once more.
            file.position = Int(offset) - file.rowBytes
            return offset
        }
    }
}
