import Foundation
import Testing

@testable import WebPresenter

// What a phone learns about signs before it joins.
extension ServerTests {
    @Test func aPhoneThatHasNotJoinedLearnsWhatIsTaken() async throws {
        try await withRoom { port, links, _ in
            let watcher = try Self.page(port)
            watcher.say(#"{"say":"watch"}"#)
            #expect(watcher.message(with: "taken") == #"{"taken":[]}"#)
            let ada = try Self.page(port)
            ada.say(
                #"{"say":"join","code":"\#(links.code)","name":"Ada","sign":3,"colour":5}"#)
            #expect(ada.message(with: "me")?.contains(#""sign":3"#) == true)
            #expect(watcher.message(with: "taken") == #"{"taken":[29]}"#)
            let late = try Self.page(port)
            late.say(#"{"say":"watch"}"#)
            #expect(late.message(with: "taken") == #"{"taken":[29]}"#)
        }
    }
}
