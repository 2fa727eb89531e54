/// The program's entry point. Scripts/fuzz omits this file to link all others into a different
/// program.
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
