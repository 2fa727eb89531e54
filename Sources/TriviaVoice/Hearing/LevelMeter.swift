import Foundation
import PlaySession
import SpeechRecognition
import TerminalIO
import Transcript

/// Shows a microphone's level and blocks the calling thread until the meter is stopped.
struct LevelMeter: Sendable {
    var device: String
    var seconds: Double?
    var asJSON: Bool

    private struct Reading: Encodable {
        var time: Double
        var peak: Double
        var mean: Double
        var clipped: Int
    }

    func run() throws {
        let isStopped = Lock(false)
        let interruption = Interruption { isStopped.withLock { $0 = true } }
        let terminal = SystemTerminal()
        defer { terminal.show(nil) }
        do {
            var microphone = try Microphone.open(device: device)
            var pending: [Int16] = []
            while !isStopped.withLock({ $0 }) {
                guard let chunk = try microphone.read(upTo: AudioTime.hertz / 10) else { return }
                pending += chunk.samples
                guard pending.count >= AudioTime.hertz / 10 else { continue }
                try show(AudioLevel(of: pending), at: chunk.end.seconds, on: terminal)
                pending = []
                if let seconds, chunk.end.seconds >= seconds { return }
            }
        } catch let error as AudioCaptureError {
            throw CommandFailure(error)
        }
        if interruption.happened { throw CommandFailure(.interrupted) }
    }

    private func show(_ level: AudioLevel, at time: Double, on terminal: SystemTerminal) throws {
        if asJSON || !terminal.isInteractive {
            try JSONLine.print(
                Reading(
                    time: time, peak: level.peak, mean: level.mean,
                    clipped: level.clippedSampleCount))
        } else {
            terminal.show(Self.line(for: level, columns: terminal.columns))
        }
    }

    /// A level bar from −60 decibels to full scale, with a mark at the peak.
    static func line(for level: AudioLevel, columns: Int) -> StyledLine {
        let width = max(10, min(50, columns - 30))
        func place(_ decibels: Double) -> Int {
            min(width - 1, max(0, Int((decibels + 60) / 60 * Double(width))))
        }
        let mean = place(level.mean)
        let peak = place(level.peak)
        let style: Style = level.isClipping ? .bad : level.peak > -6 ? .warning : .good
        var line = StyledLine(String(repeating: "━", count: mean), style)
        line.add(String(repeating: "─", count: max(0, peak - mean)), .faint)
        line.add("┃", style)
        line.add(String(repeating: "─", count: width - 1 - max(peak, mean)), .faint)
        line.add("  \(Int(level.peak.rounded())) dB", style)
        if level.isClipping { line.add("  too loud", .bad) }
        if level.isDigitalSilence { line.add("  switched off?", .warning) }
        return line
    }
}
