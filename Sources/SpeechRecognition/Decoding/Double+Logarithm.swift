import Foundation

extension Double {
    /// Logarithm to the base e.
    var naturalLogarithm: Double { Foundation.log(self) }
}
