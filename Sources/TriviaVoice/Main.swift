/// The program's entry point. Scripts/fuzz leaves it out to link the other files into a different program.
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
