#include "CMainActor.h"

#ifdef __linux__

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// Of the Swift runtime, which has no header for them.
typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;

typedef struct {
  const char *text;
  uintptr_t length;
} TypeName;

typedef __attribute__((swiftcall)) void (*Check)(Executor);
typedef __attribute__((swiftcall)) void (*Hook)(Executor, Check);
extern Hook swift_task_checkIsolated_hook;
extern __attribute__((swiftcall)) bool swift_task_isMainExecutor(Executor);
extern __attribute__((swiftcall)) TypeName swift_getTypeName(const void *type, bool is_qualified);

// Of Dispatch: the main thread is any thread that works on the main queue.
extern char _dispatch_main_q[];
extern void dispatch_queue_set_specific(void *queue, const void *key, void *value, void (*end)(void *));
extern void *dispatch_get_specific(const void *key);

static _Thread_local const void *last_view;
static Hook earlier_hook;
static char main_queue;

void layoutdiff_made_view(const void *view_class) { last_view = view_class; }

static void tell(void) {
  if (last_view) {
    TypeName name = swift_getTypeName(last_view, false);
    fprintf(stderr, "%.*s: error: code of this view ran outside the main thread, where Swift 6 ends the program\n",
            (int)name.length, name.text);
  } else {
    fputs("error: code on the main actor ran outside the main thread, where Swift 6 ends the program\n", stderr);
  }
  fputs("mark the test, or what makes the view, with @MainActor\n", stderr);
}

static __attribute__((swiftcall)) void check(Executor executor, Check original) {
  if (!dispatch_get_specific(&main_queue) && swift_task_isMainExecutor(executor)) tell();
  if (earlier_hook) {
    earlier_hook(executor, original);
  } else {
    original(executor);
  }
}

__attribute__((constructor)) static void install(void) {
  dispatch_queue_set_specific(_dispatch_main_q, &main_queue, &main_queue, NULL);
  earlier_hook = swift_task_checkIsolated_hook;
  swift_task_checkIsolated_hook = check;
}

#else

// The runtime has a message of its own.
void layoutdiff_made_view(const void *view_class) {}

#endif
