import SoundTestSupport
import SpeechRecognition
import Testing

@Suite(.timeLimit(.minutes(1))) struct CaptureAvailabilityTests {
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

    @Test func everyChangeIsToldOnce() async throws {
        let tape = try TapeMicrophone()
        var changes = CaptureAvailability.changes(device: tape.device, every: .milliseconds(20))
            .makeAsyncIterator()
        #expect(await changes.next() == .available)
        // Several looks see the same.
        try await Task.sleep(for: .milliseconds(100))
        try tape.setBusy(true)
        #expect(await changes.next() == .unavailable(.busy(device: tape.device, code: -16)))
        try tape.setBusy(false)
        #expect(await changes.next() == .available)
        try tape.setPresent(false)
        #expect(await changes.next() == .unavailable(.missing(device: tape.device, code: -19)))
    }

    @Test func whoeverStopsReadingEndsTheStream() async throws {
        let tape = try TapeMicrophone()
        let device = tape.device
        let reader = Task {
            var count = 0
            for await _ in CaptureAvailability.changes(device: device, every: .milliseconds(20)) {
                count += 1
            }
            return count
        }
        try await Task.sleep(for: .milliseconds(200))
        reader.cancel()
        #expect(await reader.value <= 1)
    }

    @Test func permissionFollowsTheKernelsDevices() {
        let nodes = CaptureAvailability.recordingNodes
        #expect(nodes.allSatisfy { $0.hasPrefix("/dev/snd/pcm") && $0.hasSuffix("c") })
        if nodes.isEmpty { #expect(CaptureAvailability.isPermitted, "no card keeps anybody out") }
    }
}
