import ArgumentParser

struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Create, check and manage question packs.",
        discussion: """
            Examples:
              trivia-voice pack import questions.json
              trivia-voice pack list
              trivia-voice pack show "Film characters"
            """,
        subcommands: [
            PackCreate.self, PackCheck.self, PackSay.self, PackImport.self, PackConvert.self,
            PackFetch.self, PackExport.self, PackPrint.self,
            PackList.self, PackShow.self,
            PackRemove.self, PackLearned.self, PackUnlearn.self,
        ])
}
