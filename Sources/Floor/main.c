// What nobody can be faster than: every markdown file below a folder read, parsed and rendered by cmark-gfm alone, and
// written, one process a core. The reference of Scripts/bench; no part of what is installed.
#define _XOPEN_SOURCE 700
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char **documents;
static size_t count, capacity;

static int take(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status;
  (void)place;
  size_t length = strlen(path);
  if (kind != FTW_F || length < 3 || strcmp(path + length - 3, ".md") != 0) return 0;
  if (count == capacity) {
    capacity = capacity ? capacity * 2 : 256;
    documents = realloc(documents, capacity * sizeof *documents);
    if (!documents) return 1;
  }
  documents[count++] = strdup(path);
  return 0;
}

static void convert(const char *document, const char *output, size_t number) {
  FILE *in = fopen(document, "rb");
  if (!in) return;
  static const char *const names[] = {"table", "strikethrough", "autolink"};
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[i]));
  static char buffer[1 << 16];
  size_t length;
  while ((length = fread(buffer, 1, sizeof buffer, in)) > 0) cmark_parser_feed(parser, buffer, length);
  fclose(in);
  cmark_node *tree = cmark_parser_finish(parser);
  char *html = cmark_render_html(tree, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser));
  char path[4096];
  snprintf(path, sizeof path, "%s/%zu.html", output, number);
  FILE *out = fopen(path, "wb");
  if (out) {
    fwrite(html, 1, strlen(html), out);
    fclose(out);
  }
  free(html);
  cmark_node_free(tree);
  cmark_parser_free(parser);
}

int main(int arguments, char **values) {
  if (arguments != 3) {
    fprintf(stderr, "usage: floor CONTENT OUTPUT\n");
    return 2;
  }
  mkdir(values[2], 0755);
  if (nftw(values[1], take, 16, FTW_PHYS) != 0) return 1;
  cmark_gfm_core_extensions_ensure_registered();
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  if (cores < 1) cores = 1;
  for (long core = 0; core < cores; core++) {
    // The library's tables of special characters belong to a process: only processes work side by side.
    if (fork() != 0) continue;
    for (size_t i = (size_t)core; i < count; i += (size_t)cores) convert(documents[i], values[2], i);
    return 0;
  }
  while (wait(NULL) > 0) continue;
  return 0;
}
