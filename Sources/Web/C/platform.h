// What Swift asks of the C library for a page.
#ifndef PLATFORM_H
#define PLATFORM_H

// Seconds since some start, by a clock that never goes back.
double platform_seconds(void);

double platform_power(double base, double exponent);
double platform_logarithm(double number);

// A number in one of printf's formats, as at most so many characters; returns their number.
enum { platform_format_size = 400 };
int platform_format(char *text, const char *format, double number);

#endif
