/// The program's entry point. Scripts/fuzz leaves this file out, so that it can link the other files into a different
/// program.
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
