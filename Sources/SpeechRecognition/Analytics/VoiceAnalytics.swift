internal import Foundation
internal import Transcript

/// Describes how a voice sounded. Every list has one value per 10 ms frame. Pitch and voicing are
/// computed with the YIN algorithm (see `PitchTracker`). Jitter and shimmer follow Praat's "local"
/// definitions (see `GlottalCycles`).
public struct VoiceAnalytics: Sendable, Hashable {
    /// The number of seconds from one frame to the next.
    public static let frameDuration = 0.01

    /// The fundamental frequency in hertz, or nil for an unvoiced frame.
    public var pitch: [Double?]
    /// The mean difference between adjacent periods within 50 ms, as a fraction of the period. The
    /// value is nil for an unvoiced frame.
    public var jitter: [Double?]
    /// The mean difference in strength between adjacent periods within 50 ms, in decibels. The
    /// value is nil for an unvoiced frame.
    public var shimmer: [Double?]
    /// How periodic the sound is, from 0 (noise or silence) to 1 (a tone). In voiced speech,
    /// ``voicing`` is above 0.7.
    public var voicing: [Double]

    /// Glottal cycles within this many samples on either side of a frame determine the frame's
    /// jitter and shimmer.
    private static let reach = Double(AudioTime.hertz) / 20

    /// Analyzes a whole stretch of speech. The analysis takes about a hundredth of the speech's
    /// duration.
    public init(samples: [Int16]) {
        let frames = PitchTracker().frames(of: samples)
        pitch = frames.map { $0.period.map { Double(AudioTime.hertz) / $0 } }
        voicing = frames.map(\.voicing)
        jitter = Array(repeating: nil, count: frames.count)
        shimmer = jitter
        for cycles in GlottalCycles.cycles(in: samples, frames: frames) {
            var first = 0
            for index in frames.indices where frames[index].period != nil {
                let center = (Double(index) + 0.5) * Double(PitchTracker.hop)
                while first < cycles.count, cycles[first].start < center - Self.reach { first += 1 }
                var end = first
                while end < cycles.count, cycles[end].start < center + Self.reach { end += 1 }
                let near = cycles[first..<end]
                guard near.count >= 3 else { continue }
                jitter[index] = Self.jitter(near)
                shimmer[index] = Self.shimmer(near)
            }
        }
    }

    /// The mean pitch of the voiced frames in hertz, or nil if no frame is voiced.
    public var meanPitch: Double? { Self.mean(pitch) }
    /// The mean jitter, as a fraction of the period, of all frames that have a jitter value.
    public var meanJitter: Double? { Self.mean(jitter) }
    /// The mean shimmer, in decibels, of all frames that have a shimmer value.
    public var meanShimmer: Double? { Self.mean(shimmer) }
    /// The mean voicing over all frames, from 0 to 1.
    public var meanVoicing: Double? { Self.mean(voicing) }

    private static func mean(_ values: [Double?]) -> Double? {
        let known = values.compactMap { $0 }
        return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }

    /// "Jitter (local)" is the mean difference between adjacent periods, divided by the mean
    /// period.
    private static func jitter(_ cycles: ArraySlice<GlottalCycles.Cycle>) -> Double {
        let differences = zip(cycles, cycles.dropFirst()).map { abs($0.period - $1.period) }
        let mean = cycles.map(\.period).reduce(0, +) / Double(cycles.count)
        return differences.reduce(0, +) / Double(differences.count) / mean
    }

    /// "Shimmer (local, dB)" is the mean level difference between adjacent periods.
    private static func shimmer(_ cycles: ArraySlice<GlottalCycles.Cycle>) -> Double {
        let levels = cycles.map { 20 * log10(max($0.amplitude, 1)) }
        let differences = zip(levels, levels.dropFirst()).map { abs($0 - $1) }
        return differences.reduce(0, +) / Double(differences.count)
    }
}
