#ifndef C_JUDGE_TABLES_H
#define C_JUDGE_TABLES_H

#include <stddef.h>

/// One of the answer judge's tables, as read-only data. The text is not null-terminated.
struct judge_table {
    const char *name;
    const char *start;
    size_t count;
};

/// Returns the tables in data/languages/en/judge, sorted by file name.
const struct judge_table *judge_tables_start(void);
size_t judge_tables_count(void);

#endif
