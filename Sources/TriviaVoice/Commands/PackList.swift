import ArgumentParser
import Foundation
import QuestionBank

struct PackList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the packs in the question bank.",
        discussion: """
            Examples:
              trivia-voice pack list
              trivia-voice pack list --json
            """)

    @Flag(help: "One JSON object a line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let packs = try bank.use { try $0.packs() }
        if packs.isEmpty, !json {
            StandardError.write("The bank is empty. Import a pack: trivia-voice pack import FILE")
        }
        for pack in packs {
            if json {
                try JSONLine.print(Line(pack))
            } else {
                let rights = pack.header.licence.map { ", \($0)" } ?? ""
                print(
                    "\(pack.header.title.inert): \(pack.questionCount) questions, "
                        + "\(pack.unseenCount) not yet asked\(rights.inert)")
            }
        }
    }

    private struct Line: Encodable {
        var title: String
        var language: String
        var licence: String?
        var source: String?
        var questions: Int
        var unseen: Int
        var format: String
        var imported: Date

        init(_ pack: PackSummary) {
            title = pack.header.title
            language = pack.header.language
            licence = pack.header.licence
            source = pack.header.source
            questions = pack.questionCount
            unseen = pack.unseenCount
            format = pack.format
            imported = pack.importedAt
        }
    }
}
