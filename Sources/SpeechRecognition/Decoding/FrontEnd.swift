internal import CPocketsphinx
import Foundation

/// The engine's front end, run by us: turns sound into cepstra, or into how loud bands of it are, and knows which
/// 10 ms frames it kept.
///
/// For cepstra it leaves out frames that hold no speech, and the engine's word times count only what is left.
/// Sound is fed a frame's worth of samples at a time (0.3 % of real time).
@safe struct FrontEnd: ~Copyable {
    /// Samples from one frame to the next.
    static let samplesPerFrame = 160

    private let frontEnd: OpaquePointer
    private let configuration: OpaquePointer
    /// Index in the sound of each kept frame.
    private(set) var keptFrames: [Int] = []
    /// The kept frames, ``width`` values each: cepstra, the first of which follows the energy, or the natural
    /// logarithms of bands' energies.
    private(set) var values: [Float] = []
    /// Values of a frame.
    let width: Int
    private var fedSamples = 0
    private var waiting: [Int16] = []
    private var room: [Float]

    /// - Parameter bands: what a frame is to be made of, noise and silence and all; nil makes the model's cepstra.
    /// - Throws: ``SpeechDecoderError/notOpened(model:)``.
    static func open(
        _ model: AcousticModel, bands: MelBands? = nil
    ) throws(SpeechDecoderError) -> FrontEnd {
        SpeechDecoder.silenceLibrary()
        let parameters = model.acousticFolder.appendingPathComponent("feat.params").path
        guard
            let configuration = unsafe cmd_ln_parse_file_r(
                nil, ps_args(), parameters, 0)
        else { throw .notOpened(model: model.folder.path) }
        if let bands { unsafe bands.configure(configuration) }
        guard let frontEnd = unsafe fe_init_auto_r(configuration) else {
            unsafe cmd_ln_free_r(configuration)
            throw .notOpened(model: model.folder.path)
        }
        return unsafe FrontEnd(frontEnd: frontEnd, configuration: configuration)
    }

    private init(frontEnd: OpaquePointer, configuration: OpaquePointer) {
        unsafe self.frontEnd = frontEnd
        unsafe self.configuration = configuration
        width = Int(unsafe fe_get_output_size(frontEnd))
        room = Array(repeating: 0, count: width * Self.roomFrames)
    }

    deinit {
        unsafe fe_free(frontEnd)
        unsafe cmd_ln_free_r(configuration)
    }

    /// Samples per second that the model was trained with.
    var hertz: Int { Int(unsafe cmd_ln_float_r(configuration, "-samprate")) }

    /// Frames that one step can give: the front end hands out what it held back before speech.
    private static let roomFrames = 256
    /// Samples that one frame looks at (`-wlen` 0.025625 s).
    private static let samplesInFrame = 410

    /// Forgets the sound before.
    mutating func start() {
        unsafe fe_start_stream(frontEnd)
        unsafe _ = fe_start_utt(frontEnd)
        keptFrames.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        fedSamples = 0
    }

    /// Takes further samples.
    mutating func append(_ samples: [Int16]) throws(SpeechDecoderError) {
        waiting += samples
        var position = 0
        while waiting.count - position >= Self.samplesPerFrame {
            try step(waiting[position..<position + Self.samplesPerFrame])
            position += Self.samplesPerFrame
        }
        waiting.removeFirst(position)
    }

    /// Takes what is left of the sound. Its last, unfilled frame counts too.
    mutating func finish() throws(SpeechDecoderError) {
        try step(waiting[...])
        waiting = []
        var count: Int32 = 0
        let code = unsafe room.withUnsafeMutableBufferPointer { buffer in
            return unsafe fe_end_utt(frontEnd, buffer.baseAddress, &count)
        }
        guard code >= 0 else { throw .failed(function: "fe_end_utt", code: Int(code)) }
        if count > 0 {
            keptFrames.append(frameCount)
            values += room[..<width]
        }
    }

    /// Frames the sound fed so far is long enough for.
    private var frameCount: Int {
        fedSamples < Self.samplesInFrame
            ? 0 : (fedSamples - Self.samplesInFrame) / Self.samplesPerFrame + 1
    }

    private mutating func step(_ samples: ArraySlice<Int16>) throws(SpeechDecoderError) {
        var count = Int32(Self.roomFrames)
        let width = width
        let code = unsafe room.withUnsafeMutableBufferPointer { buffer in
            unsafe samples.withUnsafeBufferPointer { input in
                var rows = unsafe (0..<Self.roomFrames).map { row in
                    unsafe buffer.baseAddress.map { unsafe $0 + row * width }
                }
                var position = input.baseAddress
                var remaining = input.count
                return unsafe rows.withUnsafeMutableBufferPointer { rows in
                    unsafe fe_process_frames(
                        frontEnd, &position, &remaining, rows.baseAddress, &count, nil)
                }
            }
        }
        guard code >= 0 else { throw .failed(function: "fe_process_frames", code: Int(code)) }
        fedSamples += samples.count
        let known = frameCount
        keptFrames += (known - Int(count))..<known
        values += room[..<(Int(count) * width)]
    }
}

/// Bands of sound, as wide as the ear tells them apart (mel scale).
struct MelBands: Sendable, Hashable, Decodable {
    var count: Int
    /// Where the first begins and the last ends, in hertz.
    var lowest: Double
    var highest: Double

    /// Whether the engine's front end can tell them apart in 16,000 samples a second.
    var areFit: Bool {
        (1...64).contains(count) && lowest >= 0 && highest <= 8_000 && highest - lowest >= 1_000
    }

    /// Logarithms of energies instead of cepstra, of every frame, as the sound is.
    fileprivate func configure(_ configuration: OpaquePointer) {
        for (name, value) in [
            ("-remove_silence", 0), ("-remove_noise", 0), ("-dither", 0), ("-lifter", 0),
            ("-logspec", 1), ("-nfilt", count),
        ] {
            unsafe cmd_ln_set_int_r(configuration, name, value)
        }
        unsafe cmd_ln_set_float_r(configuration, "-lowerf", lowest)
        unsafe cmd_ln_set_float_r(configuration, "-upperf", highest)
    }
}
