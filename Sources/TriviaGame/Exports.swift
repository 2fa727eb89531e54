// Re-exports the modules that define questions and rulings, because games use these types.
@_exported public import CommandMatcher
@_exported public import QuestionBank
