import Foundation

extension Double {
    /// The natural logarithm.
    var naturalLogarithm: Double { Foundation.log(self) }

    /// The number e raised to this power.
    var exponential: Double { Foundation.exp(self) }
}
