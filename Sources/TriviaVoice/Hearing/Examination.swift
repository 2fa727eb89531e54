import Foundation
import PlaySession
import QuestionBank
import SpeechRecognition
import TerminalIO
import Transcript

/// Checks everything that a game with spoken answers needs, and blocks for up to two seconds.
struct Examination: Sendable {
    var device: String
    var modelFolder: String?
    var locale: String
    var bankPath: String?
    var environment = ProcessInfo.processInfo.environment

    func findings() -> [Finding] {
        [model, permission, microphone, pronunciations, questions, bank, pictures, links]
    }

    private var model: Finding {
        do {
            let model =
                if let modelFolder {
                    try AcousticModel(
                        folder: URL(fileURLWithPath: modelFolder, isDirectory: true))
                } else {
                    try ModelLocator(environment: environment).model(locale: locale)
                }
            try model.check()
            return Finding(
                "model", .fine, "\(model.locale) in \(model.folder.path)", isNeededForVoice: true)
        } catch {
            return Self.finding(aboutModel: error)
        }
    }

    /// A finding that describes a problem with the model and how to fix it.
    static func finding(aboutModel error: ModelError) -> Finding {
        let parts = "\(error)".split(separator: "; ", maxSplits: 1).map(String.init)
        let remedy =
            switch error {
            case .notFound: "sudo apt-get install \(ModelError.debianPackage)"
            case .noneFor, .incomplete, .refused, .notInstalled:
                parts.dropFirst().first ?? "name a different model's folder: --model FOLDER"
            }
        return Finding("model", .missing, parts[0], remedy: remedy, isNeededForVoice: true)
    }

    private var permission: Finding {
        let nodes = CaptureAvailability.recordingNodes
        if nodes.isEmpty {
            return Finding(
                "permission", .fine,
                "there is no sound card to check; a sound server decides who may record")
        }
        if CaptureAvailability.isPermitted {
            return Finding("permission", .fine, "you may record from the sound cards")
        }
        return Finding(
            "permission", .doubtful, "you are not allowed to open \(nodes[0])",
            remedy: "sudo usermod -aG audio $USER, then log in again (not needed with PipeWire)")
    }

    /// Opens the microphone and listens for half a second.
    private var microphone: Finding {
        do {
            var microphone = try Microphone.open(device: device)
            var samples: [Int16] = []
            for _ in 0..<20 where samples.count < AudioTime.hertz / 2 {
                samples += try microphone.read(upTo: AudioTime.hertz / 10)?.samples ?? []
            }
            return judge(samples, hertz: microphone.nativeHertz)
        } catch {
            let parts = "\(error)".split(separator: "; ", maxSplits: 1).map(String.init)
            return Finding(
                "microphone", .missing, parts[0], remedy: parts.dropFirst().first,
                isNeededForVoice: true)
        }
    }

    func judge(_ samples: [Int16], hertz: Int) -> Finding {
        let level = AudioLevel(of: samples)
        if samples.isEmpty {
            return Finding(
                "microphone", .missing, "'\(device)' opens but delivers no sound",
                remedy: "switch it on, or choose a different one from: trivia-voice devices",
                isNeededForVoice: true)
        }
        if level.isDigitalSilence {
            return Finding(
                "microphone", .doubtful, "'\(device)' delivers only zeros",
                remedy: "unmute it (alsamixer, F4 for capture, or the sound settings)",
                isNeededForVoice: true)
        }
        if level.isClipping || level.mean > -20 {
            return Finding(
                "microphone", .doubtful, "'\(device)' is very loud even in silence",
                remedy: "turn it down, and watch trivia-voice devices --level",
                isNeededForVoice: true)
        }
        return Finding(
            "microphone", .fine,
            "'\(device)' at \(hertz) Hz, the room at \(Int(level.mean.rounded())) dB",
            isNeededForVoice: true)
    }

    private var pictures: Finding {
        if let drawn = TerminalPictures(environment: environment) {
            let way =
                drawn.way == .symbols ? "drawn with characters" : "shown by \(drawn.way.rawValue)"
            return Finding("pictures", .fine, "in this terminal, \(way)")
        }
        return Finding(
            "pictures", .fine, "in this terminal, only described in words",
            remedy: "to see pictures of questions here: sudo apt-get install chafa")
    }

    private var links: Finding {
        if InstalledProgram.find("curl", environment) != nil {
            return Finding(
                "links", .fine, "trivia-voice pack fetch can fetch pictures and sounds of packs")
        }
        return Finding(
            "links", .fine, "pictures and sounds that are links stay links",
            remedy: "to fetch them with trivia-voice pack fetch: sudo apt-get install curl")
    }

    private var pronunciations: Finding {
        if EspeakProgram.installed() != nil {
            return Finding(
                "pronunciations", .fine,
                "dictionary and letter-to-sound rules; espeak-ng for unknown words")
        }
        return Finding(
            "pronunciations", .fine, "dictionary and letter-to-sound rules",
            remedy: "names are recognized better with espeak-ng: sudo apt-get install espeak-ng")
    }

    private var questions: Finding {
        guard let folder = DataFolder.find(environment: environment) else {
            return Finding(
                "questions", .doubtful, "the packs that come with the program were not found",
                remedy: "set \(DataFolder.environmentName) to the data folder")
        }
        return Finding(
            "questions", .fine, "\(DataFolder.packs(in: folder).count) packs in \(folder.path)")
    }

    private var bank: Finding {
        let path = BankLocation.path(flag: bankPath, environment: environment)
        let files = FileManager.default
        var place = path
        while !files.fileExists(atPath: place), place != "/" {
            place = (place as NSString).deletingLastPathComponent
        }
        if place == path, let problem = problem(ofBank: path) {
            return Finding("bank", .missing, problem.what, remedy: problem.remedy)
        }
        if files.isWritableFile(atPath: place) {
            let state = place == path ? "" : " (the first game creates it)"
            return Finding("bank", .fine, path + state)
        }
        return Finding(
            "bank", .missing, "\(place) cannot be written",
            remedy: "choose a different place with --bank or \(BankLocation.environmentName)")
    }

    /// Reads the whole bank, and returns a problem, or nil if the bank is intact.
    private func problem(ofBank path: String) -> (what: String, remedy: String?)? {
        let salvage = "save what can be read: trivia-voice bank salvage -o NEW.sqlite"
        do {
            let findings = try BankStore.open(at: path).inspect().findings
            return findings.isEmpty
                ? nil : ("\(path) is damaged: \(findings.joined(separator: "; "))", salvage)
        } catch {
            let parts = "\(error)".split(separator: "; ", maxSplits: 1).map(String.init)
            return (parts[0], parts.dropFirst().first)
        }
    }
}
