import Foundation

/// A page in a browser, with storage of its own: another person's device.
struct BrowserPage {
    struct TimedOut: Error, CustomStringConvertible { var description: String }

    enum Device {
        case television, phone
        /// A phone of some years ago, and one that is held sideways.
        case smallPhone, phoneSideways
        case laptop

        var size: (width: Int, height: Int) {
            switch self {
            case .television: (1920, 1080)
            case .phone: (390, 844)
            case .smallPhone: (360, 640)
            case .phoneSideways: (844, 390)
            case .laptop: (1280, 800)
            }
        }
    }

    let browser: Browser
    let context: String
    private(set) var target = ""
    private(set) var session = ""
    let device: Device
    let isDark: Bool

    init(_ browser: Browser, _ device: Device, isDark: Bool = false) async throws {
        self.browser = browser
        self.device = device
        self.isDark = isDark
        let result = try await browser.send("Target.createBrowserContext")
        context = result["browserContextId"] as? String ?? ""
    }

    /// A page with nothing on it.
    mutating func openEmpty() async throws {
        let made = try await browser.send(
            "Target.createTarget", ["url": "about:blank", "browserContextId": context])
        target = made["targetId"] as? String ?? ""
        let attached = try await browser.send(
            "Target.attachToTarget", ["targetId": target, "flatten": true])
        session = attached["sessionId"] as? String ?? ""
    }

    /// Opens the page, as if the device came to it anew; what it has stored is still there.
    mutating func open(_ url: String) async throws {
        try await openEmpty()
        for domain in ["Page", "Runtime", "Log"] { try await send("\(domain).enable") }
        try await send(
            "Page.addScriptToEvaluateOnNewDocument", ["source": Self.holdingMessages])
        try await resize(to: device)
        try await look(dark: isDark)
        try await send("Page.navigate", ["url": url])
        try await expect(
            "document.readyState === 'complete' && location.protocol.startsWith('http')")
    }

    /// Lets a test keep what the room says from the page; pings are answered all the same.
    private static let holdingMessages = """
        (() => {
          const held = [];
          let isHeld = false;
          window.holdRoom = (on) => {
            isHeld = on;
            if (!on) held.splice(0).forEach((deliver) => deliver());
          };
          window.WebSocket = class extends WebSocket {
            constructor(...address) {
              super(...address);
              window.loseRoom = () => this.close();
            }
            addEventListener(kind, listener) {
              if (kind !== "message") return super.addEventListener(kind, listener);
              super.addEventListener(kind, (event) => {
                const waits = isHeld && JSON.parse(event.data).ping === undefined;
                if (waits) held.push(() => listener(event)); else listener(event);
              });
            }
          };
        })();
        """

    /// Keeps the page as it is while the game goes on, for pictures; `false` delivers what came meanwhile.
    func hold(_ isHeld: Bool) async throws {
        try await evaluate("window.holdRoom?.(\(isHeld))")
    }

    func resize(to device: Device) async throws {
        let (width, height) = device.size
        try await send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// - Parameters:
    ///   - isCalm: Whether the system asks for reduced motion.
    ///   - isForced: Whether the system chooses the colours.
    func look(dark: Bool, isCalm: Bool = true, isForced: Bool = false) async throws {
        let features = [
            ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
            ["name": "prefers-reduced-motion", "value": isCalm ? "reduce" : "no-preference"],
            ["name": "forced-colors", "value": isForced ? "active" : "none"],
        ]
        try await send("Emulation.setEmulatedMedia", ["features": features])
    }

    /// The page's line to the room breaks. The page opens another.
    func loseLine() async throws { try await evaluate("window.loseRoom()") }

    /// The phone’s screen goes dark, and its page stands still.
    func sleep() async throws {
        try await send("Page.setWebLifecycleState", ["state": "frozen"])
    }

    func wake() async throws {
        try await send("Page.setWebLifecycleState", ["state": "active"])
        try await evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    }

    /// What has the focus after each press of the tabulator, from the beginning of the page.
    func focusOrder(_ count: Int) async throws -> [String] {
        // The order begins before the first element, wherever the focus was.
        try await evaluate(
            "document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')"
        )
        var order: [String] = []
        for _ in 0..<count {
            for kind in ["keyDown", "keyUp"] {
                try await send(
                    "Input.dispatchKeyEvent",
                    ["type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9])
            }
            order.append(
                try await evaluate(
                    """
                    (() => { const e = document.activeElement;
                      const style = getComputedStyle(e);
                      const isSeen = style.outlineStyle !== "none" || e.matches("input[type=radio]");
                      return isSeen ? e.id || e.dataset.command || e.name || e.innerText : "no ring";
                    })()
                    """))
        }
        return order
    }

    /// The phone is put away: its page is gone.
    func close() async throws {
        _ = try await browser.send("Target.closeTarget", ["targetId": target])
    }

    @discardableResult
    private func send(
        _ method: String, _ parameters: [String: Any] = [:]
    ) async throws -> [String: Any] {
        try await browser.send(method, parameters, session: session)
    }

    /// What a script comes to, as text.
    @discardableResult
    func evaluate(_ script: String) async throws -> String {
        let result = try await send(
            "Runtime.evaluate",
            ["expression": script, "returnByValue": true, "awaitPromise": true])
        if let problem = result["exceptionDetails"] {
            throw Browser.Failure(description: "\(script): \(problem)")
        }
        let value = (result["result"] as? [String: Any])?["value"]
        return value.map { "\($0)" } ?? ""
    }

    /// The page comes anew, with what it has stored.
    func reload() async throws {
        try await evaluate("window.isBeforeReload = true")
        try await send("Page.reload")
        try await expect("!window.isBeforeReload")
    }

    /// Waits until a script is true.
    func expect(_ condition: String, within seconds: Double = 60) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while try await !isTrue(condition) {
            guard ContinuousClock.now < end else {
                let text = try await evaluate("document.body.innerText")
                throw TimedOut(description: "never true: \(condition), in:\n\(text)")
            }
            try await Task.sleep(for: .milliseconds(25))
        }
    }

    /// While a page goes and the next one comes nothing is true of it.
    private func isTrue(_ condition: String) async throws -> Bool {
        do {
            return try await evaluate("String(Boolean(\(condition)))") == "true"
        } catch let failure as Browser.Failure where failure.isNavigation {
            return false
        }
    }

    /// Waits until an element is seen with this text in it.
    func expect(_ text: String, in selector: String, within seconds: Double = 60) async throws {
        try await expect(
            """
            (() => { const e = document.querySelector(\(Self.quoted(selector)));
              return e && e.checkVisibility()
                && e.innerText.replace(\(Self.isolates), "").includes(\(Self.quoted(text))); })()
            """, within: seconds)
    }

    func text(of selector: String) async throws -> String {
        try await evaluate(
            "document.querySelector(\(Self.quoted(selector)))?.innerText.replace(\(Self.isolates), '') ?? ''"
        )
    }

    /// What keeps names of other scripts apart from the sentence around them; nobody sees it.
    private static let isolates = #"/[\u2066-\u2069]/g"#

    /// A finger on the middle of an element.
    func tap(_ selector: String) async throws {
        try await lift(at: touch(selector))
    }

    /// A finger goes down on the middle of an element, once it stands still and nothing lies over it.
    ///
    /// - Returns: Where the finger is.
    @discardableResult
    func touch(_ selector: String) async throws -> [Double] {
        try await expect(
            """
            (() => { const e = document.querySelector(\(Self.quoted(selector)));
              return e && e.checkVisibility() && !e.disabled && !e.closest('[inert]'); })()
            """)
        // The page may redraw or move the element while this waits, so each look searches for it again.
        let look = try await evaluate(
            """
            (async () => {
              await document.fonts.ready;
              const pause = () => new Promise((done) => setTimeout(done, 20));
              let before = "", over = null;
              for (let look = 0; look < 500; look++) {
                const e = document.querySelector(\(Self.quoted(selector)));
                const r = e?.getBoundingClientRect();
                const [x, y] = r ? [r.x + r.width / 2, r.y + r.height / 2] : [0, 0];
                over = document.elementFromPoint(x, y);
                if (e?.contains(over) && `${x} ${y}` === before) return before;
                if (look === 0 || !e?.contains(over)) e?.scrollIntoView({block: "center"});
                before = `${x} ${y}`;
                await pause();
              }
              return `${before} is ${over?.outerHTML.slice(0, 200) ?? "outside of the page"}`;
            })()
            """)
        let place = look.split(separator: " ").compactMap { Double($0) }
        guard place.count == 2, !look.contains(" is ") else {
            throw TimedOut(description: "no place of \(selector): \(look)")
        }
        try await finger("mousePressed", at: place)
        return place
    }

    /// The finger goes up again.
    func lift(at place: [Double]) async throws { try await finger("mouseReleased", at: place) }

    private func finger(_ kind: String, at place: [Double]) async throws {
        try await send(
            "Input.dispatchMouseEvent",
            ["type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
    }

    /// Writes into a field, in place of what stands there.
    func write(_ text: String, into selector: String) async throws {
        try await expect("document.querySelector(\(Self.quoted(selector)))?.checkVisibility()")
        try await evaluate(
            """
            (() => { const e = document.querySelector(\(Self.quoted(selector)));
              e.focus(); e.value = ""; })()
            """)
        try await send("Input.insertText", ["text": text])
    }

    func press(key: String) async throws {
        for kind in ["keyDown", "keyUp"] {
            try await send("Input.dispatchKeyEvent", ["type": kind, "key": key, "code": key])
        }
    }

    /// The page is in front of others in its window. Behind them, it draws nothing.
    func comeToFront() async throws { try await send("Page.bringToFront") }

    func picture() async throws -> Data {
        let result = try await send("Page.captureScreenshot", ["format": "png"])
        return Data(base64Encoded: result["data"] as? String ?? "") ?? Data()
    }

    var problems: [String] { browser.problems(of: session) }

    static func quoted(_ text: String) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data("[\"\"]".utf8)
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
}
