import Foundation

/// Limits 16 kHz sound to the band of a telephone. Only rounding noise remains above 4.1 kHz.
func throughTelephone(_ samples: [Int16]) -> [Int16] {
    // Windowed sinc (Blackman), 3.7 kHz, with about 75 dB of attenuation from 4.1 kHz.
    let reach = 64
    let cutoff = 3_700.0 / 16_000
    let taps = (-reach...reach).map { offset in
        let place = Double(offset)
        let sinc =
            offset == 0 ? 2 * cutoff : sin(2 * Double.pi * cutoff * place) / (Double.pi * place)
        let turn = Double.pi * (place / Double(reach) + 1)
        return sinc * (0.42 - 0.5 * cos(turn) + 0.08 * cos(2 * turn))
    }
    let quiet = [Int16](repeating: 0, count: reach)
    let padded = quiet + samples + quiet
    return samples.indices.map { index in
        var sum = 0.0
        for place in taps.indices { sum += taps[place] * Double(padded[index + place]) }
        return Int16(clamping: Int(sum.rounded()))
    }
}
