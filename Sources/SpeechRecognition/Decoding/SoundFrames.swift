/// What the front ends make of an utterance.
struct SoundFrames: Sendable {
    /// Which 10 ms of the sound each frame is that holds enough to be scored.
    var kept: [Int]
    /// Cepstra of these frames.
    var cepstra: [Float]
    /// How loud the network's bands are in every 10 ms; empty without a network.
    var bands: [Float]
}

/// The front ends that an utterance goes through side by side: the model's, and the network's if there is one.
struct FrontEnds: ~Copyable {
    private var cepstral: FrontEnd
    private var banded: FrontEnd?

    /// - Parameter bands: what the network looks at; nil without one.
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

    /// Cepstral values of a frame.
    var width: Int { cepstral.width }

    /// Which frames are kept so far.
    var kept: [Int] { cepstral.keptFrames }

    /// What there is so far.
    var frames: SoundFrames {
        let bands =
            switch banded {
            case .some(let banded): banded.values
            case nil: [Float]()
            }
        return SoundFrames(kept: cepstral.keptFrames, cepstra: cepstral.values, bands: bands)
    }

    /// Forgets the sound before.
    mutating func start() {
        cepstral.start()
        banded?.start()
    }

    /// Takes further samples.
    mutating func append(_ samples: [Int16]) throws(SpeechDecoderError) {
        try cepstral.append(samples)
        try banded?.append(samples)
    }

    /// Takes what is left of the sound. Its last, unfilled frame counts too.
    mutating func finish() throws(SpeechDecoderError) {
        try cepstral.finish()
        try banded?.finish()
    }
}
