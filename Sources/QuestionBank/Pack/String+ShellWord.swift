extension String {
    /// The text as one word of a shell command that people copy.
    package var shellWord: String {
        let isPlain =
            !isEmpty
            && allSatisfy { sign in
                sign.isLetter || sign.isNumber || "/._-+,:@%=".contains(sign)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
