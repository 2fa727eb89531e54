import Foundation
import QuestionBank
import Testing
import TriviaGame

@testable import WebPresenter

/// Who plays in a round that is not for everybody, and what the screen may sound like.
@Suite struct ContestStageTests {
    /// Ada, Grace and Mary, at the announcement of a round.
    private func room(_ rounds: [Round]) -> TestRoom {
        let test = TestRoom()
        var setup = GameSetup(
            mode: .everybody, rules: .room,
            players: ["Ada", "Grace", "Mary"].map(Player.init),
            entries: (1...6).map {
                GameSetup.Entry(
                    question: Question(id: "\($0)", prompt: "Which town is it?", answer: "Xanadu"))
            }, rounds: rounds)
        setup.rules.scoring = .flat
        test.game = Game(setup)
        test.room.isOpenLobby = false
        return test
    }

    @Test func aLightningRoundSaysWhoPlaysAndWhoComesNext() throws {
        let test = room([.lightning])
        test.step(.begin)
        let first = try #require(test.picture.stage.contest)
        #expect(first == .init(kind: .lightning, players: ["Ada"], next: ["Grace", "Mary"]))
        let json = String(decoding: try JSONEncoder().encode(first), as: UTF8.self)
        #expect(json.contains(#""kind":"lightning""#))
        // The first player leaves: the next one has the time.
        test.step(.left("Ada"))
        #expect(test.picture.stage.contest?.players == ["Grace"])
        #expect(test.picture.stage.contest?.next == ["Mary"])
        test.step(.left("Grace"))
        // A player who is alone keeps nobody waiting.
        #expect(test.picture.stage.contest == nil)
    }

    @Test func aTieBreakSaysWhoPlays() {
        var normal = Round.normal
        normal.count = 1
        let test = room([normal, .tieBreak])
        test.step(.begin)
        test.step(.next)
        #expect(test.picture.stage.contest == nil)
        for player in ["Ada", "Mary"] { test.step(.host(.adjust(player: player, by: 100))) }
        test.step(.host(.reveal))
        test.step(.next)
        #expect(test.picture.stage.moment == .round)
        #expect(test.picture.stage.contest?.kind == .tieBreak)
        #expect(test.picture.stage.contest?.players == ["Ada", "Mary"])
        test.step(.next)
        #expect(test.picture.stage.contest?.players == ["Ada", "Mary"])
    }

    @Test func aTieBreakOfAllPlayersKeepsNobodyWaiting() {
        var normal = Round.normal
        normal.count = 1
        let test = room([normal, .tieBreak])
        test.step(.begin)
        test.step(.next)
        test.step(.host(.reveal))
        test.step(.next)
        #expect(test.picture.stage.moment == .round)
        #expect(test.picture.stage.contest == nil)
    }

    @Test func thePagesLearnWhatCanBeHeard() {
        let test = TestRoom("Ada")
        #expect(test.picture.isListening == nil)
        #expect(!test.picture.isReadingAloud)
        let picture = test.room.picture(
            address: "here", clock: nil,
            sound: Audibility(isListening: true, isSpeaking: false, isReadingAloud: true))
        #expect(picture.isListening == true)
        #expect(picture.isSpeaking == false)
        #expect(picture.isReadingAloud)
    }
}
