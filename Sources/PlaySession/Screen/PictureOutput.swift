import QuestionBank
import SpeechRecognition
import TerminalIO

/// Draws pictures of questions in a terminal. The game does not wait for the pictures.
final class PictureOutput: Sendable {
    private let terminal: any Terminal
    private let folder: MediaFolder
    private let pictures: TerminalPictures
    /// The number of the latest request for pictures. Pictures of earlier requests that are not drawn yet are out of
    /// date.
    private let turn = Lock(0)

    /// The maximum number of rows and columns of a picture.
    private static let mostRows = 16
    private static let mostColumns = 60

    /// - Returns: Nil if no program that draws is installed.
    init?(terminal: any Terminal, folder: MediaFolder) {
        guard let pictures = TerminalPictures() else { return nil }
        self.terminal = terminal
        self.folder = folder
        self.pictures = pictures
    }

    /// Draws pictures on a separate thread and returns immediately. Pictures from earlier calls are no longer drawn.
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
