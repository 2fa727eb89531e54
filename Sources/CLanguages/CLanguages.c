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
static const char sentences[] = {
#embed "../../data/languages/en/sentences.txt"
};
static const char words[] = {
#embed "../../data/languages/en/words.txt"
};

static const struct language_file english_files[] = {
    {"around.txt", around, sizeof around},
    {"decoys.txt", decoys, sizeof decoys},
    {"language.txt", language, sizeof language},
    {"letters.txt", letters, sizeof letters},
    {"numbers.txt", numbers, sizeof numbers},
    {"sentences.txt", sentences, sizeof sentences},
    {"words.txt", words, sizeof words},
};
const size_t english_file_count = sizeof english_files / sizeof english_files[0];

const struct language_file *english_files_start(void) { return english_files; }
