import Testing

@testable import QuestionBank

@Suite("Commands that are quoted in messages")
struct ShellWordTests {
    @Test(
        "A word is one word in a shell",
        arguments: [
            ("quiz/may.csv", "quiz/may.csv"), ("excel de bom.csv", "'excel de bom.csv'"),
            ("$HOME \"x\"", "'$HOME \"x\"'"), ("it's", "'it'\\''s'"), ("", "''"),
            ("Städte", "Städte"),
        ])
    func words(text: String, word: String) {
        #expect(text.shellWord == word)
    }
}
