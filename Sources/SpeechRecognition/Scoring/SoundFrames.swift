/// The front ends' output for an utterance.
struct SoundFrames: Sendable {
    /// For each frame that the front end kept, the frame's index in the utterance, in steps of 10
    /// ms.
    var kept: [Int]
    var cepstra: [Float]
    /// The loudness of the network's frequency bands, for every 10 ms; empty if there is no
    /// network.
    var bands: [Float]
}

/// The front ends that process an utterance in parallel: the model's front end and, if there is a
/// network, the network's front end.
struct FrontEnds: ~Copyable {
    private var cepstral: FrontEnd
    private var banded: FrontEnd?

    /// Opens the front ends. `bands` are the network's input bands; nil without a network.
    static func open(
        _ model: AcousticModel, bands: MelBands?
    ) throws(SpeechDecoderError) -> FrontEnds {
        FrontEnds(
            cepstral: try FrontEnd.open(model), banded: try banded(model, bands))
    }

    private static func banded(
        _ model: AcousticModel, _ bands: MelBands?
    ) throws(SpeechDecoderError) -> FrontEnd? {
        guard let bands else { return nil }
        return try FrontEnd.open(model, bands: bands)
    }

    private init(cepstral: consuming FrontEnd, banded: consuming FrontEnd?) {
        self.cepstral = cepstral
        self.banded = banded
    }

    var width: Int { cepstral.width }

    var kept: [Int] { cepstral.keptFrames }

    var frames: SoundFrames {
        let bands =
            switch banded {
            case .some(let banded): banded.values
            case nil: [Float]()
            }
        return SoundFrames(kept: cepstral.keptFrames, cepstra: cepstral.values, bands: bands)
    }

    mutating func start() {
        cepstral.start()
        banded?.start()
    }

    mutating func append(_ samples: [Int16]) throws(SpeechDecoderError) {
        try cepstral.append(samples)
        try banded?.append(samples)
    }

    mutating func finish() throws(SpeechDecoderError) {
        try cepstral.finish()
        try banded?.finish()
    }
}
