// A tool for hosts, in one page of code. It reads questions from any file (a spreadsheet, Anki, Moodle, Kahoot, …),
// reports problems with their positions, and writes the project's own format.
//
//     swift run PackTool QUESTIONS [OUT.json]
import Foundation
import QuestionBank

guard CommandLine.arguments.count > 1 else { fatalError("usage: PackTool QUESTIONS [OUT.json]") }
let (format, found) = try PackFile.collect(PackInput(path: CommandLine.arguments[1]))
print("\(found.header.title): \(found.questions.count) questions (\(format.rawValue))")

for problem in found.problems {
    let line = problem.position.map { "line \($0.line): " } ?? ""
    print("  \(line)\(problem.problem); \(problem.hint)")
}
for finding in found.questions.flatMap(StructureCheck.findings) {
    print("  \(finding.question): \(finding.message); \(finding.suggestion)")
}
let byCategory = Dictionary(grouping: found.questions) { $0.category.first ?? "no category" }
for (category, questions) in byCategory.sorted(by: { $0.key < $1.key }) {
    print("  \(category): \(questions.count)")
}
if let path = CommandLine.arguments.dropFirst(2).first {
    let (bytes, lost) = try PackFile.bytes(of: found.pack, as: .native)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    print("written to \(path), \(lost.count) things lost")
}
