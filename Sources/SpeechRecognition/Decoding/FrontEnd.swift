internal import CPocketsphinx
import Foundation

/// The engine's front end, which we run ourselves. It converts sound to cepstra, or to the loudness of frequency bands,
/// and knows which 10 ms frames it kept.
///
/// For cepstra it drops frames without speech, and the engine's word times count only the frames it kept. To know which
/// frames were dropped, sound is passed to it one frame at a time, which takes 0.3 % of real time.
@safe struct FrontEnd: ~Copyable {
    /// Samples from one frame to the next.
    static let samplesPerFrame = 160

    private let frontEnd: OpaquePointer
    private let configuration: OpaquePointer
    /// For each kept frame, its index in the sound.
    private(set) var keptFrames: [Int] = []
    /// The kept frames, with ``width`` values each. The values are cepstra, the first of which follows the energy, or
    /// natural logarithms of the energies of the bands.
    private(set) var values: [Float] = []
    /// The number of values per frame.
    let width: Int
    private var fedSamples = 0
    private var waiting: [Int16] = []
    private var room: [Float]

    /// - Parameter bands: The frequency bands to compute, without removing noise or silence; nil computes the model's
    ///   cepstra.
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

    /// The number of samples per second that the model was trained with.
    var hertz: Int { Int(unsafe cmd_ln_float_r(configuration, "-samprate")) }

    /// The maximum number of frames that one step can return. At first, the front end holds back frames before speech.
    private static let roomFrames = 256
    /// Samples in the window of one frame (`-wlen` 0.025625 s).
    private static let samplesInFrame = 410

    /// Discards the previous sound.
    mutating func start() {
        unsafe fe_start_stream(frontEnd)
        unsafe _ = fe_start_utt(frontEnd)
        keptFrames.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        fedSamples = 0
    }

    /// Processes more samples.
    mutating func append(_ samples: [Int16]) throws(SpeechDecoderError) {
        waiting += samples
        var position = 0
        while waiting.count - position >= Self.samplesPerFrame {
            try step(waiting[position..<position + Self.samplesPerFrame])
            position += Self.samplesPerFrame
        }
        waiting.removeFirst(position)
    }

    /// Processes the rest of the sound, including an incomplete frame at the end.
    mutating func finish() throws(SpeechDecoderError) {
        try step(waiting[...])
        waiting = []
        var count: Int32 = 0
        let code = unsafe room.withUnsafeMutableBufferPointer { buffer in
            return unsafe fe_end_utt(frontEnd, buffer.baseAddress, &count)
        }
        guard code >= 0 else { throw .failed(step: "ending the sound", code: Int(code)) }
        if count > 0 {
            keptFrames.append(frameCount)
            values += room[..<width]
        }
    }

    /// The number of frames that fit into the sound so far.
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
        guard code >= 0 else { throw .failed(step: "taking samples", code: Int(code)) }
        fedSamples += samples.count
        let known = frameCount
        keptFrames += (known - Int(count))..<known
        values += room[..<(Int(count) * width)]
    }
}

/// Frequency bands on the mel scale.
struct MelBands: Sendable, Hashable, Decodable {
    var count: Int
    /// The lower end of the first band and the upper end of the last, in hertz.
    var lowest: Double
    var highest: Double

    /// Whether the engine's front end can distinguish the bands at 16,000 samples per second.
    var areFit: Bool {
        (1...64).contains(count) && lowest >= 0 && highest <= 8_000 && highest - lowest >= 1_000
    }

    /// Configures log energies instead of cepstra. They are computed for every frame without changing the sound.
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
