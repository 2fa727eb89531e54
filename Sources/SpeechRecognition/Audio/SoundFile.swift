import CSndfile

/// An open sound file, read as mono floating-point samples at its native rate.
///
/// One thread owns it. The file is closed when this value is destroyed. Only one block is in memory, whatever the
/// header claims.
@safe struct SoundFile: ~Copyable {
    private let handle: OpaquePointer
    private var block: [Float]
    private let name: String
    private var framesRead = 0
    /// Samples per second in the file.
    let hertz: Int
    let channelCount: Int
    /// The number of frames that the header promises; nil if the header does not know it (streams).
    let promisedFrames: Int?

    /// The rates that libsamplerate can convert: up to a factor of 256 in either direction, within reasonable limits.
    static let convertibleHertz = 1_000...1_000_000

    /// Opens a sound file.
    ///
    /// - Parameter path: The file, or `-` for standard input.
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
        return try unsafe SoundFile(handle: handle, info: info, name: name, format: format)
    }

    private init(
        handle: OpaquePointer, info: SF_INFO, name: String, format: AudioFileFormat
    ) throws(AudioFileError) {
        unsafe self.handle = unsafe handle
        self.name = name
        hertz = Int(info.samplerate)
        channelCount = max(1, Int(info.channels))
        let frames = Int(info.frames)
        // In pipes, SF_COUNT_MAX and similar values mean "unknown".
        promisedFrames = frames > 0 && frames < Int.max / 2 ? frames : nil
        block = [Float](repeating: 0, count: max(1, 32_768 / channelCount) * channelCount)
        if !Self.convertibleHertz.contains(hertz) {
            throw .unsupportedRate(file: name, hertz: hertz)
        }
        if frames == 0 { throw .empty(file: name) }
    }

    deinit { unsafe _ = sf_close(handle) }

    /// Appends the next block, mixed to mono, to `output`.
    ///
    /// - Returns: The number of frames; 0 at the end of the sound.
    /// - Throws: `damaged` if the decoder reports an error before any sound has been read. A later error, like an early
    ///   end of the file, ends the sound without throwing.
    mutating func read(into output: inout [Float]) throws(AudioFileError) -> Int {
        let wanted = block.count / channelCount
        let frames = unsafe block.withUnsafeMutableBufferPointer { buffer in
            unsafe Int(sf_readf_float(handle, buffer.baseAddress, sf_count_t(wanted)))
        }
        guard frames > 0 else {
            let code = unsafe sf_error(handle)
            if code != 0, framesRead == 0 {
                let reason = unsafe String(cString: sf_error_number(code))
                throw .damaged(file: name, seconds: 0, reason: reason.trimmedSentence)
            }
            return 0
        }
        framesRead += frames
        appendMono(frames: frames, to: &output)
        return frames
    }

    /// Whether the sound ended earlier than the header indicated.
    func endedEarly() -> Bool {
        if let promisedFrames, framesRead < promisedFrames { return true }
        return unsafe headerLog(of: handle).promisesMoreThanTheFileHolds
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

/// The notes that libsndfile made while it parsed the header.
private func headerLog(of handle: OpaquePointer) -> String {
    // Bytes, because C's characters are unsigned on arm64.
    var text = [UInt8](repeating: 0, count: 2_048)
    let count = unsafe text.withUnsafeMutableBytes { buffer in
        unsafe sf_command(
            handle, Int32(SFC_GET_LOG_INFO), buffer.baseAddress, Int32(buffer.count))
    }
    return String(decoding: text.prefix(max(0, Int(count))), as: UTF8.self)
}

extension String {
    /// libsndfile writes `data : 4000000 (should be 1234)` if a chunk is shorter than its header says. Recorders that
    /// cannot seek back to fill in the length write the largest possible number, which does not count as truncation.
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

    /// The text without its final full stop and space, for use inside a sentence.
    fileprivate var trimmedSentence: String {
        var text = Substring(self)
        while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
