#ifndef C_KNOWN_NAMES_H
#define C_KNOWN_NAMES_H

#include <stddef.h>

#include "JudgeTables.h"

/// Returns the first byte of the table of known names (names.table). The table is part of the
/// program's read-only data. The system maps the table into memory, and reads each page of it from
/// the disk only when the page is first used.
const unsigned char *known_names_start(void);

/// Returns the size of the table in bytes.
size_t known_names_count(void);

#endif
