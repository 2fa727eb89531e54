/// The program's entry point. Scripts/fuzz builds its own program from all files other than this
/// file.
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
