#pragma once
#include <stdbool.h>

/// Loads the HTTP library where it is loaded when it is needed; says whether all of it that is used is there. To be
/// called before any of its functions.
bool loadMicroHTTPD(void);
