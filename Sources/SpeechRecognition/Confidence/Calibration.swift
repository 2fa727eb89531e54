import Foundation

/// How evidence becomes a probability: the coefficients of a logistic regression, learned for one
/// acoustic model (`Benchmarks`, train-confidence).
public struct Calibration: Sendable {
    /// ``AcousticModel/scoringFingerprint()`` of what it was learned with.
    public let model: String
    /// Log-odds from which on an answer counts as heard.
    private let thresholds: [HearingStrictness: Double]
    private let bias: Double
    private let terms: [Term]
    let durations: DurationTable

    private struct Term: Sendable {
        var name: String
        var coefficient: Double
        /// What stands for the evidence where there is none.
        var absent: Double
        var limits: ClosedRange<Double>
    }

    private struct File: Decodable {
        var format: String
        var version: Int
        var model: String
        var bias: Double
        var coefficients: [String: Double]
        var absent: [String: Double]
        var limits: [String: [Double]]
        var thresholds: [String: Double]
        var durations: [String: [Double]]
    }

    /// Reads what the training tool writes.
    ///
    /// - Throws: ``CalibrationError/unreadable(why:)``.
    public init(json: String) throws(CalibrationError) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(json.utf8))
        } catch {
            throw .unreadable(why: "they are not the JSON of version 1")
        }
        guard file.format == "trivia-voice-confidence", file.version == 1 else {
            throw .unreadable(why: "format '\(file.format)' \(file.version) is not known")
        }
        var thresholds: [HearingStrictness: Double] = [:]
        for strictness in HearingStrictness.allCases {
            guard let value = file.thresholds[strictness.rawValue] else {
                throw .unreadable(why: "there is no threshold for '\(strictness.rawValue)'")
            }
            thresholds[strictness] = value
        }
        var terms: [Term] = []
        for (name, coefficient) in file.coefficients.sorted(by: { $0.key < $1.key }) {
            guard Evidence.Name(rawValue: name) != nil else {
                throw .unreadable(why: "evidence '\(name)' is not known")
            }
            guard let limits = file.limits[name], limits.count == 2, limits[0] <= limits[1] else {
                throw .unreadable(why: "'\(name)' has no limits")
            }
            terms.append(
                Term(
                    name: name, coefficient: coefficient, absent: file.absent[name] ?? 0,
                    limits: limits[0]...limits[1]))
        }
        model = file.model
        bias = file.bias
        durations = DurationTable(
            rows: file.durations.compactMapValues {
                $0.count == 2 ? .init(mean: $0[0], deviation: $0[1]) : nil
            })
        self.thresholds = thresholds
        self.terms = terms
    }

    /// The coefficients for a model: a file `confidence.json` in its folder, or those that come with
    /// the library.
    ///
    /// - Throws: ``CalibrationError``, also when the coefficients belong to another model.
    public static func forModel(_ model: AcousticModel) throws(CalibrationError) -> Calibration {
        let text: String?
        do {
            text = try model.text(of: .confidence)
        } catch {
            throw .unreadable(why: "\(error)")
        }
        guard let text else { throw .missing(model: model.locale) }
        let calibration = try Calibration(json: text)
        try calibration.check(model)
        return calibration
    }

    /// Refuses coefficients that were learned with another acoustic model.
    func check(_ model: AcousticModel) throws(CalibrationError) {
        let found = (try? model.scoringFingerprint()) ?? "unreadable"
        guard found == self.model else {
            throw .otherModel(expected: self.model, found: found)
        }
    }

    /// Logarithm of the odds that what was heard was said.
    func logOdds(_ evidence: Evidence) -> Double {
        terms.reduce(bias) { sum, term in
            let value = evidence.values[term.name] ?? term.absent
            return sum
                + term.coefficient
                * min(max(value, term.limits.lowerBound), term.limits.upperBound)
        }
    }

    func threshold(_ strictness: HearingStrictness) -> Double {
        thresholds[strictness] ?? .infinity
    }
}
