import CSamplerate
import Transcript

/// Converts mono samples to 16 kHz with libsamplerate's best sinc converter. The filter's delay is
/// removed, and the output has exactly `round(frames × 16000 / hertz)` samples.
@safe struct Resampler: ~Copyable {
    private let state: OpaquePointer?
    private let hertz: Int
    private var framesIn = 0
    private var samplesOut = 0
    /// Input that the converter has not consumed yet.
    private var pending: [Float] = []

    init(hertz: Int) {
        self.hertz = hertz
        if hertz == AudioTime.hertz {
            unsafe state = nil
        } else {
            var code: Int32 = 0
            unsafe state = unsafe src_new(Int32(SRC_SINC_BEST_QUALITY), 1, &code)
            // The arguments are valid, so this call fails only if 100 kB of memory is not
            // available.
            unsafe precondition(state != nil, "libsamplerate: no converter (\(code))")
        }
    }

    deinit { if let state = unsafe state { unsafe src_delete(state) } }

    /// Adds frames to the input, and converts as much of the input as possible.
    mutating func convert(_ frames: [Float], into output: inout [Float]) {
        framesIn += frames.count
        guard unsafe state != nil else {
            output.append(contentsOf: frames)
            samplesOut += frames.count
            return
        }
        pending.append(contentsOf: frames)
        process(isEnd: false, into: &output)
    }

    /// Converts as many signed 16-bit samples as possible.
    mutating func converted(_ samples: [Int16]) -> [Int16] {
        var output: [Float] = []
        convert(samples.map(Sample.float), into: &output)
        return output.map(Sample.int16)
    }

    /// The samples that are still inside the filter (see ``finish(into:)``).
    mutating func rest() -> [Int16] {
        var output: [Float] = []
        finish(into: &output)
        return output.map(Sample.int16)
    }

    /// The number of output samples for a given number of input frames.
    static func sampleCount(ofFrames frames: Int, hertz: Int) -> Int {
        (frames * AudioTime.hertz * 2 + hertz) / (hertz * 2)
    }

    /// The end of the stream, including the samples that are still inside the filter.
    var end: AudioTime {
        AudioTime(sampleIndex: Self.sampleCount(ofFrames: framesIn, hertz: hertz))
    }

    /// Appends the samples that are still inside the filter, as if silence followed. The sample
    /// count is not reset.
    mutating func finish(into output: inout [Float]) {
        guard let state = unsafe state else { return }
        process(isEnd: true, into: &output)
        unsafe _ = src_reset(state)
        let expected = end.sampleIndex
        if samplesOut > expected {
            output.removeLast(min(output.count, samplesOut - expected))
        } else {
            output.append(contentsOf: repeatElement(0, count: expected - samplesOut))
        }
        samplesOut = expected
    }

    private mutating func process(isEnd: Bool, into output: inout [Float]) {
        guard let state = unsafe state else { return }
        let ratio = Double(AudioTime.hertz) / Double(hertz)
        var room = [Float](repeating: 0, count: 4_096)
        var used = 0
        while true {
            let (taken, given): (Int, Int) = unsafe pending.withUnsafeBufferPointer { input in
                unsafe room.withUnsafeMutableBufferPointer { result in
                    var data = unsafe SRC_DATA()
                    unsafe data.data_in = input.baseAddress.map { unsafe $0 + used }
                    unsafe data.input_frames = input.count - used
                    unsafe data.data_out = result.baseAddress
                    unsafe data.output_frames = result.count
                    unsafe data.end_of_input = isEnd ? 1 : 0
                    unsafe data.src_ratio = ratio
                    let code = unsafe src_process(state, &data)
                    precondition(code == 0, "libsamplerate rejected its input (\(code))")
                    return unsafe (data.input_frames_used, data.output_frames_gen)
                }
            }
            used += taken
            output.append(contentsOf: room[..<given])
            samplesOut += given
            if given == 0, taken == 0 || used == pending.count { break }
        }
        pending.removeFirst(used)
    }
}
