// The files that are built into the program: schemas, lessons, and what pages are made of.
#ifndef C_RESOURCES_H
#define C_RESOURCES_H

/// One of the files.
struct built_in_file {
  /// Its path below Sources.
  const char *path;
  /// Its text: UTF-8, ended by a zero byte; it lives as long as the program.
  const char *text;
};

/// All of them in the order of their paths, ended by one without a path.
const struct built_in_file *built_in_files(void);

/// The text of one; null where there is none of this path.
const char *built_in(const char *path);

#endif
