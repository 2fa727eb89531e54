// Packs say how words are said.
@_exported public import Phonetics

// The package manager sets a condition for each of the package's traits that is on.
#if !Bank
    #error("QuestionBank needs the trait Bank: .package(url: …, from: …, traits: [\"Bank\"])")
#endif
