import Foundation

/// Converts audio to cepstra or to the loudness of frequency bands, and records which 10 ms frames
/// are kept. Frames without speech are dropped from the cepstra and are not counted when later
/// frames are numbered. All values are identical to those of sphinxbase 0.8 (see
/// docs/decisions/0160-two-versions-of-pocketsphinx.md).
struct FrontEnd: Sendable {
    /// The number of samples from one frame to the next, at 16 kHz.
    static let samplesPerFrame = 160
    /// The number of samples from the start of a frame to the middle of the frame's window.
    static let middle = 205
    /// The value that is added to each energy before its logarithm is taken.
    private static let leastEnergy = 1e-4

    private let parameters: FeatureParameters
    private let window: SpectrumWindow
    private let fourier: RealFourierTransform
    private let filters: MelFilters
    private var noise: NoiseTracker
    private let cepstra: CepstralTransform
    private var gate: SpeechGate

    /// The index of each kept frame, counted from the start of the audio.
    private(set) var keptFrames: [Int] = []
    /// The ``width`` values of each kept frame: cepstra, or natural logarithms of bands' energies.
    private(set) var values: [Float] = []
    /// The samples from the beginning of the next frame onward, preceded by the sample before that
    /// frame.
    private var waiting: [Int16] = []
    private var prior: Int16 = 0
    private var frameCount = 0
    private var isFinished = false

    // Buffers for one frame.
    private var frame: [Double]
    private var spectrum: [Double]
    private var energies: [Double]
    private var row: [Float]

    /// Opens a model's front end. If `bands` is given, the front end returns the loudness of these
    /// bands instead of cepstra, and does not remove noise or silence.
    /// - Throws: An error if `feat.params` cannot be read or the front end does not support its
    ///   values.
    static func open(
        _ model: AcousticModel, bands: MelBands? = nil
    ) throws(SpeechDecoderError) -> FrontEnd {
        let file = model.acousticFolder.appendingPathComponent("feat.params")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw .notOpened(model: model.folder.path)
        }
        do {
            let parameters = try FeatureParameters(parsing: text)
            return try FrontEnd(bands.map { parameters.with($0) } ?? parameters)
        } catch {
            throw .model(
                .refused(
                    folder: model.folder.path, why: "its feat.params does not fit: \(error.why)"))
        }
    }

    /// Throws an error if the front end does not support the parameters.
    init(_ parameters: FeatureParameters) throws(FeatureParameters.Problem) {
        try parameters.check()
        self.parameters = parameters
        window = SpectrumWindow(parameters)
        fourier = RealFourierTransform(size: parameters.transformSize)
        filters = try MelFilters(parameters)
        noise = NoiseTracker(parameters)
        cepstra = CepstralTransform(parameters)
        gate = SpeechGate(parameters.silence, width: parameters.width)
        frame = Array(repeating: 0, count: parameters.transformSize)
        spectrum = Array(repeating: 0, count: parameters.transformSize / 2)
        energies = Array(repeating: 0, count: parameters.bandCount)
        row = Array(repeating: 0, count: parameters.width)
    }

    var width: Int { parameters.width }

    /// The sample rate of the model's training data in hertz.
    var hertz: Int { Int(parameters.hertz) }

    /// Discards all earlier audio and starts over.
    mutating func start() {
        noise.start()
        gate.start()
        keptFrames.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        prior = 0
        frameCount = 0
        isFinished = false
    }

    /// Processes more samples. After ``finish()``, throws ``SpeechDecoderError/outOfOrder(_:)``.
    mutating func append(_ samples: [Int16]) throws(SpeechDecoderError) {
        guard !isFinished else { throw .outOfOrder("samples arrived after the end of the sound") }
        waiting += samples
        var position = 0
        while waiting.count - position >= parameters.samplesInWindow {
            let hasSpeech = convert(position..<position + parameters.samplesInWindow)
            keep(gate.pass(row, hasSpeech: hasSpeech, to: &values))
            position += parameters.samplesPerFrame
            prior = waiting[position - 1]
        }
        waiting.removeFirst(position)
    }

    /// Processes the remaining samples, including an incomplete last frame. Calling this method a
    /// second time throws an error.
    mutating func finish() throws(SpeechDecoderError) {
        guard !isFinished else { throw .outOfOrder("the sound ended twice") }
        isFinished = true
        guard !waiting.isEmpty else { return }
        let hasSpeech = convert(waiting.indices)
        keep(gate.passLast(row, hasSpeech: hasSpeech, to: &values))
    }

    /// Records that the last `count` frames are kept, and moves to the next frame.
    private mutating func keep(_ count: Int) {
        frameCount += 1
        keptFrames += frameCount - count..<frameCount
    }

    /// Converts a frame's samples to values, and stores the values in `row`. Returns whether the
    /// frame contains speech.
    private mutating func convert(_ samples: Range<Int>) -> Bool {
        window.cut(waiting[samples], after: prior, into: &frame)
        fourier.power(of: &frame, into: &spectrum)
        filters.add(spectrum, into: &energies)
        let hasSpeech = noise.process(&energies)
        for band in energies.indices { energies[band] = log(energies[band] + Self.leastEnergy) }
        if parameters.returnsBands {
            for band in energies.indices { row[band] = Float(energies[band]) }
        } else {
            cepstra.transform(energies, into: &row)
        }
        return hasSpeech
    }
}
