import Dispatch
import Foundation
import Synchronization
import Testing
import TriviaGame

@testable import WebPresenter

// Ports that other programs use.
extension ServerTests {
    @Test func aPortThatIsTakenIsPassedOver() async throws {
        let first = try await WebRoom.open(.init(address: "127.0.0.1", ports: [0], teams: [])) {
            _ in
        }
        let taken = first.links.port
        let second = try await WebRoom.open(
            .init(address: "127.0.0.1", ports: [taken, taken, 0], teams: [])
        ) { _ in }
        #expect(second.links.port != taken)
        await first.close()
        await second.close()
        // What is free is taken, in its order.
        let third = try await WebRoom.open(
            .init(address: "127.0.0.1", ports: [taken, 0], teams: [])
        ) { _ in }
        #expect(third.links.port == taken)
        await third.close()
    }

    @Test func anAddressThatIsNotOursIsNamedWithoutAPort() async throws {
        // An address for documentation, which no machine has.
        let error = await #expect(throws: WebRoomError.self) {
            _ = try await WebRoom.open(
                .init(address: "192.0.2.1", ports: [8642, 0], teams: [])
            ) { _ in }
        }
        #expect(error?.description.contains("at 192.0.2.1: ") == true)
    }

    @Test func aPortThatIsTakenIsSaidToBe() async throws {
        let room = try await WebRoom.open(.init(address: "127.0.0.1", ports: [0], teams: [])) { _ in
        }
        let port = try #require(Int(room.links.typed.split(separator: ":")[1]))
        let error = await #expect(throws: WebRoomError.self) {
            _ = try await WebRoom.open(.init(address: "127.0.0.1", ports: [port], teams: [])) { _ in
            }
        }
        #expect(error?.description.contains("another program") == true)
        await room.close()
    }
}
