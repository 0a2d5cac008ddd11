#ifndef DOCGEN_ALLOCATIONS_H
#define DOCGEN_ALLOCATIONS_H
#include <stddef.h>

/// How often this process asked for memory so far; 0 where that cannot be counted.
size_t docgen_allocations(void);

#endif
