// What this library's signatures speak of comes with it: words with their times, and sounds.
@_exported public import Phonetics
@_exported public import Transcript
