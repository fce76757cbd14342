#include "platform.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double platform_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

double platform_power(double base, double exponent) { return pow(base, exponent); }

double platform_logarithm(double number) { return log10(number); }

int platform_format(char *text, const char *format, double number) {
  int length = snprintf(text, platform_format_size, format, number);
  return length < platform_format_size ? length : platform_format_size - 1;
}

// What Swift's library for WebAssembly leaves to the program: reads a number, and returns where it ends.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}
