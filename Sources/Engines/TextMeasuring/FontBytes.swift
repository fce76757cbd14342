import Synchronization

/// The content of a font file.
package struct FontBytes: Sendable {
  /// The name of the file, without the folder.
  package var name: String
  /// Where the file was found; the name alone where nobody looked for it.
  package var path: String
  /// All bytes of the file.
  package var bytes: [UInt8]

  /// Names the bytes of a font file.
  package init(name: String, path: String? = nil, bytes: [UInt8]) {
    self.name = name
    self.path = path ?? name
    self.bytes = bytes
  }
}

/// Font files in memory, for a program without files: a page loads them one after the other.
package final class LoadedFonts: Sendable {
  private let files = Mutex<[String: FontBytes]>([:])
  private let missing = Mutex<String?>(nil)

  /// Has no file yet.
  package init() {}

  /// Adds a file, or replaces the one of its name; fonts that were opened before stay as they are.
  package func add(_ file: FontBytes) {
    files.withLock { $0[file.name] = file }
  }

  /// The name of a file that was asked for and is not there, once; `nil` where none was.
  package func takeMissing() -> String? {
    missing.withLock { name in
      defer { name = nil }
      return name
    }
  }

  /// The first file of a face that is there; throws `FontError.notInstalled`.
  func file(of face: FontFace) throws(FontError) -> FontBytes {
    let files = files.withLock { $0 }
    guard let file = face.fileNames.lazy.compactMap({ files[$0] }).first else {
      missing.withLock { $0 = face.fileNames.first }
      throw .notInstalled(family: face.family, fileNames: face.fileNames, searchedFolders: [])
    }
    return file
  }
}

extension TextMeasurer {
  /// Creates a measurer that takes its fonts from memory, each when the first text needs it.
  package convenience init(fonts: LoadedFonts) {
    self.init(library: FontLibrary { face throws(FontError) in try fonts.file(of: face) })
  }
}
