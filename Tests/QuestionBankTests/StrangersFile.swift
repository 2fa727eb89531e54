import Testing

@testable import QuestionBank

/// A small file as strangers write it, read as `pack import` reads it.
enum StrangersFile {
    static func read(
        _ text: String, named name: String = "quiz.csv", _ options: PackFile.Options = .init()
    ) throws -> PackCollector {
        try PackFile.collect(PackInput(name: name, bytes: Array(text.utf8)), options).content
    }

    /// What a host is told about a file that is refused whole; nil when it is read.
    static func refusal(
        _ bytes: [UInt8], named name: String = "quiz", encoding: TextEncoding? = nil
    ) -> String? {
        do {
            let (format, content) = try PackFile.collect(
                PackInput(name: name, bytes: bytes, encoding: encoding))
            return content.questions.isEmpty ? "\(PackError.empty(format: format.rawValue))" : nil
        } catch { return "\(error)" }
    }
}

extension PackCollector {
    func hasProblem(_ words: String, _ weight: PackProblem.Weight? = nil) -> Bool {
        problems.contains {
            $0.problem.contains(words) && (weight == nil || $0.weight == weight)
        }
    }
}
