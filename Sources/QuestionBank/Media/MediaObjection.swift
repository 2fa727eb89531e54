/// The reason why a picture or sound cannot be used, although its format is allowed.
package struct MediaObjection: Sendable, Hashable {
    /// The problem, phrased as the end of a sentence that begins with the file name.
    package var problem: String
    /// Advice on how to solve the problem.
    package var hint: String

    package init(_ problem: String, hint: String) {
        self.problem = problem
        self.hint = hint
    }
}
