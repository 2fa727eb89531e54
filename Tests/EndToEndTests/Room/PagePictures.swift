import Foundation
import Testing

/// Pictures of pages, as they are kept in docs/pictures: held against what the pages look like now.
/// `TRIVIA_VOICE_RECORD=1` keeps new ones.
struct PagePictures {
    private static let folder = BuiltProgram.data.deletingLastPathComponent()
        .appending(path: "docs/pictures")
    private static var records: Bool {
        ProcessInfo.processInfo.environment["TRIVIA_VOICE_RECORD"] == "1"
    }

    /// What is another one every time: where the room is, and its letters.
    private static let sameEveryTime = """
        (() => {
        for (const [id, text] of [["lobby-address", "192.168.1.20:8642"], ["lobby-code", "QUIZ"],
            ["join-address", "192.168.1.20:8642"], ["join-code", "QUIZ"]]) {
          const element = document.getElementById(id);
          if (element) element.textContent = text;
        }
        const code = document.getElementById("code");
        if (code && code.value) code.value = "QUIZ";
        document.activeElement?.blur();
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(""))));
        })()
        """

    /// How many of a picture's pixels may differ: the clock has gone on, another browser draws letters a
    /// little otherwise.
    static let slack = 0.03

    private let browser: Browser
    private var pictures: [(file: String, data: Data)] = []
    private var problems: [String] = []

    /// Looks at a page on a television, on a phone and at a third size, and in the dark where it is light, or in the
    /// light.
    static func check(
        _ page: BrowserPage, as name: String, slack: Double = slack,
        alsoInOtherLight: Bool = false
    ) async throws {
        try await taken(of: page, as: name, alsoInOtherLight: alsoInOtherLight).compare(slack)
    }

    /// Takes the pictures, to be compared when there is time: a game’s clock does not wait.
    static func taken(
        of page: BrowserPage, as name: String, alsoInOtherLight: Bool = false
    ) async throws -> PagePictures {
        var pictures = PagePictures(browser: page.browser)
        try await page.comeToFront()
        try await page.hold(true)
        for device in [BrowserPage.Device.television, .phone] {
            try await page.resize(to: device)
            let (width, height) = device.size
            let isOther = alsoInOtherLight && device == page.device
            let light = isOther ? "\(name)-\(page.isDark ? "light" : "dark").png" : nil
            try await pictures.take(page, "\(name)-\(width)x\(height).png", inOtherLight: light)
        }
        // The third size is looked at, and no picture of it is kept.
        try await page.resize(to: page.device == .phone ? .smallPhone : .laptop)
        try await pictures.look(at: page, "\(name), third size")
        try await page.resize(to: page.device)
        try await page.hold(false)
        return pictures
    }

    /// What is readable in the light must be so in the dark, whichever is kept.
    private mutating func take(
        _ page: BrowserPage, _ file: String, inOtherLight other: String?
    ) async throws {
        for isDark in [!page.isDark, page.isDark] {
            try await page.look(dark: isDark)
            try await page.evaluate(Self.sameEveryTime)
            let found = try await Self.problems(of: page)
            if !found.isEmpty { problems.append("\(file), \(isDark ? "dark" : "light"): \(found)") }
            let kept = isDark == page.isDark ? file : other
            if let kept { pictures.append((kept, try await page.picture())) }
        }
    }

    private mutating func look(at page: BrowserPage, _ name: String) async throws {
        try await page.evaluate(Self.sameEveryTime)
        let found = try await Self.problems(of: page)
        if !found.isEmpty { problems.append("\(name): \(found)") }
    }

    private init(browser: Browser) { self.browser = browser }

    /// What is wrong with a page for those who see, hear or point less well, and what of it cannot be seen.
    static func problems(of page: BrowserPage) async throws -> String {
        let own = try await page.evaluate(accessibility)
        guard let axe else { return own }
        try await page.evaluate("if (!window.axe) { \(axe) }")
        let found = try await page.evaluate(
            """
            axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
              .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)
              .join("; "))
            """)
        return [own, found].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// The script of axe-core, if `TRIVIA_AXE` names it (Scripts/check-accessibility).
    private static let axe: String? = ProcessInfo.processInfo.environment["TRIVIA_AXE"].map {
        (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "throw Error('no axe-core')"
    }

    func compare(_ slack: Double = slack) async throws {
        #expect(problems.isEmpty, "\(problems)")
        for (file, data) in pictures {
            let kept = Self.folder.appending(path: file)
            if Self.records {
                try data.write(to: kept)
                continue
            }
            let share = try await Self.difference(data, try Data(contentsOf: kept), browser)
            guard share > slack else { continue }
            let seen = FileManager.default.temporaryDirectory.appending(path: file)
            try data.write(to: seen)
            Issue.record("\(file): \(share) of the pixels differ; what is seen is in \(seen.path)")
        }
    }

    private static let accessibility: String = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/accessibility.js")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? "'no script'"
    }()

    /// The share of pixels that are clearly another colour, told by the browser itself.
    private static func difference(
        _ one: Data, _ other: Data, _ browser: Browser
    ) async throws -> Double {
        var page = try await BrowserPage(browser, .television)
        try await page.openEmpty()
        let text = try await page.evaluate(
            """
            (async () => {
              const pixels = async (text) => {
                const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
                const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
                const canvas = new OffscreenCanvas(image.width, image.height);
                const context = canvas.getContext("2d");
                context.drawImage(image, 0, 0);
                return context.getImageData(0, 0, image.width, image.height);
              };
              const one = await pixels("\(one.base64EncodedString())");
              const other = await pixels("\(other.base64EncodedString())");
              if (one.width !== other.width || one.height !== other.height) return "1";
              let count = 0;
              for (let at = 0; at < one.data.length; at += 4) {
                const far = Math.max(Math.abs(one.data[at] - other.data[at]),
                  Math.abs(one.data[at + 1] - other.data[at + 1]),
                  Math.abs(one.data[at + 2] - other.data[at + 2]));
                if (far > 40) count += 1;
              }
              return String(count / (one.data.length / 4));
            })()
            """)
        try await page.close()
        return Double(text) ?? 1
    }
}
