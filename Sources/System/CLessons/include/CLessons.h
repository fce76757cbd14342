// The lessons that come with the project, which are built into the program.
#ifndef C_LESSONS_H
#define C_LESSONS_H

/// The file of one lesson.
struct shipped_lesson {
  /// The path in the folder of all lessons.
  const char *path;
  /// The text: UTF-8, ended by a zero byte; it lives as long as the program.
  const char *text;
};

/// All lessons in the order of their paths, ended by one without a path.
const struct shipped_lesson *shipped_lessons(void);

#endif
