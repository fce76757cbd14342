// The files of the playground's page, which are built into the program.
#ifndef C_PLAYGROUND_H
#define C_PLAYGROUND_H

#include <stddef.h>

/// One file of the page.
struct playground_page {
  /// The name in its address.
  const char *name;
  /// The bytes, which live as long as the program.
  const unsigned char *bytes;
  size_t count;
};

/// All files of the page, ended by one without a name.
const struct playground_page *playground_pages(void);

/// The JSON Schema of the playground's interface: UTF-8, ended by a zero byte.
const char *playground_schema_json(void);

#endif
