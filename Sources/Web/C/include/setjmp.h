// WebAssembly has no long jumps: an error of GLPK ends the instance, and the page starts another one.
#ifndef PLATFORM_SETJMP_H
#define PLATFORM_SETJMP_H

typedef int jmp_buf[1];
#define _setjmp(way_out) 0
#define setjmp(way_out) 0
#define _longjmp(way_out, value) __builtin_trap()
#define longjmp(way_out, value) __builtin_trap()

#endif
