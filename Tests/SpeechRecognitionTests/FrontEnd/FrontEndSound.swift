/// Sounds made by whole numbers, so that they are the same everywhere. Scripts/make-front-end-fixture makes the same.
struct FrontEndSound {
    private(set) var samples: [Int16] = []
    private var randomState: UInt64 = 159

    init(_ name: String) {
        switch name {
        case "short": addNoise(500, amplitude: 20_000)
        case "hiss": addNoise(6_000, amplitude: 5_000)
        case "chirp": addChirp(8_000, amplitude: 9_000)
        case "clipping": addChirp(5_000, amplitude: 200_000)
        case "bursts":
            addNoise(4_000, amplitude: 0)
            addNoise(4_000, amplitude: 30)
            addChirp(6_000, amplitude: 12_000)
            addNoise(12_000, amplitude: 30)
            addNoise(1_000, amplitude: 20_000)
            addNoise(3_000, amplitude: 0)
            addNoise(5_000, amplitude: 900)
            addChirp(7_000, amplitude: 30_000)
            addNoise(2_345, amplitude: 2)
        case "softer":
            addNoise(1_600, amplitude: 3)
            addChirp(4_800, amplitude: 30_000)
            addNoise(3_200, amplitude: 3)
            var percent = 100
            while percent >= 10 {
                addChirp(1_600, amplitude: 2_000 * percent / 100)
                addNoise(1_600, amplitude: 3)
                percent = percent * 4 / 5
            }
        default: break
        }
    }

    private mutating func addNoise(_ count: Int, amplitude: Int) {
        for _ in 0..<count {
            randomState = randomState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Int(randomState >> 48) - 32_768
            samples.append(Int16(clamping: value * amplitude / 32_768))
        }
    }

    /// Adds a tone whose waves are two parabolas and whose pitch rises.
    private mutating func addChirp(_ count: Int, amplitude: Int) {
        var phase: UInt32 = 0
        var step: UInt32 = 20_000_000
        for _ in 0..<count {
            let place = Int(Int32(bitPattern: phase) >> 16)
            let value = place * (32_768 - abs(place)) / 8_192
            samples.append(Int16(clamping: value * amplitude / 32_768))
            phase &+= step
            step &+= 60_000
        }
    }
}
