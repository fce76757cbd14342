extension String {
  /// A path as other tools write it: without `./` before it.
  package var withoutDotPrefix: String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// At most `count` Unicode scalars, with an ellipsis where some are missing.
  ///
  /// One character may have ten megabytes, all of them accents.
  package func cut(to count: Int) -> String {
    // Counting to the end would take long.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
