import Testing

@testable import WebPresenter

@Suite struct PressOrderTests {
    private func press(_ guest: Int, _ arrived: Int, lag: Int = 0) -> PressOrder.Press {
        .init(guest: guest, arrived: .milliseconds(arrived), lag: .milliseconds(lag))
    }

    @Test func whoeverPressedFirstIsFirstAlsoOnTheSlowerPhone() {
        var order = PressOrder(press(1, 100, lag: 2), greatestLag: .milliseconds(40))
        #expect(order.closes == .milliseconds(138))
        order.add(press(2, 130, lag: 40))
        let winner = order.decide { _ in 0 }
        #expect(winner == 2)
        #expect(order.presses.map(\.guest) == [2, 1])
        #expect(order.behind(order.presses[1]) == .milliseconds(8))
    }

    @Test func amongFastPhonesNothingIsWaitedFor() {
        let order = PressOrder(press(1, 100, lag: 3), greatestLag: .milliseconds(2))
        #expect(order.closes == .milliseconds(100))
    }

    @Test(arguments: [0, 1])
    func aTieIsDrawnAmongTheTied(lot: Int) {
        var order = PressOrder(press(1, 100), greatestLag: .milliseconds(10))
        order.add(press(2, 103))
        order.add(press(3, 105))
        #expect(order.tied == [1, 2])
        var asked = 0
        let winner = order.decide { count in
            asked = count
            return lot
        }
        #expect(winner == [1, 2][lot])
        #expect(asked == 2)
        #expect(order.presses.first?.guest == [1, 2][lot])
    }

    @Test func aDecisionStands() {
        var order = PressOrder(press(1, 100), greatestLag: .zero)
        let winner = order.decide { _ in 0 }
        #expect(winner == 1)
        order.add(press(2, 110, lag: 75))
        let again = order.decide { _ in 0 }
        #expect(again == 1)
        #expect(order.presses.map(\.guest) == [1, 2])
        #expect(order.behind(order.presses[1]) == .zero)
    }

    @Test func everybodyPressesOnce() {
        var order = PressOrder(press(1, 100), greatestLag: .milliseconds(50))
        order.add(press(1, 101, lag: 75))
        #expect(order.presses == [press(1, 100)])
    }

    @Test func aRoundTripIsTheMedianOfTheLastAndBounded() {
        var trips = RoundTrips()
        var now = Duration.zero
        func measure(_ milliseconds: Int) {
            let number = trips.begin(at: now)
            now += .milliseconds(milliseconds)
            trips.end(number, at: now)
        }
        #expect(trips.lag == .zero)
        for milliseconds in [20, 22, 500, 24, 26] { measure(milliseconds) }
        #expect(trips.lag == .milliseconds(12))
        for _ in 0..<RoundTrips.kept { measure(900) }
        #expect(trips.lag == RoundTrips.greatestLag)
        #expect(trips.count == RoundTrips.kept)
    }

    @Test func aNumberThatWasNeverSentOrCameBackBeforeMeasuresNothing() {
        var trips = RoundTrips()
        let number = trips.begin(at: .zero)
        trips.end(number + 1, at: .milliseconds(400))
        trips.end(number, at: .milliseconds(10))
        trips.end(number, at: .milliseconds(400))
        #expect(trips.lag == .milliseconds(5))
    }
}
