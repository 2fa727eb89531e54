import Testing

@testable import QuestionBank

@Suite("Lists of questions as JSON")
struct JSONListTests {
    private func read(_ text: String, _ options: PackFile.Options = .init()) throws -> (
        PackFormat, PackCollector
    ) {
        let (format, content) = try PackFile.collect(
            PackInput(name: "list.json", bytes: Array(text.utf8)), options)
        return (format, content)
    }

    private let unclear =
        #"[{"question":"Which?","options":["x","y","z"],"answer":1,"category":"c","value":100}]"#

    @Test(
        "A number in quotation marks is told as it is to be written",
        arguments: [
            (#""tolerance":"2.5""#, "write \"tolerance\": 2.5, without quotation marks"),
            (#""timeLimit":"30""#, "write \"timeLimit\": 30, without quotation marks"),
            (#""tolerance":-1"#, "write \"tolerance\": 2"),
            (#""tolerance":"two""#, "write \"tolerance\": 2"),
        ])
    func quotedNumber(member: String, hint: String) throws {
        let text = #"{"title":"T","questions":[{"question":"How many?","answer":"71",\#(member)}]}"#
        #expect(try read(text).1.problems.map(\.hint).contains(hint))
    }

    @Test("A number that may count from 0 or 1 is refused, until the user says which")
    func unclearNumber() throws {
        let (format, content) = try read(unclear)
        #expect(format == .jsonList)
        #expect(content.questions.isEmpty)
        #expect(content.problems.first?.hint.contains("--count-from") == true)
        #expect(try read(unclear, .init(countsFrom: 0)).1.questions.first?.answer == "y")
        #expect(try read(unclear, .init(countsFrom: 1)).1.questions.first?.answer == "x")
    }

    @Test(
        "What can be read in two ways is refused",
        arguments: [
            #"{"question":"Vitamin?","options":["B","C","D"],"answer":"B"}"#,
            #"{"question":"Which?","options":["x","y"],"answer":"x","answerIndex":1}, {"question":"0?","options":["a","b"],"answer":0}"#,
            #"{"question":"Which?","answers":["x","y"]}"#,
            #"{"question":"Which?","options":["x","y"]}"#,
            #"{"question":"Which?","options":["x","y"],"answer":"q"}"#,
            #"{"question":"Which?","options":["x","y"],"answer":"something else"}"#,
            #"{"question":"Which?","answerIndex":1}"#,
            #"{"question":"Which?","options":["x","y"],"answer":9223372036854775807},{"question":"0?","options":["a","b"],"answer":0}"#,
        ])
    func refused(text: String) throws {
        let (_, content) = try read("[\(text)]", .init(format: .jsonList))
        #expect(content.problems.first?.weight == .refused)
        #expect(
            content.problems.first?.question == (text.contains("Vitamin") ? "Vitamin?" : "Which?"))
    }

    @Test("A pack of our own without the format's name is still taken whole or not at all")
    func own() throws {
        let text =
            #"{"title":"T","questions":[{"question":"a?","answer":"b","choices":["a","b"]}]}"#
        #expect(try read(text).0 == .native)
        let foreign =
            #"{"title":"T","questions":[{"question":"a?","answer":0,"choices":["a","b"]}]}"#
        #expect(try read(foreign).0 == .jsonList)
    }

    @Test("Lists under names are categories")
    func categories() throws {
        let text =
            #"{"Sums":[{"question":"1+1?","answer":"2"}],"Words":[{"question":"a?","answer":"b"}]}"#
        #expect(try read(text).1.questions.map(\.category) == [["Sums"], ["Words"]])
    }

    @Test("Packets and clues are still told from lists")
    func others() throws {
        let packet =
            #"[{"question":"Name him.","answer":"<b><u>Melville</u></b> [accept Herman]"}]"#
        #expect(try read(packet).0 == .quizBowl)
        let clue =
            #"[{"question":"He wrote it","answer":"Melville","value":"$200","category":"BOOKS"}]"#
        #expect(try read(clue).0 == .jeopardy)
    }
}
