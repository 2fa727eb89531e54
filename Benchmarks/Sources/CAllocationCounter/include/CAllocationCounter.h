#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// The number of memory allocations by this thread so far. Linking this target replaces the C
/// library's `malloc` and related functions with versions that count each call and then call
/// glibc's own functions.
unsigned long allocation_counter_count(void);

#endif
