import Foundation
import SoundTestSupport
import Testing

@Suite("Packs from the command line", .timeLimit(.minutes(30)))
struct PackTests {
    private let table = """
        question,answer,category
        What is one plus one?,two,Sums
        No answer here,,Sums
        What is two plus two?,four,Sums

        """

    @Test("A table is converted, its bad row named, and the status says so")
    func convert() async throws {
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["pack", "convert", "-", "--to", "trivia-voice", "--json"], input: table,
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 3)
        #expect(result.output.contains(#""question": "What is two plus two?""#))
        #expect(result.errors.contains(#""line":3"#))
        #expect(result.errors.contains(#""problem":"the question has no answer""#))
    }

    @Test("A pack goes in, is shown without its escapes, and goes out again")
    func throughTheBank() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let file = home.url.appending(path: "quiz.json")
        let text = #"{"title":"T","questions":[{"question":"Red \u001b[31m?","answer":"b"}]}"#
        try Data(text.utf8).write(to: file)
        for change in ["added", "unchanged"] {
            let result = try await BuiltProgram.run(
                ["pack", "import", file.path], environment: environment)
            #expect(result.status == 0)
            #expect(result.output.contains(change))
        }
        let shown = try await BuiltProgram.run(["pack", "show", "T"], environment: environment)
        #expect(!shown.output.contains("\u{1B}"))
        let exported = try await BuiltProgram.run(
            ["pack", "export", "T", "--to", "csv"], environment: environment)
        #expect(exported.status == 0)
        #expect(exported.output.contains("Red \u{1B}[31m?"))
        let gone = try await BuiltProgram.run(["pack", "remove", "T"], environment: environment)
        #expect(gone.status == 0)
    }

    @Test("Another pack of the same name stays beside the first with --as")
    func sameName() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        for (number, name) in ["a", "b"].enumerated() {
            let folder = home.url.appending(path: name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("question,answer\nWhat is \(name)?,letter \(number)\n".utf8)
                .write(to: folder.appending(path: "quiz.csv"))
        }
        let other = home.url.appending(path: "b/quiz.csv").path
        _ = try await BuiltProgram.run(
            ["pack", "import", home.url.appending(path: "a/quiz.csv").path],
            environment: environment)
        let refused = try await BuiltProgram.run(
            ["pack", "import", other], environment: environment)
        #expect(refused.status == 3)
        #expect(refused.errors.contains("keep both packs with --as"))
        let both = try await BuiltProgram.run(
            ["pack", "import", "--as", "B", other], environment: environment)
        #expect(both.status == 0)
        let replaced = try await BuiltProgram.run(
            ["pack", "import", "--replace", "--json", other], environment: environment)
        #expect(replaced.events.first?["replaced"] as? Int == 1)
        #expect(replaced.events.first?["kept"] as? Int == 0)
    }

    @Test("A bank is checked and saved into a new file")
    func bankCommands() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        _ = try await BuiltProgram.run(
            ["pack", "import", "--as", "T", "-"], input: table, environment: environment)
        let check = try await BuiltProgram.run(["bank", "check"], environment: environment)
        #expect(check.status == 0)
        #expect(check.output == "sound: 1 pack, 2 questions\n")
        let saved = home.url.appending(path: "saved.sqlite").path
        let salvage = try await BuiltProgram.run(
            ["bank", "salvage", "-o", saved], environment: environment)
        #expect(salvage.status == 0)
        #expect(salvage.output.contains("T: 2 questions saved"))
        let list = try await BuiltProgram.run(
            ["pack", "list", "--bank", saved, "--json"], environment: environment)
        #expect(list.events.first?["questions"] as? Int == 2)
    }

    @Test("What is wrong with our own pack is named with its place, and nothing is imported")
    func broken() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let result = try await BuiltProgram.run(
            ["pack", "import", "-"],
            input: "{\"title\":\"T\",\n \"questions\":[{\"question\":\"a?\",\"anwser\":\"b\"}]}",
            environment: environment)
        #expect(result.status == 3)
        #expect(result.errors.contains("-:2:32: refused: unknown field \"anwser\""))
        #expect(result.errors.contains("did you mean \"answer\"?"))
        let list = try await BuiltProgram.run(["pack", "list"], environment: environment)
        #expect(!list.output.contains("T:"))
    }

    @Test("An import says what its questions risk when they are spoken", .needsModel)
    func importForTheEar() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let text = "question,answer\nWhich letter follows A?,B\nWho is it?,Qbrzt Vlk\n"
        for options in [["--dry-run"], []] {
            let result = try await BuiltProgram.run(
                ["pack", "import", "-", "--json"] + options, input: text, environment: environment)
            #expect(result.status == 0)
            let ear = try #require(result.events.first?["ear"] as? [String: Any])
            #expect(ear["checked"] as? Int == 2)
            #expect(ear["atRisk"] as? Int == 1)
            #expect(ear["guessedWords"] as? Int == 2)
        }
        let again = try await BuiltProgram.run(
            ["pack", "import", "-", "--json"], input: text, environment: environment)
        #expect(again.events.first?["change"] as? String == "unchanged")
        #expect(again.events.first?["ear"] == nil)
    }

    @Test("An answer that the recognizer does not hear is at risk", .needsModel)
    func listening() async throws {
        let home = try TemporaryFolder()
        let pack = """
            {"title": "T", "questions": [
              {"id": "heard", "question": "A city?", "answer": "Amsterdam"},
              {"id": "not", "question": "Another?", "answer": "Barcelona",
               "pronunciations": {"barcelona": ["SH UH SH"]}}]}
            """
        let result = try await BuiltProgram.run(
            ["pack", "check", "-", "--listen", "--json"], input: pack,
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 1)
        let found = result.events.filter { $0["kind"] as? String == "not heard" }
        #expect(found.map { $0["question"] as? String } == ["not"])
    }

    @Test("How a word is expected is shown as JSON", .needsModel)
    func saying() async throws {
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["pack", "say", "--word", "Paris 2", "--silent", "--json"],
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 0)
        #expect(result.events.first?["form"] as? String == "paris two")
        #expect(result.output.contains(#""phones":"P EH R IH S","source":"dictionary""#))
    }

    @Test("A bad row does not keep a table from being played")
    func playing() async throws {
        let home = try TemporaryFolder()
        let file = home.url.appending(path: "quiz.csv")
        try Data(table.utf8).write(to: file)
        let result = try await BuiltProgram.run(
            ["play", "--keyboard", "--json", "--pack", file.path, "--questions", "2"],
            input: "two\nfour\n",
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.errors.contains("quiz.csv:3:"))
        #expect(result.output.contains("What is"))
    }

    @Test("Shipped packs are listed before they are used, with categories and figures")
    func catalogue() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let before = try await BuiltProgram.run(
            ["pack", "list", "--json"], environment: environment)
        #expect(before.events.count >= 10)
        #expect(before.events.allSatisfy { $0["shipped"] as? Bool == true })
        #expect(before.events.allSatisfy { $0["questions"] as? Int ?? 0 >= 30 })
        _ = try await BuiltProgram.run(
            ["play", "--keyboard", "--json", "--questions", "1"], input: "x\n",
            environment: environment)
        let after = try await BuiltProgram.run(
            ["pack", "list", "--json"], environment: environment)
        #expect(after.events.count == before.events.count)
        #expect(after.events.allSatisfy { $0["shipped"] as? Bool == false })
        #expect(after.events.compactMap { $0["asked"] as? Int }.reduce(0, +) == 1)
        let title = try #require(after.events.first?["title"] as? String)
        let categories = try await BuiltProgram.run(
            ["pack", "list", "--categories", "--json", title], environment: environment)
        #expect(categories.events.compactMap { $0["questions"] as? Int }.reduce(0, +) == 60)
        let page = try await BuiltProgram.run(
            ["pack", "show", title, "--page", "2", "--limit", "25"], environment: environment)
        #expect(page.output.split(separator: "\n").count == 25)
        #expect(page.errors.contains("page 2 of 3"))
        let whole = try await BuiltProgram.run(["pack", "show", title], environment: environment)
        #expect(whole.output.split(separator: "\n").count == 60)
    }

    @Test("What needs a picture is asked only with media, and tags choose")
    func media() async throws {
        let home = try TemporaryFolder()
        let file = home.url.appending(path: "quiz.csv")
        try Data(
            "question,answer,image,tags\nWhich gate?,one,gate.png,\nWhich sum?,two,,sums\n".utf8
        ).write(to: file)
        for (options, asked) in [
            ([], ["Which sum?"]), (["--with-media"], ["Which gate?", "Which sum?"]),
            (["--with-media", "--not-tag", "sums"], ["Which gate?"]),
            (["--tag", "sums"], ["Which sum?"]),
        ] {
            let result = try await BuiltProgram.run(
                ["play", "--keyboard", "--json", "--pack", file.path, "--questions", "5"] + options,
                input: "x\nx\n", environment: BuiltProgram.environment(home: home.url.path))
            for prompt in ["Which gate?", "Which sum?"] {
                #expect(result.output.contains(prompt) == asked.contains(prompt), "\(options)")
            }
        }
    }

    @Test("A question with several right answers is shown with all of them")
    func severalRight() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let text =
            #"{"title":"T","questions":[{"id":"e","question":"Even?","answer":"two","accept":["four"],"choices":["one","two","four"],"tags":["choose-all"]}]}"#
        let file = try home.write(Array(text.utf8), to: "quiz.json")
        let made = try await BuiltProgram.run(["pack", "import", file], environment: environment)
        #expect(made.status == 0)
        let list = try await BuiltProgram.run(["pack", "show", "T"], environment: environment)
        #expect(list.output.contains("e: Even? — two, four"))
        let one = try await BuiltProgram.run(["pack", "show", "T", "e"], environment: environment)
        #expect(one.output.contains("answer: two, four\n"))
        #expect(!one.output.contains("accept:"))
        let json = try await BuiltProgram.run(
            ["pack", "show", "T", "e", "--json"], environment: environment)
        #expect(json.output.contains("two") && json.output.contains("four"))
    }

    /// Benchmarks/kill-while-writing does this hundreds of times and looks deeper.
    @Test("Killed while it imports, the bank holds all or nothing")
    func killed() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        var text = "question,answer\n"
        for number in 0..<4000 { text += "What is number \(number)?,answer \(number)\n" }
        let file = home.url.appending(path: "large.csv")
        try Data(text.utf8).write(to: file)
        for delay in [20, 60, 120, 200, 300, 450] {
            let process = Process()
            process.executableURL = BuiltProgram.url
            process.arguments = ["pack", "import", "--title", "Pack \(delay)", file.path]
            process.environment = environment
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(delay) * 1000)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let list = try await BuiltProgram.run(
                ["pack", "list", "--json"], environment: environment)
            #expect(list.status == 0)
            for pack in list.events where pack["shipped"] as? Bool == false {
                #expect(pack["questions"] as? Int == 4000)
            }
        }
    }

    @Test("An import says what each column was taken for, and what was passed over")
    func preview() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let text = "question,answer,Presenter\nWhat is one plus one?,two | 2,Ada\n"
        let shown = try await BuiltProgram.run(
            ["pack", "import", "-", "--dry-run"], input: text, environment: environment)
        #expect(shown.status == 0)
        #expect(shown.errors.contains("Presenter  ignored, 1 time"))
        #expect(shown.errors.contains("right: two, also 2"))
        let result = try await BuiltProgram.run(
            ["pack", "import", "-", "--json", "--yes"], input: text, environment: environment)
        let line = try #require(result.events.first)
        let fields = try #require(line["fields"] as? [[String: Any]])
        #expect(
            fields.map { $0["meaning"] as? String } == ["the question", "the right answer", nil])
        let samples = try #require(line["samples"] as? [[String: Any]])
        #expect(samples.first?["accept"] as? [String] == ["2"])
    }

    @Test("What is mistyped is told, and makes nothing")
    func mistyped() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let empty = try await BuiltProgram.run(
            ["pack", "import", "-", "--as", ""], input: table, environment: environment)
        #expect(empty.status == 2)
        let missing = home.path("typo.sqlite")
        for command in [["pack", "show", "T"], ["pack", "list"], ["pack", "remove", "T"]] {
            let result = try await BuiltProgram.run(
                command + ["--bank", missing], environment: environment)
            #expect(result.status == 3)
            #expect(result.errors.contains("there is no question bank"))
            #expect(!FileManager.default.fileExists(atPath: missing))
        }
        let made = try await BuiltProgram.run(
            ["pack", "import", "-", "--as", "Sums of May", "--bank", missing], input: table,
            environment: environment)
        #expect(made.errors.contains("so the program creates a new one"))
        let shown = try await BuiltProgram.run(
            ["pack", "show", "sums of", "--bank", missing], environment: environment)
        #expect(shown.output.contains("What is two plus two?"))
    }

    @Test("A table keeps spreadsheets from running its cells, unless it is told not to")
    func formulas() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let text = #"[{"question":"What?","answer":"=cmd|x"}]"#
        let convert = ["pack", "convert", "-", "--to", "csv"]
        let guarded = try await BuiltProgram.run(convert, input: text, environment: environment)
        #expect(guarded.output.contains(",'=cmd|x,"))
        let raw = try await BuiltProgram.run(
            convert + ["--raw-cells"], input: text, environment: environment)
        #expect(raw.output.contains(",=cmd|x,"))
    }

    @Test("A pack that comes back after it was removed begins with new figures")
    func anew() async throws {
        let home = try TemporaryFolder()
        let environment = BuiltProgram.environment(home: home.url.path)
        let bank = ["--bank", home.path("bank.sqlite")]
        func importing() async throws {
            _ = try await BuiltProgram.run(
                ["pack", "import", "-", "--as", "T"] + bank, input: table,
                environment: environment)
        }
        func answers() async throws -> Int? {
            try await BuiltProgram.run(
                ["pack", "list", "--json"] + bank, environment: environment
            ).events.first?["answers"] as? Int
        }
        try await importing()
        _ = try await BuiltProgram.run(
            ["play", "--keyboard", "--json", "--pack", "T", "--questions", "1"] + bank,
            input: "two\n", environment: environment)
        #expect(try await answers() == 1)
        _ = try await BuiltProgram.run(
            ["pack", "remove", "T", "--yes"] + bank, environment: environment)
        try await importing()
        #expect(try await answers() == 0)
    }
}
