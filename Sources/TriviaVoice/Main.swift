/// The program's entry point. Scripts/fuzz leaves this file out to link the others into a different program.
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
