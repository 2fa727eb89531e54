#include "CLanguages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char around[] = {
#embed "../../data/languages/en/around.txt"
};
static const char decoys[] = {
#embed "../../data/languages/en/decoys.txt"
};
static const char language[] = {
#embed "../../data/languages/en/language.txt"
};
static const char letters[] = {
#embed "../../data/languages/en/letters.txt"
};
static const char numbers[] = {
#embed "../../data/languages/en/numbers.txt"
};
static const char remarks[] = {
#embed "../../data/languages/en/remarks.txt"
};
static const char sentences[] = {
#embed "../../data/languages/en/sentences.txt"
};
static const char words[] = {
#embed "../../data/languages/en/words.txt"
};

static const char choices_grammar[] = {
#embed "../../grammars/choices.gram"
};
static const char commands_grammar[] = {
#embed "../../grammars/commands.gram"
};
static const char numbers_grammar[] = {
#embed "../../grammars/numbers.gram"
};
static const char wagers_grammar[] = {
#embed "../../grammars/wagers.gram"
};
static const char yes_no_grammar[] = {
#embed "../../grammars/yes-no.gram"
};

static const struct language_file english_files[] = {
    {"around.txt", around, sizeof around},
    {"decoys.txt", decoys, sizeof decoys},
    {"language.txt", language, sizeof language},
    {"letters.txt", letters, sizeof letters},
    {"numbers.txt", numbers, sizeof numbers},
    {"remarks.txt", remarks, sizeof remarks},
    {"sentences.txt", sentences, sizeof sentences},
    {"words.txt", words, sizeof words},
};
const size_t english_file_count = sizeof english_files / sizeof english_files[0];

const struct language_file *english_files_start(void) { return english_files; }

static const struct language_file grammars[] = {
    {"choices.gram", choices_grammar, sizeof choices_grammar},
    {"commands.gram", commands_grammar, sizeof commands_grammar},
    {"numbers.gram", numbers_grammar, sizeof numbers_grammar},
    {"wagers.gram", wagers_grammar, sizeof wagers_grammar},
    {"yes-no.gram", yes_no_grammar, sizeof yes_no_grammar},
};
const size_t english_grammar_count = sizeof grammars / sizeof grammars[0];

const struct language_file *english_grammars_start(void) { return grammars; }
