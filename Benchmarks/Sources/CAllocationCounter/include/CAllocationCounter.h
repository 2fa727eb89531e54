#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// The number of memory allocations by this thread. Linking this target replaces `malloc`.
unsigned long allocation_counter_count(void);

#endif
