import SpeechRecognition
import Transcript

/// Recordings that repeat with pauses and background noise. Every read returns the full number of samples.
struct LoopedSound: AudioReading, ~Copyable {
    private let paths: [String]
    private let noise: [Int16]
    private let noiseFactor: Float
    private let pauseSampleCount: Int
    private let end: Int
    private let diary: Diary
    private var clip: ClipSource?
    private var clipCount = 0
    private var pauseLeft: Int
    private var position = 0

    init(
        paths: [String], noise: [Int16], noiseDecibels: Double, pauseSeconds: Double,
        seconds: Double, diary: Diary
    ) {
        self.paths = paths
        self.noise = noise
        noiseFactor = Float(Decibels.factor(noiseDecibels))
        pauseSampleCount = AudioTime(seconds: pauseSeconds).sampleIndex
        pauseLeft = pauseSampleCount
        end = AudioTime(seconds: seconds).sampleIndex
        self.diary = diary
    }

    mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        guard position < end else { return nil }
        diary.hasReached(position)
        let wanted = min(sampleCount, end - position)
        var samples: [Int16] = []
        samples.reserveCapacity(wanted)
        while samples.count < wanted {
            if pauseLeft > 0 {
                let count = min(pauseLeft, wanted - samples.count)
                samples.append(contentsOf: repeatElement(0, count: count))
                pauseLeft -= count
            } else if let chunk = try nextOfClip(upTo: wanted - samples.count) {
                if chunk.start == .zero { diary.clipStarts(at: position + samples.count) }
                samples += chunk.samples
                diary.addSpeech(chunk.samples.count)
            } else {
                clip = nil
                pauseLeft = pauseSampleCount
            }
        }
        addNoise(to: &samples)
        defer { position += samples.count }
        return AudioChunk(start: AudioTime(sampleIndex: position), samples: samples)
    }

    private mutating func nextOfClip(upTo count: Int) throws -> AudioChunk? {
        if clip == nil {
            clip = try ClipSource.open(paths[clipCount % paths.count])
            clipCount += 1
        }
        return try clip?.read(upTo: count)
    }

    private func addNoise(to samples: inout [Int16]) {
        guard !noise.isEmpty else { return }
        for index in samples.indices {
            let under = Float(noise[(position + index) % noise.count]) * noiseFactor
            samples[index] = Int16(
                max(-32_768, min(32_767, (Float(samples[index]) + under).rounded())))
        }
    }
}
