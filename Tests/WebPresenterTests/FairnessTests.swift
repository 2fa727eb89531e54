import Foundation
import Testing

@testable import WebPresenter

/// How often the one who pressed first gets the floor, where phones have ways of their own to the room:
/// the figures of docs/decisions/0081.
@Suite struct FairnessTests {
    /// A phone's way: what it takes at least, and what is added to it at random, in milliseconds.
    struct Way {
        var base: Double
        var jitter: Double

        func delay(_ generator: inout SplitMix) -> Double {
            // Most packets come soon, some much later.
            base + jitter * -log(max(generator.unit(), 1e-9))
        }
    }

    struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
        mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
    }

    /// Presses of two phones, the first this much earlier; the share in which the first wins.
    private static func share(
        _ early: Way, _ late: Way, apart: Double, isCorrected: Bool
    ) -> Double {
        var generator = SplitMix(state: 16)
        var won = 0.0
        let trials = 2_000
        for _ in 0..<trials {
            let ways = [early, late]
            let lags = ways.map { way -> Duration in
                var trips = RoundTrips()
                for _ in 0..<RoundTrips.kept {
                    let number = trips.begin(at: .zero)
                    let there = way.delay(&generator) + way.delay(&generator)
                    trips.end(number, at: .nanoseconds(Int64(there * 1e6)))
                }
                return isCorrected ? trips.lag : .zero
            }
            let presses = ways.enumerated().map { place, way in
                let made = 1_000 + (place == 0 ? 0 : apart)
                return PressOrder.Press(
                    guest: place,
                    arrived: .nanoseconds(Int64((made + way.delay(&generator)) * 1e6)),
                    lag: lags[place])
            }.sorted { $0.arrived < $1.arrived }
            var order = PressOrder(
                presses[0], greatestLag: isCorrected ? lags[presses[1].guest] : .zero)
            if presses[1].arrived <= order.closes { order.add(presses[1]) }
            // A tie is everybody's by half.
            if order.tied.count > 1 {
                won += 0.5
            } else if order.tied == [0] {
                won += 1
            }
        }
        return won / Double(trials)
    }

    @Test(arguments: [
        // Cable against a phone in the same room, 20 ms apart: nothing needs to be corrected.
        (Way(base: 3, jitter: 3), Way(base: 0.3, jitter: 0.1), 20.0, 0.99...1, 0.99...1),
        // A phone behind two walls against one beside the router: the slow one was first.
        (Way(base: 25, jitter: 8), Way(base: 2, jitter: 2), 20.0, 0...0.06, 0.94...1),
        // A phone that saves power.
        (Way(base: 60, jitter: 15), Way(base: 2, jitter: 2), 30.0, 0...0.01, 0.92...1),
    ])
    func correctingGivesTheFloorToWhoeverPressedFirst(
        early: Way, late: Way, apart: Double, byArrival: ClosedRange<Double>,
        corrected: ClosedRange<Double>
    ) {
        #expect(byArrival.contains(Self.share(early, late, apart: apart, isCorrected: false)))
        #expect(corrected.contains(Self.share(early, late, apart: apart, isCorrected: true)))
    }

    @Test func whoAnswersLateOnPurposeGainsNoMoreThanTheBound() {
        var trips = RoundTrips()
        for _ in 0..<RoundTrips.kept {
            let number = trips.begin(at: .zero)
            trips.end(number, at: .seconds(3))
        }
        #expect(trips.lag == .milliseconds(75))
    }
}
