import Foundation

extension Double {
    /// Logarithm to the base e.
    var naturalLogarithm: Double { Foundation.log(self) }

    /// e to this power.
    var exponential: Double { Foundation.exp(self) }
}
