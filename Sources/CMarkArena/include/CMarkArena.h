#ifndef DOCGEN_CMARK_ARENA_H
#define DOCGEN_CMARK_ARENA_H
#include <stddef.h>

/// Begins an arena on this thread: all that the functions below hand out until `docgen_arena_end`, which gives all of
/// it back at once. One thread has one arena at a time.
///
/// @param size how many bytes are likely to be asked for.
void docgen_arena_begin(size_t size);
void docgen_arena_end(void);

/// What cmark wants of an allocator. Without memory the program ends, as cmark's own does.
void *docgen_arena_calloc(size_t count, size_t size);
void *docgen_arena_realloc(void *old, size_t size);
void docgen_arena_free(void *old);

#endif
