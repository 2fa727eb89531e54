import QuestionBank
import SpeechRecognition
import TerminalIO

/// Draws the questions' pictures in a terminal, without delaying the game.
final class PictureOutput: Sendable {
    private let terminal: any Terminal
    private let folder: MediaFolder
    private let pictures: TerminalPictures
    /// The number of the latest request. Pictures that an earlier request has not drawn yet are
    /// obsolete.
    private let turn = Lock(0)

    private static let mostRows = 16
    private static let mostColumns = 60

    /// Returns nil if no program that can draw pictures is installed.
    init?(terminal: any Terminal, folder: MediaFolder) {
        guard let pictures = TerminalPictures() else { return nil }
        self.terminal = terminal
        self.folder = folder
        self.pictures = pictures
    }

    /// Draws pictures on a separate thread, and cancels the pictures of earlier calls.
    func draw(_ media: [Media]) {
        let mine = turn.withLock { turn in
            turn += 1
            return turn
        }
        let files = media.compactMap { folder.file(of: $0)?.url }
        guard !files.isEmpty else { return }
        let columns = min(terminal.columns - 4, Self.mostColumns)
        BlockingThread.start { [self] in
            for file in files {
                let drawing = pictures.drawing(of: file, columns: columns, rows: Self.mostRows)
                turn.withLock { turn in
                    if let drawing, turn == mine { terminal.write(picture: drawing) }
                }
            }
        }
    }
}
