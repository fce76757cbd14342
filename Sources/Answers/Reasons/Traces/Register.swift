/// How exactly words say what was found.
package enum Register: Sendable {
  /// Every number and path, for those who look for a mistake.
  case exact
  /// What decides, without size ranges and paths, for lessons.
  case plain
}
