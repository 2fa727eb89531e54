import CommandMatcher
import Foundation
import SpeechRecognition
import Testing

@testable import SpokenAnswers

@Suite("A host's own commands", .timeLimit(.minutes(30)))
struct HostCommandsTests {
    private func commands(_ files: [String: String]) throws -> SpokenCommands {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "commands-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        return try SpokenCommands(shippedAnd: folder)
    }

    private static func file(_ rules: String, name: String = "pub") -> String {
        "#JSGF V1.0;\ngrammar \(name);\n\(rules)\n"
    }

    @Test("They stand beside the shipped ones, and go before them")
    func beside() throws {
        let commands = try commands([
            "pub.gram": Self.file(
                "public <c> = onward {command=skip} | hint {command=repeat};\n"
                    + "public <typedOnly> = forward march {command=skip};\n"
                    + "public <writtenDown> = on we go {command=skip};"),
            "readme.txt": "no grammar",
        ])
        #expect(commands.command(saying: "onward") == "skip")
        #expect(commands.command(saying: "Forward, march!") == "skip")
        #expect(commands.command(saying: "hint") == "repeat")
        #expect(commands.command(saying: "skip") == "skip")
        #expect(commands.phrases(of: "skip").contains(["onward"]))
        #expect(!commands.phrases(of: "skip").contains(["forward", "march"]))
        #expect(!commands.phrases(of: "skip").contains(["on", "we", "go"]))
        let written = try #require(commands.grammar(of: ["skip"])?.written)
        let compiled = try CompiledGrammar(Grammar(written))
        #expect(compiled.tags(saying: ["on", "we", "go"]) == ["command": "skip"])
        #expect(compiled.tags(saying: ["forward", "march"]) == nil)
        #expect(commands.phrases(of: "repeat").contains(["hint"]))
        #expect(!commands.phrases(of: "hint").contains(["hint"]))
    }

    @Test("The only public rule counts by its own name, even if the name has a space")
    func spaceInRuleName() throws {
        let commands = try commands([
            "pub.gram": Self.file(
                "public <typed only> = <a> | <b>;\n"
                    + "<a> = onward {command=skip};\n<b> = go home {command=quit};")
        ])
        #expect(commands.command(saying: "onward") == "skip")
        #expect(!commands.phrases(of: "skip").contains(["onward"]))
    }

    @Test("Choices, wagers and categories of theirs may be said too")
    func otherKinds() throws {
        let commands = try commands([
            "red.gram": Self.file("public <c> = red {choice=A} | green {choice=2};"),
            "shirt.gram": Self.file("public <w> = my shirt {wager=all};"),
            "topics.gram": Self.file(
                "public <t> = history {category=History} [for ten {value=10}];"),
        ])
        #expect(commands.names(ofChoice: 0).contains(["red"]))
        #expect(commands.names(ofChoice: 1).contains(["green"]))
        #expect(commands.names(ofChoice: 0).contains(["letter", "a."]))
        let wagers = try CompiledGrammar(#require(commands.wagers))
        #expect(wagers.tags(saying: ["my", "shirt"]) == ["wager": "all"])
        #expect(wagers.tags(saying: ["half"]) == ["wager": "half"])
        let topics = try CompiledGrammar(#require(commands.categories))
        #expect(
            topics.tags(saying: ["history", "for", "ten"])
                == ["category": "History", "value": "10"])
    }

    @Test("What a host has named is heard, typed and ruled on as that choice, stake and category")
    func oneTable() throws {
        let commands = try commands([
            "red.gram": Self.file(
                "public <c> = the red one {choice=A} | the green one {choice=2};"),
            "shirt.gram": Self.file("public <w> = my shirt {wager=all};"),
            "topics.gram": Self.file("public <t> = old times {category=History};"),
        ])
        let choices = ["Mars", "Venus"]
        let round = AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "Venus", choices: choices)), choices: choices,
            commands: commands)
        let awaited = Awaited.answer(choices: choices)
        for (text, outcome) in [
            ("the green one", Verdict.Outcome.accept), ("the red one", .reject),
        ] {
            guard case .answer(let verdict) = round.rule(typed: text, awaiting: awaited).meaning
            else {
                Issue.record("\(text) was not judged")
                continue
            }
            #expect(verdict.outcome == outcome)
            let words = text.split(separator: " ").map(String.init)
            let grammar = try CompiledGrammar(round.grammar(for: awaited))
            #expect(grammar.tags(saying: words) != nil)
        }
        #expect(
            round.rule(typed: "my shirt", awaiting: .wager).meaning
                == .command(.wager(.everything)))
        let pick = Awaited.pick(categories: ["Science", "History"], values: [100])
        #expect(
            round.rule(typed: "old times", awaiting: pick).meaning
                == .command(.category(1, value: nil)))
        let grammar = try CompiledGrammar(round.grammar(for: pick))
        #expect(grammar.tags(saying: ["old", "times"]) == ["category": "History"])
    }

    @Test(
        "A bad file is named, with what is wrong",
        arguments: [
            (
                "public <c> = skip {command=skip",
                "pub.gram: line 3, column 19: the tag is not closed"
            ),
            ("public <c> = <d>;", "pub.gram: line 3, column 14: there is no rule <d>"),
            ("public <c> = <c> go {command=skip};", "pub.gram: a rule may not contain itself"),
            (
                "public <c> = dance {command=dance};",
                "pub.gram: the rule <c> has the tag {command=dance}"
            ),
            ("public <c> = go {step=left};", "the rule <c> has the tag {step=left}"),
            ("public <c> = lots {wager=lots};", "the rule <c> has the tag {wager=lots}"),
            ("public <c> = go {choice=?};", "the rule <c> has the tag {choice=?}"),
            ("public <c> = go | skip {command=skip};", "pub.gram: 'go' has no meaning"),
            (
                "public <c> = go {command=skip} on {command=hint};",
                "'go on' has no meaning"
            ),
            (
                "public <c> = go+ {command=skip};",
                "pub.gram: the file allows more than 4000 sentences"
            ),
            (
                "public <c> = go {command=skip} | go {command=hint};",
                "'go' has two meanings (skip, hint"
            ),
            ("public <c> = go {command=skip} | a. {choice=A};", "tags of different kinds"),
            ("public <c> = go;", "pub.gram: the file has no tags"),
        ])
    func refused(rules: String, message: String) {
        #expect {
            _ = try commands(["pub.gram": Self.file(rules)])
        } throws: { error in
            let isSaid = "\(error)".contains(message)
            #expect(isSaid, "\(error)")
            return error is SpokenCommandsError && isSaid
        }
    }

    @Test("A folder that is not there is named")
    func noFolder() {
        let folder = URL(filePath: "/nowhere/at/all")
        #expect {
            _ = try SpokenCommands(shippedAnd: folder)
        } throws: { error in
            "\(error)".hasPrefix("/nowhere/at/all: cannot be read")
        }
    }
}
