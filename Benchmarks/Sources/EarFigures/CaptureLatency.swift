import ArgumentParser
import Foundation
import SpeechRecognition
import Synchronization
import Transcript

struct CaptureLatency: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "latency",
        abstract: "How long after a click is played its samples are read from a microphone.",
        discussion: """
            Benchmarks/capture-latency starts a private sound server and calls this. The time counts from \
            before the player's own start, so it is an upper bound.
            """)

    @Option(help: "The microphone, as ALSA names it; it hears what the player plays.")
    var device: String

    @Option(help: "The program that plays the click, with its arguments.")
    var player: String

    @Option(help: "How many clicks.")
    var clicks = 40

    func run() async throws {
        let device = device
        let arrivals = Mutex<[ContinuousClock.Instant]>([])
        let isOver = Atomic(false)
        let reader = Thread {
            do {
                var microphone = try Microphone.open(device: device)
                var wasLoud = false
                while !isOver.load(ordering: .acquiring) {
                    let chunk = try microphone.read(upTo: 160)
                    let isLoud = chunk?.samples.contains { $0 > 8_000 } ?? false
                    if isLoud, !wasLoud { arrivals.withLock { $0.append(.now) } }
                    wasLoud = isLoud
                }
            } catch {
                FileHandle.standardError.write(Data("\(device): \(error)\n".utf8))
                Foundation.exit(4)
            }
        }
        reader.start()
        try await Task.sleep(for: .seconds(1))
        var latencies: [Double] = []
        for _ in 0..<clicks {
            let started = ContinuousClock.now
            try play()
            try await Task.sleep(for: .milliseconds(200))
            let arrived = arrivals.withLock { $0.first { $0 > started } }
            if let arrived { latencies.append((arrived - started) / .milliseconds(1)) }
        }
        isOver.store(true, ordering: .releasing)
        guard latencies.count == clicks else {
            throw ValidationError("\(latencies.count) of \(clicks) clicks were heard")
        }
        latencies.sort()
        print(
            String(
                format: "%d clicks: median %.0f ms, 95th percentile %.0f ms, most %.0f ms", clicks,
                latencies[clicks / 2], latencies[clicks * 95 / 100], latencies[clicks - 1]))
    }

    private func play() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", player]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ValidationError("“\(player)” ended with \(process.terminationStatus)")
        }
    }
}
