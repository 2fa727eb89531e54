/// What commands that write tables say about cells that spreadsheet programs would run.
enum FormulaOptions {
    static let help =
        "In tables, write texts that begin with =, +, - or @ as they are. Without it they get an apostrophe before them, so that spreadsheet programs do not run them."
}
