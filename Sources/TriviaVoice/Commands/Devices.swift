import ArgumentParser
import Foundation
import SpeechRecognition
import TerminalIO

struct Devices: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List microphones.",
        discussion: """
            Lists the microphones that --device accepts, and whether each can be used now. \
            With --level, it shows how loud one of them is until you press Ctrl-C. Speak, and \
            keep the level out of the red.

            EXAMPLES
              trivia-voice devices
              trivia-voice devices --json
              trivia-voice devices --level --device plughw:1
            """)

    @Flag(help: "Print one JSON object per device, or per tenth of a second with --level.")
    var json = false

    @Flag(help: "Show how loud a microphone is.")
    var level = false

    @Option(help: "The microphone for --level, as ALSA names it.")
    var device = Microphone.defaultDevice

    @Option(help: "Stop --level after this many seconds.")
    var seconds: Double?

    func validate() throws {
        if let seconds, !(seconds > 0 && seconds < 1e6) {
            throw ValidationError("--seconds must be a positive number")
        }
    }

    func run() async throws {
        if level {
            let meter = LevelMeter(device: device, seconds: seconds, asJSON: json)
            try await BlockingThread.run { try meter.run() }
            return
        }
        let found = try await BlockingThread.run {
            CaptureDevice.all().map { DeviceReport($0, state: $0.probe()) }
        }
        guard !found.isEmpty else {
            throw CommandFailure(
                .unavailable, "no microphone was found; plug one in, or run trivia-voice doctor")
        }
        if json {
            for report in found { try JSONLine.print(report) }
        } else {
            try SystemTerminal().put(found.map(\.line))
        }
        if !found.contains(where: \.isUsable) {
            throw CommandFailure(
                .unavailable, "no microphone can be used now; to see why, run trivia-voice doctor")
        }
    }
}

/// A device, as the `devices` command lists it.
struct DeviceReport: Encodable, Sendable {
    var name: String
    var description: String
    var isDefault: Bool
    var isUsable: Bool
    var hertz: Int?
    var channels: Int?
    /// The reason why the device cannot be used, or nil if it is usable.
    var problem: String?

    init(_ device: CaptureDevice, state: CaptureDevice.State) {
        name = device.name
        description = device.description
        isDefault = device.isDefault
        switch state {
        case .ready(let hertz, let channelCount):
            isUsable = true
            self.hertz = hertz
            channels = channelCount
        case .unusable(let error):
            isUsable = false
            problem = "\(error)"
        }
    }

    var line: StyledLine {
        var line = StyledLine(isDefault ? "* " : "  ", .accent)
        line.add(name, isUsable ? .strong : .faint)
        if !description.isEmpty { line.add("  \(description)", .faint) }
        if let hertz, let channels {
            line.add("  \(hertz) Hz, \(channels) channel\(channels == 1 ? "" : "s")", .good)
        }
        if let problem { line.add("  \(problem)", .warning) }
        return line
    }
}
