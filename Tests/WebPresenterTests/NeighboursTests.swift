import Testing

@testable import WebPresenter

@Suite struct NeighboursTests {
    @Test func oneMachineHasNoMoreThanItsShareAndOthersHaveTheirs() {
        var neighbours = Neighbours()
        let admitted = (0..<100).count { _ in neighbours.admit("10.0.0.7", at: .zero) }
        #expect(admitted == Neighbours.mostPages)
        let other = neighbours.admit("10.0.0.8", at: .zero)
        #expect(other)
    }

    @Test func whoComesAndGoesAllTheTimeIsSlowedDown() {
        var neighbours = Neighbours()
        var admitted = 0
        for time in 0..<10_000 where neighbours.admit("10.0.0.7", at: .milliseconds(time)) {
            neighbours.leave("10.0.0.7")
            admitted += 1
        }
        // What comes at once, and four more in each of ten seconds.
        #expect((Neighbours.mostPages...Neighbours.mostPages + 41).contains(admitted))
    }

    @Test func whoAsksForFilesWithoutEndIsSlowedDown() {
        var neighbours = Neighbours()
        let taken = (0..<10_000).count { _ in neighbours.takeFile("10.0.0.7", at: .zero) }
        // Enough for all pages that the machine may have.
        #expect(taken == Neighbours.mostPages * 14)
        let (other, later) = (
            neighbours.takeFile("10.0.0.8", at: .zero),
            neighbours.takeFile("10.0.0.7", at: .seconds(1))
        )
        #expect(other && later)
        neighbours.forget(at: .seconds(60))
        #expect(neighbours.count == 0)
    }

    @Test func whoIsGoneIsForgotten() {
        var neighbours = Neighbours()
        for number in 0..<1_000 {
            _ = neighbours.admit("10.0.\(number / 250).\(number % 250)", at: .zero)
            neighbours.leave("10.0.\(number / 250).\(number % 250)")
        }
        _ = neighbours.admit("10.1.1.1", at: .zero)
        neighbours.forget(at: .seconds(60))
        #expect(neighbours.count == 1)
    }

    @Test func aCrowdedDoorSendsAwayTheOldestOfWhoeverCrowdsIt() {
        var visits = Visits()
        var gone = [visits.come(1, from: "10.0.0.8")]
        for number in 2...Visits.most { gone.append(visits.come(number, from: "10.0.0.7")) }
        #expect(gone.allSatisfy { $0 == nil })
        gone = [visits.come(500, from: "10.0.0.7"), visits.come(501, from: "10.0.0.9")]
        #expect(gone == [2, 3])
        visits.end(1)
        #expect(visits.count == Visits.most - 1)
    }
}
