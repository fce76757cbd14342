// GLPK writes linear programs to files, and a page has none: what goes to the standard output is the text. Nothing
// else is written there.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>

#include "../../System/CGLPKShims/fence.h"
#include "zlib.h"

static char *text_so_far;
static size_t length;

ssize_t writev(int file, const struct iovec *parts, int count) {
  (void)file;
  size_t added = 0;
  for (int part = 0; part < count; part++) added += parts[part].iov_len;
  char *longer = realloc(text_so_far, length + added + 1);
  if (longer == NULL) return -1;
  text_so_far = longer;
  for (int part = 0; part < count; part++) {
    memcpy(text_so_far + length, parts[part].iov_base, parts[part].iov_len);
    length += parts[part].iov_len;
  }
  text_so_far[length] = 0;
  return (ssize_t)added;
}

// A page asks for the CPLEX LP format alone.
int fenced_write_text(glp_prob *problem, int format, char **text, int *code) {
  (void)format;
  OPEN_FENCE(1);
  *code = glp_write_lp(problem, NULL, "/dev/stdout");
  fflush(stdout);
  *text = text_so_far;
  text_so_far = NULL;
  length = 0;
  return close_fence();
}

void fenced_free_text(char *text) { free(text); }

// There are no compressed files.
gzFile gzopen(const char *path, const char *mode) { return (void)path, (void)mode, NULL; }
int gzread(gzFile file, voidp bytes, unsigned count) { return (void)file, (void)bytes, (void)count, -1; }
int gzwrite(gzFile file, voidpc bytes, unsigned count) { return (void)file, (void)bytes, (void)count, 0; }
int gzclose(gzFile file) { return (void)file, 0; }
const char *gzerror(gzFile file, int *number) { return (void)file, (void)number, ""; }
