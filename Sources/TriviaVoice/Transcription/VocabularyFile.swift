import Foundation
import Phonetics
import SpeechRecognition
import TerminalIO
import Trials

/// A vocabulary in a text file, one entry per line:
///
///     # a comment
///     phrase Mike Wazowski = 10
///     class piece = pawn, rook, knight
///     template play {piece} to {square} = 2
///     say Wazowski = W AH Z AW S K IY
///     say Wazowski = /w@zaUski/
///
/// A number after `=` is the weight of a phrase or template. A pronunciation is written in ARPAbet,
/// or in X-SAMPA between slashes.
enum VocabularyFile {
    /// Reads a file, or throws a ``CommandFailure`` that specifies the invalid line.
    static func read(_ path: String) throws(CommandFailure) -> CustomVocabulary {
        try parse(CommandFailure.reading(path), name: path)
    }

    static func parse(_ text: String, name: String) throws(CommandFailure) -> CustomVocabulary {
        var vocabulary = CustomVocabulary()
        var number = 0
        do {
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                number += 1
                let line = line.trimmingCharacters(in: .whitespaces)
                guard !line.isEmpty, !line.hasPrefix("#") else { continue }
                try add(line, to: &vocabulary)
            }
            _ = try vocabulary.expandedPhrases()
        } catch let error as CustomVocabularyError {
            throw CommandFailure(.refusedInput, "\(name): \(error)".inert)
        } catch {
            throw CommandFailure(.refusedInput, "\(name):\(number): \(error)".inert)
        }
        return vocabulary
    }

    private static func add(_ line: String, to vocabulary: inout CustomVocabulary) throws {
        let keyword = line.prefix { !$0.isWhitespace }
        let parts = line.dropFirst(keyword.count).split(separator: "=", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let subject = parts.first, !subject.isEmpty else {
            throw Misunderstood(line: line, hint: "write \(keyword) followed by its value")
        }
        let value = parts.count == 2 ? parts[1] : nil
        switch (keyword, value) {
        case ("phrase", _): vocabulary.addPhrase(subject, weight: try weight(value))
        case ("template", _): vocabulary.addTemplate(subject, weight: try weight(value))
        case ("class", let value?):
            vocabulary.define(
                subject,
                as: value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        case ("say", let value?):
            if value.count > 2, value.hasPrefix("/"), value.hasSuffix("/") {
                try vocabulary.addPronunciation(
                    String(value.dropFirst().dropLast()), of: subject, in: .xSampa)
            } else {
                try vocabulary.addPronunciation(value, of: subject)
            }
        default:
            throw Misunderstood(
                line: line,
                hint: "write a line as phrase TEXT = WEIGHT, template TEXT = WEIGHT, "
                    + "class NAME = VALUE, VALUE or say WORD = PRONUNCIATION")
        }
    }

    private static func weight(_ text: String?) throws -> Double {
        guard let text else { return 1 }
        guard let weight = Double(text), weight > 0, weight.isFinite else {
            throw Misunderstood(line: text, hint: "a weight is a number above 0")
        }
        return weight
    }

    private struct Misunderstood: Error, CustomStringConvertible {
        var line: String
        var hint: String
        var description: String { "'\(line)' is not understood; \(hint)" }
    }
}
