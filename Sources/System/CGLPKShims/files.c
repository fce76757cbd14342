// Writing and reading files. GLPK's messages are kept, because they describe the error and its
// line.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fence.h"

// Whether a regular file has `mark` among its last characters: GLPK does not notice when the end of
// its buffer no longer fits on the disk. Compressed files and special files count as complete.
static int is_complete(const char *path, const char *mark) {
  char end[16] = {0};
  size_t length = strlen(path);
  if (length > 3 && strcmp(path + length - 3, ".gz") == 0) return 1;
  struct stat status;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return 1;
  FILE *file = fopen(path, "rb");
  if (file == NULL) return 1;
  if (fseek(file, -(long)(sizeof end - 1), SEEK_END) != 0) rewind(file);
  end[fread(end, 1, sizeof end - 1, file)] = 0;
  fclose(file);
  return strstr(end, mark) != NULL;
}

int fenced_write(glp_prob *problem, int format, const char *path, int *code) {
  OPEN_FENCE(1);
  const char *end_mark;
  switch (format) {
    case FENCED_CPLEX_LP:
      *code = glp_write_lp(problem, NULL, path);
      end_mark = "End";
      break;
    case FENCED_FREE_MPS:
      *code = glp_write_mps(problem, GLP_MPS_FILE, NULL, path);
      end_mark = "ENDATA";
      break;
    default:
      *code = glp_write_prob(problem, 0, path);
      end_mark = "e o f";
      break;
  }
  if (*code == 0 && !is_complete(path, end_mark)) {
    *code = 1;
    glp_printf("Write error - the file is incomplete\n");
  }
  return close_fence();
}

// Reports the reason in the form of GLPK's own messages.
static int no_temporary_file(const char *path, int reason, int *code) {
  OPEN_FENCE(1);
  *code = 1;
  glp_printf("Unable to create %s - %s\n", path, strerror(reason));
  return close_fence();
}

// The contents of a file, terminated by a NUL; NULL where memory runs out or it cannot be read.
static char *contents(int file) {
  off_t length = lseek(file, 0, SEEK_END);
  if (length < 0 || lseek(file, 0, SEEK_SET) != 0) return NULL;
  char *text = malloc((size_t)length + 1);
  if (text == NULL) return NULL;
  for (off_t done = 0; done < length;) {
    ssize_t count = read(file, text + done, (size_t)(length - done));
    if (count <= 0) {
      if (count < 0 && errno == EINTR) continue;
      free(text);
      return NULL;
    }
    done += count;
  }
  text[length] = 0;
  return text;
}

// GLPK accepts only paths. No fence is open here, so the file is deleted whatever happens inside.
int fenced_write_text(glp_prob *problem, int format, char **text, int *code) {
  char path[PATH_MAX];
  const char *folder = getenv("TMPDIR");
  if (folder == NULL || folder[0] == 0) folder = "/tmp";
  snprintf(path, sizeof path, "%s/program-XXXXXX", folder);
  int file = mkstemp(path);
  if (file < 0) return no_temporary_file(path, errno, code);
  int result = fenced_write(problem, format, path, code);
  int reason = 0;
  if (result == 0 && *code == 0) {
    *text = contents(file);
    if (*text == NULL) reason = errno;
  }
  close(file);
  unlink(path);
  return reason == 0 ? result : no_temporary_file(path, reason, code);
}

void fenced_free_text(char *text) { free(text); }
