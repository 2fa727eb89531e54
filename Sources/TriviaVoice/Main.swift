/// The program's entry point. Scripts/fuzz links all files other than this file into its own
/// program.
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
