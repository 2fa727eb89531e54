#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// How often this thread has asked for memory so far. Linking this target replaces the C library's
/// `malloc` and its relatives by ones that count and then call glibc's own.
unsigned long allocation_counter_count(void);

#endif
