/// Where the program begins. Left out where its parts are linked into another (Scripts/fuzz).
@main
enum Main {
    static func main() async { await TriviaVoice.main() }
}
