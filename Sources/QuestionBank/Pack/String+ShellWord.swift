extension String {
    /// The text as one word of a command that people copy into a shell.
    package var shellWord: String {
        let isPlain =
            !isEmpty
            && allSatisfy { sign in
                sign.isLetter || sign.isNumber || "/._-+,:@%=".contains(sign)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
