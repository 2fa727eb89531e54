/// Shared help text about table cells that spreadsheet programs would run as formulas.
enum FormulaOptions {
    static let help =
        "In tables, write texts that begin with =, +, - or @ as they are. Without it they get an apostrophe before them, so that spreadsheet programs do not run them."
}
