// The calls of the WOFF2 library in C.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The most bytes that packing can take.
size_t woff2_packed_bound(const uint8_t *font, size_t length);
/// Packs a font; `packed_length` is the room there is, then the room taken.
bool woff2_pack(const uint8_t *font, size_t length, int quality, uint8_t *packed, size_t *packed_length);
/// The bytes that unpacking takes, 0 for what is no WOFF2.
size_t woff2_unpacked_length(const uint8_t *packed, size_t length);
/// Unpacks into a room of that size.
bool woff2_unpack(const uint8_t *packed, size_t length, uint8_t *font, size_t font_length);

#ifdef __cplusplus
}
#endif
