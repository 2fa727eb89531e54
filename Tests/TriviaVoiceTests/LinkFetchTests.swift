import Foundation
import QuestionBank
import SpeechRecognition
import Testing

@testable import TriviaVoice

@Suite("Fetching the file of a link", .timeLimit(.minutes(30)))
struct LinkFetchTests {
    /// Servers that exist only here.
    private final class KnownWeb: WebRequesting {
        let hosts: [String: [NetworkAddress]]
        let answers: [String: Result<WebReply, FetchFailure>]
        /// The contents of every file.
        let contents: Data
        /// The requests in order: the address, and the server that was asked.
        let asked = Lock<[String]>([])
        let isStopped = Lock(false)

        init(
            hosts: [String: [NetworkAddress]] = [:],
            _ answers: [String: Result<WebReply, FetchFailure>], contents: Data = Data()
        ) {
            self.hosts = hosts
            self.answers = answers
            self.contents = contents
        }

        func addresses(ofHost host: String) -> [NetworkAddress] {
            hosts[host] ?? [NetworkAddress(bytes: [8, 8, 8, 8])]
        }

        func get(
            _ address: WebAddress, from number: NetworkAddress, into file: URL, limit: Int,
            within duration: Duration
        ) throws(FetchFailure) -> WebReply {
            if isStopped.withLock({ $0 }) { throw .interrupted }
            asked.withLock { $0.append("\(address.text) \(number.text)") }
            let answer = answers[address.text] ?? .success(WebReply(status: 404))
            if !contents.isEmpty { try? contents.write(to: file) }
            return try answer.get()
        }

        func stop() { isStopped.withLock { $0 = true } }
    }

    private static let own = NetworkAddress(bytes: [127, 0, 0, 1])

    private static func link(_ text: String) throws -> MediaLink {
        let question = Question(
            id: "a", prompt: "What is it?", answer: "a dot", media: [Media(file: text)])
        return try #require(Pack(title: "P", questions: [question]).mediaLinks.first)
    }

    /// Why a link cannot be fetched; nil if it can.
    private static func failure(
        _ text: String, from web: KnownWeb, allowsPrivate: Bool = false
    ) throws -> FetchFailure? {
        do {
            try LinkFetch(web: web, allowsPrivate: allowsPrivate)
                .run(link(text), into: URL(filePath: "/nowhere"))
            return nil
        } catch let failure as FetchFailure { return failure }
    }

    private static func found(_ location: String) -> Result<WebReply, FetchFailure> {
        .success(WebReply(status: 302, location: location))
    }

    private static let whole = Result<WebReply, FetchFailure>.success(WebReply(status: 200))

    @Test("Redirects are followed, also to other servers and relative ones")
    func redirects() throws {
        let web = KnownWeb([
            "http://a.example/one": Self.found("https://b.example:8443/two"),
            "https://b.example:8443/two": Self.found("../three.png?x=1#part"),
            "https://b.example:8443/three.png?x=1": Self.whole,
        ])
        #expect(try Self.failure("http://a.example/one#top", from: web) == nil)
        #expect(
            web.asked.withLock { $0 } == [
                "http://a.example/one 8.8.8.8", "https://b.example:8443/two 8.8.8.8",
                "https://b.example:8443/three.png?x=1 8.8.8.8",
            ])
    }

    @Test("Five redirects are followed, and a sixth is not", arguments: [5, 6])
    func tooMany(count: Int) throws {
        var answers = ["http://a.example/\(count)": Self.whole]
        for number in 0..<count {
            answers["http://a.example/\(number)"] = Self.found("/\(number + 1)")
        }
        let failure = try Self.failure("http://a.example/0", from: KnownWeb(answers))
        #expect(failure == (count > LinkFetch.mostRedirects ? .tooManyRedirects : nil))
    }

    @Test(
        "A redirect leads only to web servers",
        arguments: [
            ("file:///etc/passwd", FetchFailure.otherScheme("file")),
            ("ftp://a.example/x", .otherScheme("ftp")),
            ("data:image/png;base64,AAAA", .otherScheme("data")),
            ("http://user:word@a.example/", .password), ("http:///x", .noAddress),
            ("http://a.example:99999/", .noAddress),
        ])
    func leadsAway(location: String, expected: FetchFailure) throws {
        let web = KnownWeb(["http://a.example/one": Self.found(location)])
        #expect(try Self.failure("http://a.example/one", from: web) == expected)
        #expect(web.asked.withLock { $0.count } == 1)
    }

    @Test("Nothing is sent to private addresses, also not after a redirect or beside a public one")
    func privateAddresses() throws {
        let web = KnownWeb(
            hosts: [
                "own.example": [Self.own],
                "mixed.example": [NetworkAddress(bytes: [8, 8, 8, 8]), Self.own],
            ],
            [
                "http://a.example/": Self.found("http://own.example/"),
                "http://own.example/": Self.whole,
            ])
        for host in ["own.example", "mixed.example"] {
            let failure = try Self.failure("http://\(host)/", from: web)
            #expect(failure == .privateAddress(host: host))
            #expect(failure?.hint.contains("--allow-private") == true)
        }
        #expect(web.asked.withLock { $0 } == [])
        let failure = try Self.failure("http://a.example/", from: web)
        #expect(failure == .privateAddress(host: "own.example"))
        #expect(web.asked.withLock { $0.count } == 1)
        #expect(try Self.failure("http://own.example/", from: web, allowsPrivate: true) == nil)
    }

    @Test("Another address of the server is tried if one does not answer")
    func otherAddress() throws {
        let numbers = [NetworkAddress(bytes: [8, 8, 8, 8]), NetworkAddress(bytes: [9, 9, 9, 9])]
        let web = KnownWeb(
            hosts: ["a.example": numbers, "none.example": []],
            ["http://a.example/": .failure(.noConnection("refused"))])
        #expect(try Self.failure("http://a.example/", from: web) == .noConnection("refused"))
        #expect(web.asked.withLock { $0.count } == 2)
        let failure = try Self.failure("http://none.example/", from: web)
        #expect(failure == .unknownHost("none.example"))
    }

    @Test("A file must be there", arguments: [204, 206, 304, 403, 404, 500])
    func statuses(status: Int) throws {
        let web = KnownWeb(["http://a.example/": .success(WebReply(status: status))])
        #expect(try Self.failure("http://a.example/", from: web) == .status(status))
    }

    @Test("A server that leads on and on has only so much time in all")
    func slow() throws {
        let start = ContinuousClock.now
        let calls = Lock(0)
        let web = KnownWeb([
            "http://a.example/1": Self.found("/2"), "http://a.example/2": Self.found("/1"),
        ])
        // Each look at the clock is eleven seconds later.
        let fetch = LinkFetch(web: web) {
            calls.withLock { calls in
                calls += 1
                return start.advanced(by: .seconds(11 * (calls - 1)))
            }
        }
        #expect(throws: FetchFailure.tooSlow(LinkFetch.longest)) {
            try fetch.run(Self.link("http://a.example/1"), into: URL(filePath: "/nowhere"))
        }
        #expect(web.asked.withLock { $0.count } == 2)
    }

    @Test("All links are fetched, and each has its own result")
    func many() throws {
        let folder = try ScratchFolder()
        let texts = (0..<20).map { "http://a.example/\($0).png" }
        let web = KnownWeb(
            Dictionary(uniqueKeysWithValues: texts.dropFirst().map { ($0, Self.whole) }))
        let done = Lock<[Int]>([])
        let run = try FetchRun(
            texts.map(Self.link), with: LinkFetch(web: web), into: folder.url)
        let results = run.run { progress in done.withLock { $0.append(progress.done) } }
        #expect(Set(results.keys) == Set(texts))
        #expect(done.withLock { $0 } == Array(1...20))
        guard case .failed(let problem, _) = results[texts[0]] else {
            Issue.record("a file that is not there was fetched")
            return
        }
        #expect(problem.contains("404"))
    }

    @Test("All files together stay within the limit; after one that does not fit, none is fetched")
    func totalLimit() throws {
        let folder = try ScratchFolder()
        let texts = (0..<40).map { "http://a.example/\($0).png" }
        let web = KnownWeb(
            Dictionary(uniqueKeysWithValues: texts.map { ($0, Self.whole) }),
            contents: Data(repeating: 7, count: 100))
        let last = Lock(FetchRun.Progress())
        let run = try FetchRun(
            texts.map(Self.link), with: LinkFetch(web: web), into: folder.url, totalLimit: 250)
        let results = run.run { progress in last.withLock { $0 = progress } }
        let problems = results.values.compactMap { result -> String? in
            if case .failed(let problem, _) = result { problem } else { nil }
        }
        #expect(results.count == 40 && problems.count == 38)
        #expect(problems.allSatisfy { $0.contains("the pack would have more than") })
        #expect(last.withLock { $0 } == FetchRun.Progress(done: 40, bytes: 200))
        // Those that were asked for at the same time.
        #expect(web.asked.withLock { $0.count } <= 2 + 4)
        let kept = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(kept.count == 2)
    }

    @Test("The plan lists each computer once, those with most files first")
    func plan() throws {
        let plan = try FetchPlan(
            [
                "https://b.example/1", "https://B.example/2", "http://a.example/", "https://",
                "http://c.example:8080/x",
            ].map(Self.link))
        #expect(plan.hosts.map(\.name) == ["b.example", "a.example", "c.example"])
        #expect(plan.hosts.map(\.files) == [2, 1, 1])
        #expect(plan.lines.first == "4 files can be fetched from 3 computers:")
        let many = try FetchPlan((0..<30).map { try Self.link("https://\($0).example/") })
        #expect(many.lines.last == "  and 10 other computers")
    }

    @Test("The plan names the private computers, as far as their names or numbers show it")
    func privateComputers() throws {
        let names = [
            "192.168.1.7", "[::1]", "localhost", "2130706433", "nas", "printer.local",
            "a.home.arpa",
            "wiki.internal",
        ]
        let links = try (names + ["8.8.8.8", "a.example"]).map { try Self.link("http://\($0)/x") }
        let plan = FetchPlan(links)
        let found = Dictionary(uniqueKeysWithValues: plan.hosts.map { ($0.name, $0.isPrivate) })
        for name in names {
            let host = name.trimmingCharacters(in: ["[", "]"])
            #expect(found[host] == true, "\(name)")
        }
        #expect(found["8.8.8.8"] == false)
        #expect(found["a.example"] == .some(nil))
        #expect(plan.lines.first == "2 files can be fetched from 2 computers:")
        #expect(
            plan.lines.contains { $0.hasPrefix("8 files are on this computer or in a private") })
        #expect(plan.lines.count == 12)
        let allowed = FetchPlan(links, allowsPrivate: true)
        #expect(allowed.lines.first == "10 files can be fetched from 10 computers:")
        #expect(!plan.isAllRefused && plan.advice(canAsk: false).contains("also --allow-private"))
        #expect(allowed.advice(canAsk: false).hasSuffix("if you want this, use --yes"))
        let one = try FetchPlan([Self.link("http://localhost/x")])
        #expect(one.lines.count == 2 && one.lines[0].contains("1 file is on this computer"))
        #expect(one.isAllRefused)
        #expect(one.advice(canAsk: false).hasSuffix("use --yes --allow-private"))
        #expect(one.advice(canAsk: true).hasSuffix("use --allow-private"))
    }
}
