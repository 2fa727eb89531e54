import CSndfile
import Glibc

/// An open sound file, which is read in blocks of mono floats at its native rate. Use each
/// `SoundFile` on only one thread.
@safe struct SoundFile: ~Copyable {
    private let handle: OpaquePointer
    /// The file descriptor, which libsndfile owns and reads.
    private let descriptor: Int32
    private var block: [Float]
    private let name: String
    private var framesRead = 0
    /// The code of the last error that libsndfile's decoder reported, or 0.
    private var errorCode: Int32 = 0
    let hertz: Int
    let channelCount: Int
    /// The number of frames stated in the header, or nil if no number is stated.
    let promisedFrames: Int?

    /// The sample rates that may be converted. libsamplerate supports conversion factors of up to
    /// 256.
    static let convertibleHertz = 1_000...1_000_000

    /// Opens a sound file. The path `-` means standard input.
    static func open(
        _ path: String, format: AudioFileFormat
    ) throws(AudioFileError) -> SoundFile {
        let name = path == "-" ? "standard input" : path
        let input = try InputDescriptor.open(path, name: name, seekable: format == .detected)
        var info = SF_INFO()
        if format == .raw {
            info.format = Int32(SF_FORMAT_RAW | SF_FORMAT_PCM_16 | SF_ENDIAN_LITTLE)
            info.samplerate = 16_000
            info.channels = 1
        }
        if input.isEmptyFile { throw .empty(file: name) }
        // libsndfile owns the descriptor from here on, even if opening fails.
        let descriptor = input.release()
        guard let handle = unsafe sf_open_fd(descriptor, Int32(SFM_READ), &info, 1) else {
            let reason = unsafe String(cString: sf_strerror(nil))
            throw .notAudio(file: name, reason: reason.trimmedSentence)
        }
        return try unsafe SoundFile(
            handle: handle, descriptor: descriptor, info: info, name: name, format: format)
    }

    private init(
        handle: OpaquePointer, descriptor: Int32, info: SF_INFO, name: String,
        format: AudioFileFormat
    ) throws(AudioFileError) {
        unsafe self.handle = unsafe handle
        self.descriptor = descriptor
        self.name = name
        hertz = Int(info.samplerate)
        channelCount = max(1, Int(info.channels))
        let frames = Int(info.frames)
        // For pipes, SF_COUNT_MAX and similar values mean "unknown".
        promisedFrames = frames > 0 && frames < Int.max / 2 ? frames : nil
        block = [Float](repeating: 0, count: max(1, 32_768 / channelCount) * channelCount)
        if !Self.convertibleHertz.contains(hertz) {
            throw .unsupportedRate(file: name, hertz: hertz)
        }
        if frames == 0 { throw .empty(file: name) }
    }

    deinit { unsafe _ = sf_close(handle) }

    /// Reads the next block, mixes the block to mono, and appends the samples to `output`. Returns
    /// the number of frames, or 0 at the end of the file.
    /// - Throws: The error `damaged`, after all audio before the damage has been returned. A
    ///   truncated file causes no error.
    mutating func read(into output: inout [Float]) throws(AudioFileError) -> Int {
        let wanted = block.count / channelCount
        let frames = unsafe block.withUnsafeMutableBufferPointer { buffer in
            unsafe Int(sf_readf_float(handle, buffer.baseAddress, sf_count_t(wanted)))
        }
        // The next call clears the error code. A call can report an error and still return frames.
        let code = unsafe sf_error(handle)
        if code != 0 { errorCode = code }
        guard frames > 0 else {
            if isDamaged {
                let reason = unsafe String(cString: sf_error_number(errorCode))
                throw .damaged(
                    file: name, seconds: Double(framesRead) / Double(hertz),
                    reason: reason.trimmedSentence)
            }
            return 0
        }
        framesRead += frames
        appendMono(frames: frames, to: &output)
        return frames
    }

    /// Whether the audio ended earlier than the header indicated.
    func endedEarly() -> Bool {
        if let promisedFrames {
            if framesRead < promisedFrames { return true }
        } else if errorCode != 0 {
            return true
        }
        return unsafe headerLog(of: handle).promisesMoreThanTheFileHolds
    }

    /// Whether the decoder stopped before the end of the file. An error code alone does not prove
    /// damage, because FLAC decoders also report errors at the end of an undamaged file.
    private var isDamaged: Bool {
        guard errorCode != 0 else { return false }
        if framesRead == 0 { return true }
        if let promisedFrames, framesRead >= promisedFrames { return false }
        return !isAtEndOfFile
    }

    /// Whether the decoder has read all bytes of the file. The value is always false for input that
    /// is not seekable.
    private var isAtEndOfFile: Bool {
        let position = lseek(descriptor, 0, SEEK_CUR)
        guard position >= 0 else { return false }
        let end = lseek(descriptor, 0, SEEK_END)
        lseek(descriptor, position, SEEK_SET)
        return position >= end
    }

    private func appendMono(frames: Int, to output: inout [Float]) {
        if channelCount == 1 {
            output.append(contentsOf: block[..<frames])
            return
        }
        let scale = 1 / Float(channelCount)
        for frame in 0..<frames {
            let first = frame * channelCount
            var sum: Float = 0
            for sample in block[first..<first + channelCount] { sum += sample }
            output.append(sum * scale)
        }
    }
}

/// The log that libsndfile wrote while it parsed the file's header.
private func headerLog(of handle: OpaquePointer) -> String {
    // C's `char` is unsigned on arm64, so the buffer consists of bytes.
    var text = [UInt8](repeating: 0, count: 2_048)
    let count = unsafe text.withUnsafeMutableBytes { buffer in
        unsafe sf_command(
            handle, Int32(SFC_GET_LOG_INFO), buffer.baseAddress, Int32(buffer.count))
    }
    return String(decoding: text.prefix(max(0, Int(count))), as: UTF8.self)
}

extension String {
    /// Whether libsndfile found a chunk to be shorter than stated, as in `data : 4000000 (should be
    /// 1234)`. The largest possible number is ignored, because recorders write this number if the
    /// length is unknown.
    fileprivate var promisesMoreThanTheFileHolds: Bool {
        for line in split(separator: "\n") where line.contains("(should be") {
            let words = line.split(whereSeparator: { !$0.isNumber })
            guard line.drop(while: \.isWhitespace).hasPrefix("data"), words.count >= 2,
                let claimed = Int(words[0]), let actual = Int(words[1])
            else { continue }
            if claimed > actual, claimed < 0x7FFF_0000 { return true }
        }
        return false
    }

    /// The text without its final period and spaces, for use inside a sentence.
    fileprivate var trimmedSentence: String {
        var text = Substring(self)
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
