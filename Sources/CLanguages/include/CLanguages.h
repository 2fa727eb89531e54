#ifndef C_LANGUAGES_H
#define C_LANGUAGES_H

#include <stddef.h>

/// An embedded file, as read-only data. The text is not null-terminated.
struct language_file {
    const char *name;
    const char *start;
    size_t count;
};

/// The files from data/languages/en, sorted by name.
const struct language_file *english_files_start(void);
extern const size_t english_file_count;

/// The files from the grammars folder, sorted by name.
const struct language_file *english_grammars_start(void);
extern const size_t english_grammar_count;

#endif
