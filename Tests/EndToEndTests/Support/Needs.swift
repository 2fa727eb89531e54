import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips the test with a message if the acoustic model is not installed.
    static var needsModel: Self {
        .enabled(
            if: FileManager.default.fileExists(
                atPath: "/usr/share/pocketsphinx/model/en-us/en-us/mdef"),
            "install pocketsphinx-en-us to run this test")
    }
}
