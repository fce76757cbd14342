// The fence that every exported function of this target opens with OPEN_FENCE and leaves with
// close_fence().
#ifndef FENCE_H
#define FENCE_H

#include <setjmp.h>

#include "CGLPKShims.h"

// A fatal error returns from the function that opened the fence; nothing after it runs, so no local
// variable is read that changed before the jump. _setjmp rather than setjmp, which on some systems
// saves the signal mask: a system call each time.
#define OPEN_FENCE(listens)                    \
  jmp_buf way_out;                             \
  if (_setjmp(way_out)) return fence_broken(); \
  fence_opened(&way_out, listens)

// Catches fatal errors from here on. `listens` is 0 where only a fatal error is worth the
// formatting of text.
void fence_opened(jmp_buf *way_out, int listens);

// Frees all that GLPK holds for this thread, because a fatal error leaves its structures half done.
int fence_broken(void);

// Ends the fence after a step that went through; 0.
int close_fence(void);

#endif
