// The fence around GLPK: every exported function of this target opens it with OPEN_FENCE and closes
// it with close_fence().
#ifndef FENCE_H
#define FENCE_H

#include <setjmp.h>

#include "CGLPKShims.h"

// After a fatal error, control returns to the function that opened the fence, which returns at
// once; so no local variable is read that changed before the jump. _setjmp rather than setjmp,
// because setjmp saves the signal mask on some systems, with a system call each time.
#define OPEN_FENCE(listens)                    \
  jmp_buf way_out;                             \
  if (_setjmp(way_out)) return fence_broken(); \
  fence_opened(&way_out, listens)

// Catches fatal errors from here on. `listens` is 0 where GLPK's other messages are not needed, so
// that they are not even formatted.
void fence_opened(jmp_buf *way_out, int listens);

// Frees everything that GLPK holds for this thread, because a fatal error leaves its structures in
// an undefined state. Returns FENCE_BROKEN.
int fence_broken(void);

// Closes the fence after a successful step. Returns 0.
int close_fence(void);

#endif
