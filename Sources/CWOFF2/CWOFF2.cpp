#include "CWOFF2.h"

#include <woff2/decode.h>
#include <woff2/encode.h>

// No exception may cross into Swift.

size_t woff2_packed_bound(const uint8_t *font, size_t length) {
  return woff2::MaxWOFF2CompressedSize(font, length);
}

bool woff2_pack(const uint8_t *font, size_t length, int quality, uint8_t *packed, size_t *packed_length) try {
  woff2::WOFF2Params parameters;
  parameters.brotli_quality = quality;
  return woff2::ConvertTTFToWOFF2(font, length, packed, packed_length, parameters);
} catch (...) {
  return false;
}

size_t woff2_unpacked_length(const uint8_t *packed, size_t length) {
  return woff2::ComputeWOFF2FinalSize(packed, length);
}

bool woff2_unpack(const uint8_t *packed, size_t length, uint8_t *font, size_t font_length) try {
  woff2::WOFF2MemoryOut room(font, font_length);
  return woff2::ConvertWOFF2ToTTF(packed, length, &room) && room.Size() == font_length;
} catch (...) {
  return false;
}
