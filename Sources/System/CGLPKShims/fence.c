#include "fence.h"

#include <pthread.h>
#include <string.h>

static _Thread_local char message[4096];
static _Thread_local size_t message_length;
static _Thread_local int terminal_was_on;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t thread_end;
static _Thread_local int thread_is_known;

const char *fenced_message(void) { return message; }

// GLPK's terminal hook; returns 1 because nothing is left to print. Text beyond the buffer replaces
// the oldest half, because GLPK prints the error last.
static int keep(void *unused, const char *text) {
  (void)unused;
  size_t length = strlen(text);
  if (length >= sizeof message / 2) {
    text += length - (sizeof message / 2 - 1);
    length = sizeof message / 2 - 1;
  }
  if (message_length + length >= sizeof message) {
    size_t half = message_length / 2;
    memmove(message, message + half, message_length - half);
    message_length -= half;
  }
  memcpy(message + message_length, text, length + 1);
  message_length += length;
  return 1;
}

static void jump_out(void *way_out) { _longjmp(*(jmp_buf *)way_out, 1); }

static void free_environment(void *unused) {
  (void)unused;
  glp_free_env();
}

static void make_thread_end(void) { pthread_key_create(&thread_end, free_environment); }

// GLPK never frees its environment of a thread by itself, so each thread frees it when it ends.
static void remember_thread(void) {
  if (thread_is_known) return;
  pthread_once(&once, make_thread_end);
  pthread_setspecific(thread_end, message);
  thread_is_known = 1;
}

void fence_opened(jmp_buf *way_out, int listens) {
  remember_thread();
  message[0] = 0;
  message_length = 0;
  glp_term_hook(keep, NULL);
  glp_error_hook(jump_out, way_out);
  terminal_was_on = glp_term_out(listens ? GLP_ON : GLP_OFF);
}

int fence_broken(void) {
  glp_error_hook(NULL, NULL);
  glp_term_hook(NULL, NULL);
  glp_free_env();
  return FENCE_BROKEN;
}

int close_fence(void) {
  glp_error_hook(NULL, NULL);
  glp_term_hook(NULL, NULL);
  glp_term_out(terminal_was_on);
  return 0;
}
