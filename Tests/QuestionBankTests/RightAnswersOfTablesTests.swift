import Testing

@testable import QuestionBank

@Suite("Right answers of strangers' tables")
struct RightAnswersOfTablesTests {
    private let peru = "Capital of Peru?,Lima,Quito,Bogota"
    private let chile = "Capital of Chile?,Sucre,Santiago,La Paz"
    private let ecuador = "Capital of Ecuador?,Lima,Sucre,Quito"

    private func read(
        _ text: String, _ options: PackFile.Options = .init()
    ) throws -> PackCollector {
        try StrangersFile.read(text, options)
    }

    @Test("A 0 anywhere says that the whole column counts from 0")
    func zero() throws {
        let content = try read(
            "question,a,b,c,correct\n\(peru),0\n\(chile),1\n\(ecuador),2\n")
        #expect(content.questions.map(\.answer) == ["Lima", "Santiago", "Quito"])
        #expect(content.problems.map(\.weight) == [.note])
        #expect(content.hasProblem("were counted from 0, because one of them is 0", .note))
    }

    @Test("Beside choices that are numbered from 1, a 0 leaves open how the numbers count")
    func strayZero() throws {
        let text =
            "question,option 1,option 2,option 3,correct\n\(peru),0\n\(chile),2\n\(ecuador),1\n"
        let content = try read(text)
        #expect(content.questions.isEmpty && content.problems.count == 3)
        #expect(
            content.hasProblem("unclear whether the number 0 counts from 0 or from 1", .refused))
        let fromZero = try read(text, .init(countsFrom: 0))
        #expect(fromZero.questions.map(\.answer) == ["Lima", "La Paz", "Sucre"])
        let titled = try read("question,option0,option1,option2,correct\n\(peru),0\n\(chile),1\n")
        #expect(titled.questions.map(\.answer) == ["Lima", "Santiago"])
        #expect(titled.problems == [])
    }

    @Test("A 0 in the last of many rows counts for the first, too")
    func lateZero() throws {
        var text = "question,a,b,c,correct\n"
        for number in 0..<900 { text += "Is it \(number)?,x\(number),y\(number),z\(number),1\n" }
        text += "\(peru),0\n"
        let content = try read(text)
        #expect(content.questions.count == 901)
        #expect(content.questions.first?.answer == "y0")
        #expect(content.questions.last?.answer == "Lima")
    }

    @Test("The number of the last choice says that the column counts from 1")
    func lastChoice() throws {
        let content = try read("question,a,b,c,correct\n\(chile),2\n\(ecuador),3\n")
        #expect(content.questions.map(\.answer) == ["Santiago", "Quito"])
    }

    @Test("Titles with numbers say from where the column counts")
    func numberedTitles() throws {
        let one = try read("question,option 1,option 2,option 3,correct\n\(chile),2\n")
        #expect(one.questions.map(\.answer) == ["Santiago"])
        let zero = try read("question,option0,option1,option2,correct\n\(chile),1\n")
        #expect(zero.questions.map(\.answer) == ["Santiago"])
    }

    @Test("What stays unclear is refused with the way out, and --count-from settles it")
    func unclear() throws {
        let text = "question,a,b,c,correct\n\(chile),1\n"
        let content = try read(text)
        #expect(content.questions.isEmpty)
        #expect(content.hasProblem("counts from 0 or from 1", .refused))
        #expect(content.problems.first?.hint.contains("--count-from") == true)
        #expect(try read(text, .init(countsFrom: 0)).questions.map(\.answer) == ["Santiago"])
        #expect(try read(text, .init(countsFrom: 1)).questions.map(\.answer) == ["Sucre"])
    }

    @Test("In a column of numbers a number is never taken for a choice that looks like it")
    func numbersAsChoices() throws {
        let content = try read(
            "question,option 1,option 2,option 3,correct\nLegs of a spider?,6,8,2,2\n\(chile),2\n")
        #expect(content.questions.map(\.answer) == ["8", "Santiago"])
    }

    @Test("Numbers and words in one column: what can be both is refused")
    func mixed() throws {
        let content = try read(
            "question,option 1,option 2,option 3,correct\nLegs of a spider?,6,8,2,2\n\(chile),Santiago\n\(ecuador),3\n"
        )
        #expect(content.questions.map(\.answer) == ["Santiago", "Quito"])
        #expect(content.hasProblem("is a choice, but also names", .refused))
    }

    @Test(
        "Choices are found by many titles",
        arguments: [
            "optionA,optionB,optionC,optionD", "opt1,opt2,opt3,opt4",
            "choiceA,choiceB,choiceC,choiceD", "answerA,answerB,answerC,answerD",
            "ans1,ans2,ans3,ans4", "AntwortA,AntwortB,AntwortC,AntwortD",
            "optiona,optionb,optionc,optiond", "option_1,option_2,option_3,option_4", "1,2,3,4",
            "Possible Answer 1,Possible Answer 2,Possible Answer 3,Possible Answer 4",
        ])
    func titles(row: String) throws {
        let content = try read(
            "question,\(row),correctAnswer\nSecond city of France?,Paris,Lyon,Nice,Lille,B\n")
        #expect(content.questions.map(\.answer) == ["Lyon"])
        #expect(content.questions.map(\.choices) == [["Paris", "Lyon", "Nice", "Lille"]])
    }

    @Test(
        "Letters in front of choices are no part of them",
        arguments: ["B. Santiago", "Santiago", "b", "2", "B)", "(B) Santiago", "option 2"])
    func letters(right: String) throws {
        let content = try read(
            "question,option 1,option 2,option 3,answer\nCapital?,A. Sucre,B. Santiago,C. La Paz,\(right)\n"
        )
        #expect(content.questions.map(\.answer) == ["Santiago"])
        #expect(content.questions.map(\.choices) == [["Sucre", "Santiago", "La Paz"]])
    }

    @Test("A letter whose choices are empty is no answer")
    func emptyChoices() throws {
        let content = try read(
            "question,A,B,C,answer\nLegs of a spider?,six,eight,ten,B\nWhich is red?,,,,C\nWhich vitamin is in lemons?,,,,vitamin C\n"
        )
        #expect(content.questions.map(\.answer) == ["eight", "vitamin C"])
        #expect(content.hasProblem("names a choice, but the row has no choices", .refused))
    }

    @Test(
        "Several answers in one cell each count",
        arguments: [
            "mercury | quicksilver", "mercury; quicksilver", "\"mercury\nquicksilver\"",
            "\"[\"\"mercury\"\", \"\"quicksilver\"\"]\"", "\"['mercury', 'quicksilver']\"",
        ])
    func several(cell: String) throws {
        let content = try read("question,answer\nWhich metal is liquid?,\(cell)\n")
        #expect(content.questions.map(\.answer) == ["mercury"])
        #expect(content.questions.map(\.accept) == [["quicksilver"]])
    }

    @Test(
        "The type of a question says whether it needs all right choices, or their order",
        arguments: [
            ("Checkbox", Question.Kind.all, nil), ("multiple select", .all, nil), ("MS", .all, nil),
            ("multichoice", .single, "any one of them counts"),
            ("multiple", .single, "any one of them counts"), ("", .single, nil),
        ] as [(String, Question.Kind, String?)])
    func types(type: String, kind: Question.Kind, note: String?) throws {
        for cell in ["\"1,3\"", "\"A, C\"", "owl | emu", "owl; emu"] {
            let content = try read(
                "question,option 1,option 2,option 3,correct,type\nWhich are birds?,owl,bat,emu,\(cell),\(type)\nWhich is a bat?,owl,bat,emu,\(cell.contains("1") ? "2" : cell.contains("A") ? "B" : "bat"),\(type)\n"
            )
            #expect(content.questions.map(\.kind) == [kind, .single], "\(cell)")
            #expect(content.questions.map(\.answer) == ["owl", "bat"], "\(cell)")
            #expect(content.questions.map(\.accept) == [["emu"], []], "\(cell)")
            #expect(content.hasProblem("several choices are right", .note) == (note != nil))
            if let note { #expect(content.hasProblem(note, .note)) }
        }
    }

    @Test("An order needs all choices")
    func orders() throws {
        let content = try read(
            "question,option 1,option 2,option 3,correct,type\nFrom the sun?,Venus,Mercury,Earth,\"2,1,3\",ordering\nFrom the Earth?,Moon,Mars,Sun,\"1,3\",ordering\n"
        )
        let question = try #require(content.questions.first)
        #expect(content.questions.count == 1 && question.kind == .order)
        #expect(
            question.rightChoices.map { question.choices[$0] } == ["Mercury", "Venus", "Earth"])
        #expect(content.hasProblem("the right order leaves out a choice", .refused))
    }

    @Test("The type says the same in a list of questions in JSON")
    func typesInJSON() throws {
        let text = """
            [{"question": "Which are birds?", "options": ["owl", "bat", "emu"], "answer": ["owl", "emu"], "type": "checkbox"},
            {"question": "From the sun?", "options": ["Venus", "Mercury", "Earth"], "answer": ["Mercury", "Venus", "Earth"], "type": "order"}]
            """
        let content = try StrangersFile.read(text, named: "quiz.json")
        #expect(content.questions.map(\.kind) == [.all, .order])
        #expect(content.questions.last?.accept == ["Venus", "Earth"])
    }

    @Test("A comma and brackets of an answer line divide nothing")
    func whole() throws {
        let content = try read(
            "question\tanswer\nWhich play?\tRomeo, and Juliet\nWhich whale book?\t<b>Moby</b> Dick [accept The Whale; prompt on Moby]\n"
        )
        #expect(content.questions.first?.answer == "Romeo, and Juliet")
        #expect(
            content.questions.last?.answer.contains("[accept The Whale; prompt on Moby]") == true)
    }

    @Test(
        "Lists that programs write into a cell are lists",
        arguments: [
            "\"[\"\"Quito\"\", \"\"Bogota\"\"]\"", "\"['Quito', 'Bogota']\"", "Quito | Bogota",
            "Quito; Bogota", "\"{\"\"a\"\": \"\"Quito\"\", \"\"b\"\": \"\"Bogota\"\"}\"",
        ])
    func lists(cell: String) throws {
        let content = try read(
            "question,correct_answer,incorrect_answers\nCapital of Peru?,Lima,\(cell)\n")
        #expect(Set(content.questions.first?.choices ?? []) == ["Lima", "Quito", "Bogota"])
    }

    @Test("Answers of one cell that say of each whether it is right")
    func marked() throws {
        let content = try read(
            "ID,Question,Type,Answer\n6,Strings of a violin?,multiple-choice,\"Right:4,Wrong:5,Wrong:6\"\n7,Which city?,multiple-choice,\"Right:\"\"Lima, Peru\"\",Wrong:Quito\"\n8,A gap,gap-fill,The violin has||four|4||strings\n"
        )
        #expect(content.questions.map(\.answer) == ["4", "Lima, Peru", "four"])
        #expect(content.questions.first?.choices == ["4", "5", "6"])
        #expect(content.questions.last?.prompt == "A gap The violin has _____ strings")
        #expect(content.questions.last?.accept == ["4"])
    }

    @Test("A best answer stands beside others that count")
    func best() throws {
        let content = try read(
            "Type,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source\nPlain,Nature,Legs of a spider?,Eight,Eight; 8; Eight legs,Six; Ten,own\n"
        )
        let question = try #require(content.questions.first)
        #expect(question.answer == "Eight")
        #expect(question.accept == ["8", "Eight legs"])
        #expect(Set(question.choices) == ["Eight", "Six", "Ten"])
        #expect(question.source == "own")
    }

    @Test("Two columns that name different right answers are refused")
    func contradiction() throws {
        let content = try read(
            "question,option 1,option 2,answer,correct\nCapital of Peru?,Lima,Quito,Lima,2\nCapital of Chile?,Lima,Santiago,Santiago,2\n"
        )
        #expect(content.questions.map(\.answer) == ["Santiago"])
        #expect(content.hasProblem("two columns name different right answers", .refused))
    }

    @Test("Several letters name several choices", arguments: ["A,C", "A;C", "AC", "A & C", "1,3"])
    func severalLetters(cell: String) throws {
        let content = try read(
            "question,option 1,option 2,option 3,correct\nWhich are metals?,iron,oak,gold,\"\(cell)\"\n"
        )
        #expect(content.questions.map(\.answer) == ["iron"])
        #expect(content.questions.map(\.accept) == [["gold"]])
    }

    @Test("Polls and slides ask nothing")
    func polls() throws {
        let content = try read(
            "question,type,option 1,option 2,correct\nFavourite?,poll,a,b,\nWhich?,quiz,a,b,2\n")
        #expect(content.questions.map(\.prompt) == ["Which?"])
        #expect(content.hasProblem("which has no right answer, was left out", .note))
    }
}
