import Foundation

/// The parameters of a phonetically tied model. Each phone has a codebook of Gaussians in three
/// streams: the cepstra, their deltas, and the deltas of the deltas. Each senone has weights for
/// its phone's Gaussians. The files are `means` and `variances` (SphinxTrain's format 1.0),
/// `sendump` and `mdef`.
struct AcousticParameters: Sendable {
    static let streamCount = 3
    static let width = 13
    /// The engine's default for `-varfloor`.
    private static let leastVariance: Float = 1e-4
    /// The maximum magnitude of a mean or variance. Real cepstra are always below this maximum,
    /// which keeps all sums finite.
    private static let greatest: Float = 1e6

    let codebookCount: Int
    /// The number of Gaussians that a codebook has in each stream.
    let gaussianCount: Int
    /// Means and variances, ordered by codebook, stream, Gaussian and value.
    let means: [Float]
    let variances: [Float]
    /// Costs in the engine's units (``SenoneScores/natsPerUnit``), ordered by stream, Gaussian and
    /// senone.
    let weightCosts: [UInt8]
    let codebookOfSenone: [Int]

    var senoneCount: Int { codebookOfSenone.count }

    /// Reads the parameters. Returns nil for a model that only the engine can score. Throws
    /// ``ModelError/refused(folder:why:)``.
    static func read(
        _ model: AcousticModel, _ topology: PhoneTopology
    ) throws(ModelError) -> AcousticParameters? {
        guard hasKnownFeatures(model) else { return nil }
        do {
            return try AcousticParameters(folder: model.acousticFolder, topology)
        } catch {
            throw .refused(folder: model.folder.path, why: error.why)
        }
    }

    /// Whether the frames consist of 13 cepstra and their deltas in three streams, without a
    /// transformation.
    private static func hasKnownFeatures(_ model: AcousticModel) -> Bool {
        func file(_ name: String) -> URL { model.acousticFolder.appendingPathComponent(name) }
        guard let text = try? String(contentsOf: file("feat.params"), encoding: .utf8),
            FileManager.default.fileExists(atPath: file("sendump").path),
            !FileManager.default.fileExists(atPath: file("feature_transform").path)
        else { return false }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        func has(_ option: String, _ value: String) -> Bool {
            words.indices.contains {
                words[$0] == option && words[$0...].dropFirst().first == value
            }
        }
        let changing = [
            "-topn", "-ds", "-varfloor", "-lda", "-ldadim", "-logbase", "-ceplen", "-ncep",
        ]
        return has("-feat", "1s_c_d_dd") && has("-svspec", "0-12/13-25/26-38")
            && (has("-agc", "none") || !words.contains("-agc"))
            && (has("-varnorm", "no") || !words.contains("-varnorm"))
            && words.allSatisfy { !changing.contains($0) }
    }

    private init?(folder: URL, _ topology: PhoneTopology) throws(ModelFile.Problem) {
        var file = try ModelFile("means", in: folder)
        guard let means = try Gaussians(&file) else { return nil }
        file = try ModelFile("variances", in: folder)
        guard let variances = try Gaussians(&file) else { return nil }
        guard means.shape == variances.shape else {
            throw file.problem("does not have the numbers that means has")
        }
        let streams = Array(repeating: Self.width, count: Self.streamCount)
        guard means.shape.codebooks == topology.names.count, means.shape.streams == streams,
            means.shape.gaussians >= 4
        else { return nil }
        codebookCount = means.shape.codebooks
        gaussianCount = means.shape.gaussians
        codebookOfSenone = try topology.phoneOfSenone()
        self.means = means.values
        self.variances = variances.values.map { max($0, Self.leastVariance) }
        file = try ModelFile("sendump", in: folder)
        let senoneCount = codebookOfSenone.count
        guard let costs = try Self.costs(&file, means.shape.gaussians, senoneCount)
        else { return nil }
        weightCosts = costs
        guard areSound else { throw ModelFile.Problem(why: "means or variances are not numbers") }
    }

    private var areSound: Bool {
        (means + variances).allSatisfy { $0.magnitude <= Self.greatest }
    }

    /// Reads the costs that follow the text header of a `sendump`. Returns nil if the costs are
    /// clustered.
    private static func costs(
        _ file: inout ModelFile, _ gaussianCount: Int, _ senoneCount: Int
    ) throws(ModelFile.Problem) -> [UInt8]? {
        var length = try file.number()
        while length != 0 {
            let words = String(decoding: try file.next(length), as: UTF8.self)
                .split(whereSeparator: { $0 == " " || $0 == "\0" })
            if words.first == "cluster_count", words.last != "0" { return nil }
            length = try file.number()
        }
        let (rows, columns) = (try file.number(), try file.number())
        guard rows == gaussianCount, columns >= senoneCount, columns <= senoneCount + 64 else {
            throw file.problem("does not fit the Gaussians and senones of means and mdef")
        }
        var costs: [UInt8] = []
        costs.reserveCapacity(streamCount * rows * senoneCount)
        for _ in 0..<(streamCount * rows) {
            costs += try file.next(columns).prefix(senoneCount)
        }
        return costs
    }
}

/// The values of a `means` or `variances` file.
private struct Gaussians {
    struct Shape: Equatable {
        var codebooks: Int
        var gaussians: Int
        var streams: [Int]
    }

    let shape: Shape
    let values: [Float]

    /// Returns nil for a file in big-endian byte order.
    init?(_ file: inout ModelFile) throws(ModelFile.Problem) {
        guard try file.skipTextHeader() else { return nil }
        let (codebooks, streamCount) = (try file.number(), try file.number())
        let gaussians = try file.number()
        guard (1...65_536).contains(codebooks), (1...16).contains(streamCount),
            (1...65_536).contains(gaussians)
        else { throw file.problem("has a header with impossible sizes") }
        var streams: [Int] = []
        for _ in 0..<streamCount { streams.append(try file.number()) }
        guard streams.allSatisfy({ (1...1_024).contains($0) }),
            try file.number() == codebooks * gaussians * streams.reduce(0, +)
        else { throw file.problem("has a header that contradicts itself") }
        shape = Shape(codebooks: codebooks, gaussians: gaussians, streams: streams)
        values = try file.floats(codebooks * gaussians * streams.reduce(0, +))
    }
}
