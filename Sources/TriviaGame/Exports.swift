// Re-exports the modules whose types games use: questions and rulings.
@_exported public import CommandMatcher
@_exported public import QuestionBank
