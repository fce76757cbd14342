// The fence that every exported function of this target opens with OPEN_FENCE and leaves with close_fence().
#ifndef FENCE_H
#define FENCE_H

#include <setjmp.h>

#include "CGLPKShims.h"

// _setjmp and _longjmp, because setjmp would save the signal mask on some systems: a system call each time.
// A function must not read a local variable that it changed inside the fence after the jump; OPEN_FENCE returns at
// once for that reason.
#define OPEN_FENCE(listens)                  \
  jmp_buf way_out;                           \
  if (_setjmp(way_out)) return fence_broken(); \
  fence_opened(&way_out, listens)

// Catches fatal errors from here on. `listens` is 0 where only a fatal error is worth the formatting of text.
void fence_opened(jmp_buf *way_out, int listens);

// Frees all that GLPK holds for this thread, because a fatal error leaves its structures half done.
int fence_broken(void);

// Ends the fence after a step that went through; 0.
int close_fence(void);

#endif
