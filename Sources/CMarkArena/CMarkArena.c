#include "CMarkArena.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A tree of cmark is made of a hundred thousand pieces that all go at the same time: to ask for each of them, and to
// give each back, took a third of the time of parsing.

// Every piece has its size in front of it, and both are multiples of this, for any type to fit.
enum { alignment = 16, smallest = 1 << 16 };

typedef struct stretch {
  struct stretch *previous;
  size_t reserved;
} stretch;

static _Thread_local struct {
  stretch *last;
  char *top;
  char *end;
} arena;

static size_t *size_of(void *piece) { return (size_t *)((char *)piece - alignment); }

static void add_stretch(size_t size) {
  stretch *added = malloc(sizeof(stretch) + size);
  if (!added) abort();
  added->previous = arena.last;
  arena.last = added;
  arena.top = (char *)(added + 1);
  arena.end = arena.top + size;
}

/// The size that is set aside for a wanted one.
static size_t rounded(size_t size) {
  if (size > SIZE_MAX / 4) abort();
  return (size + alignment - 1) & ~(size_t)(alignment - 1);
}

/// A piece of a rounded size, whatever was in it before.
static void *take(size_t size) {
  if ((size_t)(arena.end - arena.top) < size + alignment)
    add_stretch(size + alignment > smallest ? size + alignment : smallest);
  void *piece = arena.top + alignment;
  *size_of(piece) = size;
  arena.top += size + alignment;
  return piece;
}

void docgen_arena_begin(size_t size) { add_stretch(rounded(size)); }

void docgen_arena_end(void) {
  while (arena.last) {
    stretch *previous = arena.last->previous;
    free(arena.last);
    arena.last = previous;
  }
  arena.top = arena.end = NULL;
}

void *docgen_arena_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  size_t wanted = rounded(count * size);
  return memset(take(wanted), 0, wanted);
}

void *docgen_arena_realloc(void *old, size_t size) {
  if (!old) return take(rounded(size));
  size_t had = *size_of(old), wanted = rounded(size);
  if (wanted <= had) return old;
  // The last piece grows where it stands.
  if ((char *)old + had == arena.top && (size_t)(arena.end - (char *)old) >= wanted) {
    *size_of(old) = wanted;
    arena.top = (char *)old + wanted;
    return old;
  }
  void *grown = take(wanted);
  memcpy(grown, old, had);
  docgen_arena_free(old);
  return grown;
}

// Only the last piece makes room for the next, which is enough: what cmark needs for a moment it gives back first.
void docgen_arena_free(void *old) {
  if (old && (char *)old + *size_of(old) == arena.top) arena.top = (char *)size_of(old);
}
