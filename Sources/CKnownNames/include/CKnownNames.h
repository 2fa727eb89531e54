#ifndef C_KNOWN_NAMES_H
#define C_KNOWN_NAMES_H

#include <stddef.h>

#include "JudgeTables.h"

/// The first byte of the table of known names (names.table). The table is part of the program's
/// read-only data. The system maps it into memory, and reads a page of it only on first use.
const unsigned char *known_names_start(void);

/// The size of the table in bytes.
size_t known_names_count(void);

#endif
