import Foundation

/// Converts evidence to a probability with boosted decision trees. `train-confidence` in
/// `Benchmarks` trains these trees.
package struct Calibration: Sendable {
    /// The ``AcousticModel/scoringFingerprint()`` of the model that the calibration was trained
    /// with.
    package let model: String
    /// For each strictness, the log odds that an answer must exceed to be accepted.
    private let thresholds: [HearingStrictness: Double]
    private let bias: Double
    private let trees: [DecisionTree]
    /// The values that replace missing evidence, keyed by the name of the evidence. Missing
    /// evidence whose name is not a key in this dictionary gets the value 0.
    private let absent: [String: Double]
    let durations: DurationTable
    let limits: Limits
    let opinion: TextOpinion

    /// Limits that, like the thresholds, must be calibrated for each recognizer.
    struct Limits: Decodable, Sendable {
        /// If an answer's probability is below this limit, the player is assumed to have said words
        /// outside the grammar.
        let somethingElse: Double
        /// A word outside the grammar is worth quoting if its ``Evidence/Name/rivalRatio`` reaches
        /// this limit.
        let rivalRatio: Double

        /// The default limits for files that state no limits. The default limits are the same
        /// whether scores come from the network or from the Gaussians alone.
        static let usual = Limits(somethingElse: 0.035, rivalRatio: 18)
    }

    private struct File: Decodable {
        var format: String
        var version: Int
        var model: String
        var bias: Double
        var trees: [DecisionTree]
        var absent: [String: Double]
        var thresholds: [String: Double]
        var limits: Limits?
        var opinion: TextOpinion?
        var durations: [String: [Double]]
    }

    private struct Heading: Decodable {
        var format: String
        var version: Int
    }

    /// Reads the training tool's output. Throws ``CalibrationError/unreadable(why:)`` for invalid
    /// JSON.
    package init(json: String) throws(CalibrationError) {
        try self.init(json: Data(json.utf8))
    }

    init(json data: Data) throws(CalibrationError) {
        guard let heading = try? JSONDecoder().decode(Heading.self, from: data) else {
            throw .unreadable(why: "it is not JSON with a format and a version")
        }
        guard heading.format == "trivia-voice-confidence", heading.version == 2 else {
            throw .unreadable(why: "format '\(heading.format)' \(heading.version) is not known")
        }
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch let error as CalibrationError {
            throw error
        } catch {
            throw .unreadable(why: "it is not the JSON of version 2")
        }
        var thresholds: [HearingStrictness: Double] = [:]
        for strictness in HearingStrictness.allCases {
            guard let value = file.thresholds[strictness.rawValue] else {
                throw .unreadable(why: "there is no threshold for '\(strictness.rawValue)'")
            }
            thresholds[strictness] = value
        }
        let opinion = file.opinion ?? .usual
        guard opinion.isPlausible else {
            throw .unreadable(why: "a weight in 'opinion' is not between 0 and 100")
        }
        model = file.model
        bias = file.bias
        trees = file.trees
        absent = file.absent
        limits = file.limits ?? .usual
        self.opinion = opinion
        durations = DurationTable(rows: try Self.rows(of: file.durations))
        self.thresholds = thresholds
    }

    private static func rows(
        of durations: [String: [Double]]
    ) throws(CalibrationError) -> [String: DurationTable.Row] {
        var rows: [String: DurationTable.Row] = [:]
        for (phone, figures) in durations {
            guard figures.count == 2, figures[1] > 0 else {
                throw .unreadable(why: "the duration of '\(phone)' is not a mean and a deviation")
            }
            rows[phone] = .init(mean: figures[0], deviation: figures[1])
        }
        return rows
    }

    /// The calibration for a model. The calibration is read from `confidence.json` in the model's
    /// folder or is built into the library.
    package static func forModel(_ model: AcousticModel) throws(CalibrationError) -> Calibration {
        try model.shared(.calibration) { () throws(CalibrationError) in try read(model) }
    }

    private static func read(_ model: AcousticModel) throws(CalibrationError) -> Calibration {
        let file: Data?
        do {
            file = try model.content(of: .confidence)
        } catch {
            throw .unreadable(why: "\(error)")
        }
        guard let file else { throw .missing(model: model.locale) }
        let calibration: Calibration
        do {
            calibration = try Calibration(json: file)
        } catch .unreadable(let why) {
            throw .unreadable(why: "\(model.path(of: .confidence)): \(why)")
        }
        try calibration.check(model)
        return calibration
    }

    /// Throws an error if the trees were trained with a different acoustic model.
    func check(_ model: AcousticModel) throws(CalibrationError) {
        let found = (try? model.scoringFingerprint()) ?? "unreadable"
        guard found == self.model else {
            throw .otherModel(
                expected: self.model, found: found,
                files: model.ownLearnedFiles.map { model.path(of: $0) })
        }
    }

    /// The log odds that the recognized words were actually said.
    func logOdds(_ evidence: Evidence) -> Double {
        trees.reduce(bias) { sum, tree in
            sum + tree.logOdds { evidence[$0] ?? absent[$0.rawValue, default: 0] }
        }
    }

    func threshold(_ strictness: HearingStrictness) -> Double {
        thresholds[strictness] ?? .infinity
    }
}
