#ifndef LAYOUTDIFF_CMAINACTOR_H
#define LAYOUTDIFF_CMAINACTOR_H

/// Keeps the class of the view that this thread made last: a message names it.
///
/// Under Swift 6, the compiler checks at run time that closures of views run on the main thread. On Linux, the runtime
/// ends the program there without a word. From here on, a message comes first.
void layoutdiff_made_view(const void *view_class);

#endif
