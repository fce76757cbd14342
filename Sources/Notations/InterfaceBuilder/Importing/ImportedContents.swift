/// The source of the sizes of leaves in an imported scenario.
package enum ImportedContents: Sendable {
  /// Texts and images as the file has them, measured here.
  case measured
  /// What an app shows: as measured, but nothing has a size of its own that it was only drawn with.
  case running
  /// The frames that Xcode stored: layouts then do not depend on fonts.
  case stored
}
