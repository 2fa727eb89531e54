#ifndef C_LANGUAGES_H
#define C_LANGUAGES_H

#include <stddef.h>

/// A file that is part of the program's read-only data. Its text does not end with a zero.
struct language_file {
    const char *name;
    const char *start;
    size_t count;
};

/// Those of data/languages/en, in order of their names.
const struct language_file *english_files_start(void);
extern const size_t english_file_count;

/// Those of grammars, in order of their names.
const struct language_file *english_grammars_start(void);
extern const size_t english_grammar_count;

#endif
