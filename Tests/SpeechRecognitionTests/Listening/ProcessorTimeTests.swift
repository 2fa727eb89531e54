import Testing

@testable import SpeechRecognition

@Suite("Processor time", .timeLimit(.minutes(30)))
struct ProcessorTimeTests {
    @Test("Work counts while it is done and afterwards, on whatever thread")
    func counts() async {
        let time = ProcessorTime()
        #expect(time.seconds == 0)
        // The loop ends only if time is counted while it runs.
        await withTaskGroup { group in
            for _ in 0..<2 {
                group.addTask { time.count { while time.seconds < 0.02 {} } }
            }
        }
        let worked = time.seconds
        #expect(worked >= 0.02)
        #expect(time.seconds == worked)
    }

    @Test("Work that fails counts too")
    func failure() {
        struct Failure: Error {}
        let time = ProcessorTime()
        #expect(throws: Failure.self) {
            try time.count { () throws(Failure) in
                while time.seconds < 0.01 {}
                throw Failure()
            }
        }
        #expect(time.seconds >= 0.01)
    }
}
