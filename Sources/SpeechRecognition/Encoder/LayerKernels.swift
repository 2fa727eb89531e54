import CKernels

extension FloatRows {
    /// Each row less its mean, in units of its deviation, times a weight.
    func normalized(_ weight: [Float]) -> FloatRows {
        precondition(weight.count == width)
        var output = FloatRows(unfilled: count, width: width)
        unsafe ckernels_layer_norm(values, count, width, weight, &output.values)
        return output
    }

    /// All rows together less their mean, in units of their deviation.
    mutating func normalizeTogether(_ weight: [Float], bias: [Float]) {
        precondition(weight.count == width && bias.count == width)
        unsafe ckernels_group_norm(&values, count, width, weight, bias)
    }

    /// Gaussian error linear units.
    mutating func applyErrorUnits() {
        unsafe ckernels_gelu(&values, values.count)
    }

    mutating func applyHyperbolicTangent() {
        unsafe ckernels_tanh(&values, values.count)
    }

    /// Each row's first half, as far as the second half lets it through.
    func gated() -> FloatRows {
        var output = FloatRows(unfilled: count, width: width / 2)
        unsafe ckernels_gated(values, count, width / 2, &output.values)
        return output
    }
}
