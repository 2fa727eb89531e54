import SoundTestSupport
import SpeechRecognition
import Testing

@Suite(.timeLimit(.minutes(30))) struct CaptureAvailabilityTests {
    @Test func aMicrophoneThatIsThereIsAvailable() throws {
        let tape = try TapeMicrophone()
        #expect(CaptureAvailability.check(device: tape.device) == .available)
    }

    @Test func oneThatIsNotThereOrInUseSaysWhy() throws {
        let tape = try TapeMicrophone()
        try tape.setPresent(false)
        #expect(
            CaptureAvailability.check(device: tape.device)
                == .unavailable(.missing(device: tape.device, code: -19)))
        try tape.setPresent(true)
        try tape.setBusy(true)
        #expect(
            CaptureAvailability.check(device: tape.device)
                == .unavailable(.busy(device: tape.device, code: -16)))
    }

    /// A clock on which no time passes between two checks. It reports each check.
    private struct LookClock: Clock {
        let looks: AsyncStream<Void>.Continuation

        var now: ContinuousClock.Instant { .now }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            looks.yield()
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test func everyChangeIsToldOnce() async throws {
        let tape = try TapeMicrophone()
        let (looks, looked) = AsyncStream<Void>.makeStream()
        let (told, teller) = AsyncStream<CaptureAvailability>.makeStream()
        let device = tape.device
        let reader = Task {
            for await change in CaptureAvailability.changes(
                device: device, clock: LookClock(looks: looked))
            {
                teller.yield(change)
            }
        }
        defer { reader.cancel() }
        var changes = told.makeAsyncIterator()
        #expect(await changes.next() == .available)
        // Several checks find the same state.
        for await _ in looks.prefix(3) {}
        try tape.setBusy(true)
        #expect(await changes.next() == .unavailable(.busy(device: tape.device, code: -16)))
        try tape.setBusy(false)
        #expect(await changes.next() == .available)
        try tape.setPresent(false)
        #expect(await changes.next() == .unavailable(.missing(device: tape.device, code: -19)))
    }

    @Test func whoeverStopsReadingEndsTheStream() async throws {
        let tape = try TapeMicrophone()
        let (looks, looked) = AsyncStream<Void>.makeStream()
        let device = tape.device
        let reader = Task {
            var count = 0
            for await _ in CaptureAvailability.changes(
                device: device, clock: LookClock(looks: looked))
            {
                count += 1
            }
            return count
        }
        for await _ in looks { break }
        reader.cancel()
        #expect(await reader.value == 1)
    }

    @Test func permissionFollowsTheKernelsDevices() {
        let nodes = CaptureAvailability.recordingNodes
        #expect(nodes.allSatisfy { $0.hasPrefix("/dev/snd/pcm") && $0.hasSuffix("c") })
        if nodes.isEmpty { #expect(CaptureAvailability.isPermitted, "no card keeps anybody out") }
    }
}
