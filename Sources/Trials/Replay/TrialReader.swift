package import Foundation
import SpeechRecognition
package import TerminalIO

/// Reads trials line by line from a file or standard input. A lock lets threads share a reader.
package final class TrialReader: Sendable {
    /// A line that is not blank: a trial, or the reason why the line is not a trial.
    package struct Line: Sendable {
        /// The line number, starting at 1.
        package var number: Int
        /// The index among the non-blank lines, starting at 0.
        package var index: Int
        package var trial: Result<Trial, Refusal>
    }

    /// The reason why a line is not a trial, with the line's id if known.
    package struct Refusal: Error, Sendable {
        package var id: String?
        package var why: String
    }

    private struct Place {
        var handle: FileHandle
        var buffer = Data()
        var line = 0
        var index = 0
        var isAtEnd = false
    }

    /// The folder to which clip paths are relative.
    package let folder: URL
    private let place: Lock<Place>

    /// Opens the trials file. If the path is `-`, reads standard input, and clip paths are relative
    /// to the working folder.
    package init(path: String) throws(CommandFailure) {
        if path == "-" {
            folder = URL(
                fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
            place = Lock(Place(handle: .standardInput))
            return
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure(
                .refusedInput, "the trials file '\(path)' cannot be read; check its name")
        }
        folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        place = Lock(Place(handle: handle))
    }

    /// The next trial, or nil at the end. Blank lines are skipped.
    package func next() -> Line? {
        place.withLock { place in
            while let bytes = Self.nextLine(&place) {
                place.line += 1
                if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
                defer { place.index += 1 }
                return Line(number: place.line, index: place.index, trial: Self.parse(bytes))
            }
            return nil
        }
    }

    private static func nextLine(_ place: inout Place) -> Data? {
        while true {
            if let end = place.buffer.firstIndex(of: 0x0A) {
                let line = Data(place.buffer[place.buffer.startIndex..<end])
                place.buffer = Data(place.buffer[place.buffer.index(after: end)...])
                return line
            }
            if place.isAtEnd {
                defer { place.buffer = Data() }
                return place.buffer.isEmpty ? nil : place.buffer
            }
            let more = place.handle.availableData
            if more.isEmpty { place.isAtEnd = true } else { place.buffer.append(more) }
        }
    }

    /// A line as a trial, or the reason why the line is not a trial.
    package static func parse(_ bytes: Data) -> Result<Trial, Refusal> {
        do {
            return .success(try JSONDecoder().decode(Trial.self, from: bytes))
        } catch {
            let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
            let why =
                switch error {
                case DecodingError.keyNotFound(let key, _):
                    "the trial has no \"\(key.stringValue)\""
                case DecodingError.typeMismatch(_, let context),
                    DecodingError.valueNotFound(_, let context):
                    "the trial's "
                        + "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" "
                        + "has the wrong type"
                case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
                    "the trial's "
                        + "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" "
                        + "is not known"
                default: "the line is not a JSON object"
                }
            return .failure(Refusal(id: object?["id"] as? String, why: why))
        }
    }
}
