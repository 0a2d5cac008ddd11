#include "CWOFF2.h"

#include <woff2/decode.h>
#include <woff2/encode.h>

#include <cstdio>
#include <fcntl.h>
#include <mutex>
#include <unistd.h>

namespace {

// The encoder prints what it did to standard error, and has no switch for that. One packing at a time, its words go nowhere.
class Silence {
public:
  Silence() : turn(mutex), kept(dup(STDERR_FILENO)), nowhere(open("/dev/null", O_WRONLY | O_CLOEXEC)) {
    std::fflush(stderr);
    if (kept >= 0 && nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  }
  ~Silence() {
    std::fflush(stderr);
    if (kept >= 0) dup2(kept, STDERR_FILENO), close(kept);
    if (nowhere >= 0) close(nowhere);
  }

private:
  static std::mutex mutex;
  std::lock_guard<std::mutex> turn;
  int kept, nowhere;
};

std::mutex Silence::mutex;

} // namespace

// No exception may cross into Swift.

size_t woff2_packed_bound(const uint8_t *font, size_t length) {
  return woff2::MaxWOFF2CompressedSize(font, length);
}

bool woff2_pack(const uint8_t *font, size_t length, int quality, uint8_t *packed, size_t *packed_length) try {
  woff2::WOFF2Params parameters;
  parameters.brotli_quality = quality;
  Silence silence;
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
