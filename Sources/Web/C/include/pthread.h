// A page's worker has one thread, which ends with its instance.
#ifndef PLATFORM_PTHREAD_H
#define PLATFORM_PTHREAD_H

typedef int pthread_once_t;
typedef int pthread_key_t;
#define PTHREAD_ONCE_INIT 0
static inline int pthread_once(pthread_once_t *once, void (*work)(void)) {
  (void)once;
  (void)work;
  return 0;
}
static inline int pthread_key_create(pthread_key_t *key, void (*end)(void *)) {
  (void)key;
  (void)end;
  return 0;
}
static inline int pthread_setspecific(pthread_key_t key, const void *value) {
  (void)key;
  (void)value;
  return 0;
}

#endif
