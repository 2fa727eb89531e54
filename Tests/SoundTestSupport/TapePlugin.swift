import Foundation

/// The compiled ALSA plugin for ``TapeMicrophone``. Needs cc and libasound2-dev.
enum TapePlugin {
    /// The library, compiled once per process, or the error.
    private static let library = Result { try compile() }

    /// ALSA's configuration with the `tape` device, `plug`, and a tape as `default`.
    static func configuration(default device: String) throws -> String {
        """
        pcm_type.tape { lib "\(try library.get().path)" }
        pcm.tape {
            @args [ FOLDER RATE CHANNELS PACED ]
            @args.FOLDER { type string }
            @args.RATE { type integer default 16000 }
            @args.CHANNELS { type integer default 1 }
            @args.PACED { type integer default 1 }
            type tape
            folder $FOLDER
            rate $RATE
            channels $CHANNELS
            paced $PACED
        }
        pcm.plug {
            @args [ SLAVE ]
            @args.SLAVE { type string }
            type plug
            slave.pcm $SLAVE
        }
        pcm.null { type null }
        pcm.file {
            @args [ FILE FORMAT ]
            @args.FILE { type string }
            @args.FORMAT { type string default raw }
            type file
            slave.pcm null
            file $FILE
            format $FORMAT
        }
        pcm.pulse {
            @args [ SERVER DEVICE ]
            @args.SERVER { type string }
            @args.DEVICE { type string }
            type pulse
            server $SERVER
            device $DEVICE
        }
        pcm.default {
            type plug
            slave.pcm "\(device)"
            hint { show on description "A tape" }
        }

        """
    }

    private static let folder = FileManager.default.temporaryDirectory
        .appending(path: "tv-plugin-\(UUID().uuidString)")

    private static func compile() throws -> URL {
        guard
            let source = Bundle.module.url(
                forResource: "tape", withExtension: "c", subdirectory: "Plugin")
        else { throw CocoaError(.fileNoSuchFile) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: TapePlugin.folder) }
        let library = folder.appending(path: "tape.so")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "cc", "-shared", "-fPIC", "-DPIC", "-O1", "-o", library.path, source.path, "-lasound",
        ]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else {
            throw CompilationFailure(status: compiler.terminationStatus)
        }
        return library
    }

    private struct CompilationFailure: Error, CustomStringConvertible {
        var status: Int32
        var description: String {
            "the test microphone does not compile (cc ended with \(status)); install libasound2-dev"
        }
    }
}
