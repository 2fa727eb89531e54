// Packs without ear, judge or game.
import QuestionBank

let text = "question,answer\nWhat is the capital of Portugal?,Lisbon\n"
let (format, found) = try PackFile.collect(PackInput(name: "capitals", bytes: Array(text.utf8)))
precondition(format == .csv && found.questions.map(\.answer) == ["Lisbon"])

let (bytes, lost) = try PackFile.bytes(of: found.pack, as: .native)
let again = try PackFile.collect(PackInput(name: "capitals", bytes: bytes)).content
precondition(lost.isEmpty && again.questions == found.questions)
print("QuestionBank stands alone")
