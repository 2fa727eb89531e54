import Testing

@testable import WebPresenter

/// Clients that never read must not each hold a picture of their own.
@Suite struct PictureShelfTests {
    private static let file = PageFiles.File(type: "image/png", bytes: [1, 2], isKept: true)

    @Test func connectionsShareAPictureWhileOneOfThemReceivesIt() {
        var shelf = PictureShelf()
        var first: SharedPicture? = shelf.share(Self.file, at: "/media/1.png")
        #expect(shelf.picture(at: "/media/1.png") === first)
        #expect(shelf.share(Self.file, at: "/media/1.png") === first)
        #expect(shelf.picture(at: "/media/2.png") == nil)
        first = nil
        #expect(shelf.picture(at: "/media/1.png") == nil)
    }
}
