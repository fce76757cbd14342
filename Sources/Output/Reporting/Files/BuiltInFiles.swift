import CResources

/// The files that are built into the program.
package enum BuiltInFiles {
  /// The files of a folder and of those in it, by their paths in it and in their order.
  ///
  /// The folder is a path below `Sources` with a slash at its end. Linear in the number of all files.
  package static func texts(in folder: String) -> [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = []
    var file = built_in_files()
    while let entry = file?.pointee, let start = entry.path {
      let path = String(cString: start)
      if path.hasPrefix(folder) {
        texts.append((String(path.dropFirst(folder.count)), String(cString: entry.text)))
      }
      file = file?.advanced(by: 1)
    }
    return texts
  }
}
