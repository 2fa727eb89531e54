internal import CPocketsphinx
import Foundation

/// Searches an utterance whose scores arrive in pieces (`ps_decode_senscr`). The engine reads the
/// scores from a simulated file on its own thread. The second search reads the file again (see
/// docs/decisions/0106).
final class ScoredSearch: Sendable {
    private struct File {
        let header: [UInt8]
        /// The bytes that precede each frame's costs in the file and that state the number of
        /// costs.
        let rowHead: [UInt8]
        /// How far the file has been read: the number of header bytes, the index of the next frame,
        /// and the number of that frame's bytes.
        var headerBytes = 0
        var row = 0
        var byte = 0
        /// The frames that can be read now, and the position of their first frame in the utterance.
        var scores: SenoneScores
        var firstFrame = 0
        var isEnded = false
        /// The scores for the second search, set when the utterance ends.
        var whole: SenoneScores?
        /// The engine's result, set when the engine has finished.
        var code: Int32 = 0

        init(senoneCount: Int) {
            var header = Array("s3\nversion 0.1\nn_sen \(senoneCount)\nendhdr\n".utf8)
            unsafe withUnsafeBytes(of: UInt32(0x1122_3344)) { unsafe header += $0 }
            self.header = header
            rowHead = unsafe withUnsafeBytes(of: Int16(truncatingIfNeeded: senoneCount)) {
                unsafe Array($0)
            }
            scores = SenoneScores(frameCount: 0, senoneCount: senoneCount, costs: [])
        }

        /// Reads no further than the end of a frame. Returns 0 at the end of the file, or nil if
        /// scores are still missing.
        mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
            if headerBytes < header.count {
                let count = unsafe header.withUnsafeBytes {
                    unsafe Self.copy($0[headerBytes...], into: buffer)
                }
                headerBytes += count
                return count
            }
            let frame = row - firstFrame
            guard frame >= 0, frame < scores.frameCount else { return isEnded ? 0 : nil }
            let rowBytes = rowHead.count + scores.senoneCount * 2
            let count =
                if byte < rowHead.count {
                    unsafe rowHead.withUnsafeBytes {
                        unsafe Self.copy($0[byte...], into: buffer)
                    }
                } else {
                    unsafe scores.costs.withUnsafeBytes {
                        let end = (frame + 1) * scores.senoneCount * 2
                        return unsafe Self.copy($0[(end - rowBytes + byte)..<end], into: buffer)
                    }
                }
            byte += count
            if byte == rowBytes {
                row += 1
                byte = 0
            }
            return count
        }

        private static func copy(
            _ bytes: Slice<UnsafeRawBufferPointer>, into buffer: UnsafeMutableRawBufferPointer
        ) -> Int {
            let bytes = unsafe UnsafeRawBufferPointer(rebasing: bytes.prefix(buffer.count))
            unsafe buffer.copyMemory(from: bytes)
            return bytes.count
        }

        /// The distance between the file positions of consecutive frames, which is larger than any
        /// buffer.
        private static let placesPerFrame = Int64(1) << 20

        var place: Int64 { Int64(row) * Self.placesPerFrame + Int64(byte) }

        /// Moves to the frame that ends at a file position. Because of a bug in PocketSphinx, the
        /// engine seeks to the end of a frame when it wants to read the frame again (see
        /// docs/decisions/0106).
        mutating func go(to place: Int64) {
            row = Int(place / Self.placesPerFrame) - 1
            byte = 0
            if let whole {
                scores = whole
                firstFrame = 0
            }
        }
    }

    private let file: Lock<File>
    private let given = DispatchSemaphore(value: 0)
    private let used = DispatchSemaphore(value: 0)

    /// Starts an utterance. The decoder needs the options `-compallsen` and `-pl_window 0`. Until
    /// ``finish(with:)`` returns, use the decoder only to get the best path so far.
    init(_ decoder: OpaquePointer, senoneCount: Int) {
        file = Lock(File(senoneCount: senoneCount))
        // Proof: two threads share the decoder, but never use it at the same time. The search waits
        // for `given` while its creator works, and the creator waits for `used` while the search
        // works.
        nonisolated(unsafe) let decoder = unsafe decoder
        let thread = Thread { unsafe self.run(decoder) }
        thread.name = "search"
        thread.start()
        used.wait()
    }

    func add(_ scores: SenoneScores) {
        file.withLock {
            $0.firstFrame += $0.scores.frameCount
            $0.scores = scores
        }
        given.signal()
        used.wait()
    }

    /// Ends the utterance, runs the second search with the `whole` scores, and returns the engine's
    /// result code.
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
        if isWaited { standStill() }
    }

    private static func of(_ cookie: UnsafeMutableRawPointer) -> ScoredSearch {
        unsafe Unmanaged<ScoredSearch>.fromOpaque(cookie).takeUnretainedValue()
    }

    /// Lets the thread that created this thread continue, and waits for more scores or the end of
    /// the utterance.
    private func standStill() {
        used.signal()
        given.wait()
    }

    /// Waits for a frame and reads no further than the end of that frame. Returns 0 at the end of
    /// the utterance.
    private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = file.withLock { unsafe $0.read(into: buffer) }
            if let count { return count }
            standStill()
        }
    }

    private func seek(_ offset: Int64, isFromStart: Bool) -> Int64 {
        file.withLock { file in
            guard isFromStart else { return file.place }
            file.go(to: offset)
            return offset
        }
    }
}
