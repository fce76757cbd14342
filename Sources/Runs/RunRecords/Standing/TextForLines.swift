extension String {
  /// A path as other tools write it: without `./` before it.
  package var withoutDotPrefix: String {
    var path = self[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }
}
