#ifndef C_JUDGE_TABLES_H
#define C_JUDGE_TABLES_H

#include <stddef.h>

/// A table of the judge's that is part of the program's read-only data. Its text does not end with a zero.
struct judge_table {
    const char *name;
    const char *start;
    size_t count;
};

/// The files of data/languages/en/judge, in order of their names.
const struct judge_table *judge_tables_start(void);
size_t judge_tables_count(void);

#endif
