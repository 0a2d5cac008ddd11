#include "CAllocations.h"
#include <stdatomic.h>
#include <stdlib.h>

#ifdef __GLIBC__
// The C library's own allocator is reached by its other names, so that ours can count in front of it.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static atomic_size_t count;

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_realloc(old, size);
}

size_t docgen_allocations(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
#else
size_t docgen_allocations(void) { return 0; }
#endif
