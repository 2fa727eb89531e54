internal import CPocketsphinx
import Foundation

/// A search of an utterance whose scores arrive in pieces (`ps_decode_senscr`).
///
/// The engine reads scores from a file until the file ends. This file stays open until the utterance ends. The engine
/// reads on a separate thread, which stops whenever it has used all scores; only then does the caller continue. In this
/// way, both of the engine's searches use our own scores. The first search runs during speech. The second one reads the
/// file again, with scores of the whole utterance.
final class ScoredSearch: Sendable {
    private struct File {
        let header: [UInt8]
        /// The bytes before the costs of each frame. They give the number of costs.
        let rowHead: [UInt8]
        /// How much of the header was read, the next frame, and how much of that frame was read.
        var headerBytes = 0
        var row = 0
        var byte = 0
        /// The frames that can be read now, and the index of the first in the utterance.
        var scores: SenoneScores
        var firstFrame = 0
        var isEnded = false
        /// The scores for the second search.
        var whole: SenoneScores?
        /// The engine's result, once it has finished.
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

        /// Reads at most up to the end of a frame.
        ///
        /// - Returns: The number of bytes; 0 at the end; nil if there is nothing to read yet.
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

        /// The file position of a frame's end. Positions of frame ends are so far apart that a buffer never contains
        /// two of them, and no position is inside a frame.
        private static let placesPerFrame = Int64(1) << 20

        var place: Int64 { Int64(row) * Self.placesPerFrame + Int64(byte) }

        /// Moves to a file position. The engine remembers where a frame ends, and seeks there to read that frame again.
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

    /// Starts an utterance in the selected search. Needs `-compallsen` and no lookahead (`-pl_window 0`). Until
    /// ``finish(with:)`` has returned, the only allowed use of the decoder is to get its path.
    init(_ decoder: OpaquePointer, senoneCount: Int) {
        file = Lock(File(senoneCount: senoneCount))
        // Safe to share, because the thread and its creator take turns. The thread uses the decoder only between a
        // signal of `given` and its own signal of `used`, for which the creator waits (`init`, `add`, `finish`).
        nonisolated(unsafe) let decoder = unsafe decoder
        let thread = Thread { unsafe self.run(decoder) }
        thread.name = "search"
        thread.start()
        used.wait()
    }

    /// Searches more frames.
    func add(_ scores: SenoneScores) {
        file.withLock {
            $0.firstFrame += $0.scores.frameCount
            $0.scores = scores
        }
        given.signal()
        used.wait()
    }

    /// Ends the utterance. If the engine has a second search, it runs now.
    ///
    /// - Parameter whole: The scores of all added frames, for the second search; nil to abandon the utterance.
    /// - Returns: The result of `ps_decode_senscr`.
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
        // An engine that stops early must still take its turns.
        if isWaited { standStill() }
    }

    private static func of(_ cookie: UnsafeMutableRawPointer) -> ScoredSearch {
        unsafe Unmanaged<ScoredSearch>.fromOpaque(cookie).takeUnretainedValue()
    }

    /// Lets the creator continue until it supplies scores or ends the utterance.
    private func standStill() {
        used.signal()
        given.wait()
    }

    /// Reads at most up to the end of a frame, and waits for that frame if necessary. Returns 0 at the end of the
    /// utterance.
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
