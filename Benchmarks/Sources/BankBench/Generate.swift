import ArgumentParser
import Foundation

/// Writes a pack of generated questions: 200 categories, three difficulties, 50 tags.
struct Generate: ParsableCommand {
    @Option var count = 1_000_000
    @Option(help: "json or csv.") var format = "json"
    @Option(name: .shortAndLong) var output: String

    func run() throws {
        _ = FileManager.default.createFile(atPath: output, contents: nil)
        guard let handle = FileHandle(forWritingAtPath: output) else {
            throw ValidationError("cannot write \(output)")
        }
        var random = SplitMix(state: 1)
        var text =
            format == "csv"
            ? "id,question,answer,accept,category,difficulty,tags,explanation\r\n"
            : #"{"format":"trivia-voice-pack","version":1,"title":"Million","questions":["# + "\n"
        for number in 0..<count {
            let words = (0..<7).map { _ in Self.words[random.next(below: Self.words.count)] }
            let prompt =
                "Which \(words[0]) \(words[1]) of the \(words[2]) was \(words[3]) \(number) by the \(words[4])?"
            let answer = "\(words[5]) \(words[6])"
            let category = "Topic \(random.next(below: 20))"
            let part = "Part \(random.next(below: 10))"
            let level = ["easy", "medium", "hard"][random.next(below: 3)]
            let tag = "tag\(random.next(below: 50))"
            if format == "csv" {
                text += "q\(number),\(prompt),\(answer),the \(answer),\(category) > \(part),"
                text += "\(level),\(tag),Because of \(words[2]).\r\n"
            } else {
                text += number == 0 ? "" : ",\n"
                text += #"{"id":"q\#(number)","question":"\#(prompt)","answer":"\#(answer)","#
                text += #""accept":["the \#(answer)"],"category":["\#(category)","\#(part)"],"#
                text += #""difficulty":"\#(level)","tags":["\#(tag)"],"#
                text += #""explanation":"Because of \#(words[2])."}"#
            }
            if text.utf8.count > 1 << 20 {
                try handle.write(contentsOf: Data(text.utf8))
                text = ""
            }
        }
        if format == "json" { text += "\n]}\n" }
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    /// Five hundred made-up words.
    private static let words: [String] = {
        let starts = ["ba", "co", "du", "fe", "gi", "ha", "jo", "ku", "le", "mi"]
        let middles = ["lan", "ster", "vin", "dor", "mel"]
        let ends = ["a", "en", "ic", "os", "um", "ine", "ard", "el", "ow", "ity"]
        return starts.flatMap { a in middles.flatMap { b in ends.map { a + b + $0 } } }
    }()
}
