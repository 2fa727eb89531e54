// A game is made of questions and takes rulings.
@_exported public import CommandMatcher
@_exported public import QuestionBank
