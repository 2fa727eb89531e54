import Foundation

extension Double {
    var naturalLogarithm: Double { Foundation.log(self) }

    /// The number e raised to this power.
    var exponential: Double { Foundation.exp(self) }
}
