import Foundation
import Testing

@testable import WebPresenter

/// The host's link and cookie.
extension ServerTests {
    @Test func theHostsLinkWorksOnceAndTheGameShowsAnother() async throws {
        try await withRoom(in: Surroundings()) { port, links, inputs, room in
            // Guesses, and clients that only look at links, do not use it up.
            #expect(try Self.signIn(by: "/host/x", port) == nil)
            #expect(try Self.signIn(by: links.host + "x", port) == nil)
            #expect(try Self.signIn(by: links.host, port, method: "HEAD") == nil)
            let cookie = try #require(try Self.signIn(by: links.host, port))
            #expect(!links.host.contains(cookie.split(separator: "=")[1]))
            for _ in 0..<3 { #expect(try Self.signIn(by: links.host, port) == nil) }
            room.tellHostLink()
            guard case .hostLink(let another) = inputs.first(1).last else {
                Issue.record("no link: \(inputs.all)")
                return
            }
            #expect(another != links.host)
            // Both are hosts now.
            #expect(try Self.signIn(by: another, port) == cookie)
            #expect(try Self.signIn(by: another, port) == nil)
        }
    }

    @Test func theHostsCookieIsOfNoUseToPagesOfOthers() async throws {
        try await withRoom { port, links, _ in
            let cookie = try #require(try Self.signIn(by: links.host, port))
            for origin in ["http://evil.example", "http://127.0.0.1:1", "null"] {
                let client = try RawClient(port: port)
                let answer = client.upgrade(port: port, origin: origin, cookie: cookie)
                #expect(!answer.contains("101"))
            }
            // A player's page in the host's browser is a player's.
            let phone = try RawClient(port: port)
            #expect(phone.upgrade(port: port, cookie: cookie).contains("101"))
            phone.say(#"{"say":"join","code":"\#(links.code)","name":"Ada"}"#)
            #expect(phone.message(with: "welcome") != nil)
            phone.say(#"{"say":"line","text":"{\"command\":\"stop\"}"}"#)
            #expect(phone.message(with: "no")?.contains("cannot do that") == true)
        }
    }

    @Test func theCookieOfASecurePageIsForSecurePagesOnly() {
        let cookie = HostCookie(port: 8_642)
        let field = cookie.field(Secret("s"), isSecure: true)
        #expect(field.hasPrefix("__Secure-trivia-voice-host-8642=s; "))
        #expect(field.hasSuffix("; Secure"))
        let fields = [
            "a=b; __Secure-trivia-voice-host-8642=s; trivia-voice-host-8642=t=u",
            "trivia-voice-host-8643=v;trivia-voice-host-8642;=;",
        ]
        #expect(cookie.secrets(in: fields) == ["s", "t=u"])
    }
}
