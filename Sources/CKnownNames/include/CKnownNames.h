#ifndef C_KNOWN_NAMES_H
#define C_KNOWN_NAMES_H

#include <stddef.h>

#include "JudgeTables.h"

/// Returns a pointer to the first byte of names.table. The operating system loads each memory page of the
/// table on first use.
const unsigned char *known_names_start(void);

/// Returns the size of names.table in bytes.
size_t known_names_count(void);

/// Returns a pointer to the first byte of kinds.table, which is loaded like names.table.
const unsigned char *known_kinds_start(void);

/// Returns the size of kinds.table in bytes.
size_t known_kinds_count(void);

#endif
