import Foundation
import Testing
import TriviaGame

@testable import WebPresenter

// What is too much: too many, too silent, too slow.
extension ServerTests {
    @Test func whoOnlyConnectsMakesRoomForOthers() async throws {
        try await withRoom { port, _, _ in
            let silent = try (0..<RoomKeeper.mostStrangers + 8).map { _ in try Self.page(port) }
            try RawClient.waitUntilClosed(8, of: silent)
        }
    }

    @Test func connectionsThatSayNothingMakeRoomForOthers() async throws {
        try await withRoom { port, _, _ in
            let silent = try (0..<Visits.most * 2).map { _ in try RawClient(port: port) }
            // One of them began a request that never ends.
            silent[Visits.most * 2 - 1].write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            try RawClient.waitUntilClosed(Visits.most, of: silent)
            let page = try RawClient(port: port)
            page.write("GET /screen HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
            #expect(page.head().contains("200"))
        }
    }

    @Test func oneMachineOfTheNetworkCannotTakeTheWholeRoom() async throws {
        var surroundings = Surroundings()
        let isAttacked = Shared(true)
        surroundings.neighbour = { _ in isAttacked.value ? "10.0.0.7" : "10.0.0.8" }
        try await withRoom(in: surroundings) { port, _, _ in
            let pages = try (0..<Neighbours.mostPages).map { _ in
                let page = try Self.page(port)
                page.say(#"{"say":"watch"}"#)
                return page
            }
            #expect(try !RawClient(port: port).upgrade(port: port).contains("101"))
            isAttacked.set(false)
            try Self.expectAlive(port)
            withExtendedLifetime(pages) {}
        }
    }

    @Test func aMachineThatAsksForFilesWithoutEndIsRefusedAndOthersAreNot() async throws {
        var surroundings = Surroundings()
        let isAttacked = Shared(true)
        surroundings.neighbour = { _ in isAttacked.value ? "10.0.0.7" : "10.0.0.8" }
        surroundings.now = { .zero }
        try await withRoom(in: surroundings) { port, _, _ in
            let client = try RawClient(port: port)
            func ask() -> String {
                client.write("HEAD /icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
                return client.head()
            }
            #expect((0..<1_000).contains { _ in ask().contains("429") })
            isAttacked.set(false)
            #expect(ask().contains("200"))
        }
    }

    @Test func whoGuessesTheLettersIsSentAway() async throws {
        try await withRoom { port, _, inputs in
            let page = try Self.page(port)
            for number in 0..<20 {
                let guess = #"{"say":"join","code":"AAAA","name":"Eve \#(number)"}"#
                if !page.say(guess) { break }
            }
            #expect(page.isClosed())
            #expect(inputs.all.isEmpty)
        }
    }

    @Test func twoHundredPlayAndTheNextIsTold() async throws {
        try await withRoom { port, links, _ in
            let phones = try (1...Room.mostGuests).map { number in
                let phone = try Self.join("Player \(number)", port, links)
                #expect(phone.message(with: "welcome") != nil)
                return phone
            }
            let late = try Self.join("Late", port, links)
            #expect(late.message(with: "no")?.contains("full") == true)
            withExtendedLifetime(phones) {}
        }
    }

    @Test func whoSaysNothingIsGoneAfterFifteenSeconds() async throws {
        let time = Shared(Duration.zero)
        var surroundings = Surroundings()
        surroundings.now = { time.value }
        try await withRoom(in: surroundings) { port, links, _, room in
            let sleeper = try Self.join("Sleeper", port, links)
            let welcome = try #require(sleeper.message(with: "welcome"))
            time.set(.seconds(14))
            let waker = try Self.join("Waker", port, links)
            #expect(waker.message(with: "welcome") != nil)
            try Self.beat(room)
            time.set(.seconds(16))
            try Self.beat(room)
            #expect(sleeper.isClosed())
            let picture = try #require(waker.message(where: { $0.contains("\"isAway\":true") }))
            #expect(picture.contains("Sleeper"))
            // Back as the same player.
            let token = try #require(welcome.split(separator: "\"").first { $0.contains("1.") })
            let back = try Self.page(port)
            back.say(#"{"say":"return","token":"\#(token)"}"#)
            #expect(back.message(with: "welcome")?.contains("Sleeper") == true)
        }
    }

    @Test func aReaderThatTakesNothingIsDroppedAndHarmsNobody() async throws {
        let time = Shared(Duration.zero)
        var surroundings = Surroundings()
        surroundings.now = { time.value }
        try await withRoom(in: surroundings) { port, links, _, room in
            let stalled = try Self.join("Stalled", port, links)
            #expect(stalled.message(with: "welcome") != nil)
            let reader = try Self.join("Reader", port, links)
            #expect(reader.message(with: "welcome") != nil)
            // More than the system takes for a connection that nobody reads.
            let words = String(repeating: "many words ", count: 4_000)
            for number in 1...400 {
                room.introduce(title: "\(number) \(words)", mode: "")
                #expect(reader.message(where: { $0.contains("\"\(number) many") }) != nil)
            }
            try Self.beat(room)
            time.set(.seconds(7))
            #expect(reader.say(#"{"say":"pong","number":0}"#))
            try Self.beat(room)
            room.introduce(title: "still here", mode: "")
            #expect(reader.message(where: { $0.contains("still here") }) != nil)
            #expect(!stalled.isReset)
            time.set(.seconds(9))
            try Self.beat(room)
            let picture = reader.message(where: { $0.contains("\"isAway\":true") })
            #expect(picture?.contains("Stalled") == true)
        }
    }
}
