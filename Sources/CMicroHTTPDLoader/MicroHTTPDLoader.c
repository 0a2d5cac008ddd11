// libmicrohttpd comes with a TLS library and eight more that every command would load at its start, for a server that
// never speaks TLS: a quarter of the time that the program takes to begin. On Linux its functions are looked up when a
// server starts; elsewhere the linker does it, as ever.

#include "MicroHTTPDLoader.h"

#ifdef __linux__

#include <dlfcn.h>
#include <microhttpd.h>
#include <stddef.h>

// Set once, before the first call; what was loaded stays.
static void *library;

#define FUNCTIONS(EACH)                                                                                          \
  EACH(enum MHD_Result, MHD_add_response_header,                                                                 \
       (struct MHD_Response * response, const char *header, const char *content), (response, header, content))   \
  EACH(struct MHD_Response *, MHD_create_response_from_buffer,                                                   \
       (size_t size, void *buffer, enum MHD_ResponseMemoryMode mode), (size, buffer, mode))                      \
  EACH(struct MHD_Response *, MHD_create_response_from_callback,                                                 \
       (uint64_t size, size_t block, MHD_ContentReaderCallback reader, void *context,                            \
        MHD_ContentReaderFreeCallback end),                                                                      \
       (size, block, reader, context, end))                                                                      \
  EACH(void, MHD_destroy_response, (struct MHD_Response * response), (response))                                 \
  EACH(int, MHD_get_connection_values,                                                                           \
       (struct MHD_Connection * connection, enum MHD_ValueKind kind, MHD_KeyValueIterator take, void *context),  \
       (connection, kind, take, context))                                                                        \
  EACH(const char *, MHD_lookup_connection_value,                                                                \
       (struct MHD_Connection * connection, enum MHD_ValueKind kind, const char *key), (connection, kind, key))  \
  EACH(enum MHD_Result, MHD_queue_response,                                                                      \
       (struct MHD_Connection * connection, unsigned int status, struct MHD_Response *response),                 \
       (connection, status, response))                                                                           \
  EACH(void, MHD_resume_connection, (struct MHD_Connection * connection), (connection))                          \
  EACH(struct MHD_Daemon *, MHD_start_daemon_va,                                                                 \
       (unsigned int flags, uint16_t port, MHD_AcceptPolicyCallback accept, void *acceptContext,                 \
        MHD_AccessHandlerCallback handler, void *context, va_list options),                                      \
       (flags, port, accept, acceptContext, handler, context, options))                                          \
  EACH(void, MHD_stop_daemon, (struct MHD_Daemon * daemon), (daemon))                                            \
  EACH(void, MHD_suspend_connection, (struct MHD_Connection * connection), (connection))

// Under the names of the header, so that nobody else has to know.
#define FORWARD(result, name, parameters, arguments)                  \
  __attribute__((visibility("hidden"))) result name parameters {      \
    return ((result(*) parameters)dlsym(library, #name)) arguments;   \
  }
FUNCTIONS(FORWARD)

#define NAME(result, name, parameters, arguments) #name,

bool loadMicroHTTPD(void) {
  static const char *const names[] = {FUNCTIONS(NAME)};
  // The second name is there only with the headers, for a library of another version that they fit.
  void *found = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!found) found = dlopen("libmicrohttpd.so", RTLD_NOW | RTLD_LOCAL);
  if (!found) return false;
  for (size_t place = 0; place < sizeof names / sizeof *names; place++)
    if (!dlsym(found, names[place])) return false;
  __atomic_store_n(&library, found, __ATOMIC_RELEASE);
  return true;
}

#else

bool loadMicroHTTPD(void) { return true; }

#endif
