// Re-exports pronunciations, because packs contain them.
@_exported public import Phonetics

// The package manager sets a condition for each enabled trait of the package.
#if !Bank
    #error("QuestionBank needs the trait Bank: .package(url: …, from: …, traits: [\"Bank\"])")
#endif
