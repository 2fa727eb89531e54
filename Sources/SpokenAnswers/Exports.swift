// A round stands between ear and judge, and its signatures speak of both.
@_exported public import CommandMatcher
@_exported public import SpeechRecognition
