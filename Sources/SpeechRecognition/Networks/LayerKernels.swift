import CKernels

extension FloatRows {
    /// Applies layer normalization to each row (mean 0, standard deviation 1), then multiplies each
    /// value by its weight.
    func normalized(_ weight: [Float]) -> FloatRows {
        precondition(weight.count == width)
        var output = FloatRows(unfilled: count, width: width)
        unsafe ckernels_layer_norm(values, count, width, weight, &output.values)
        return output
    }

    /// Normalizes all rows with a common mean and standard deviation, then applies weights and
    /// biases.
    mutating func normalizeTogether(_ weight: [Float], bias: [Float]) {
        precondition(weight.count == width && bias.count == width)
        unsafe ckernels_group_norm(&values, count, width, weight, bias)
    }

    /// Applies the Gaussian error linear unit (GELU).
    mutating func applyErrorUnits() {
        unsafe ckernels_gelu(&values, values.count)
    }

    mutating func applyHyperbolicTangent() {
        unsafe ckernels_tanh(&values, values.count)
    }

    /// Returns the first half of each row, gated by the second half of the row.
    func gated() -> FloatRows {
        var output = FloatRows(unfilled: count, width: width / 2)
        unsafe ckernels_gated(values, count, width / 2, &output.values)
        return output
    }
}
