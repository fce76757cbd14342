package import Foundation
import TextMeasuring

/// The files of the editor in pages: Debian's CodeMirror, https://packages.debian.org/libjs-codemirror.
package enum EditorFiles {
  /// Those that are installed, by their names on pages.
  package static var all: [(name: String, contents: Data)] {
    files.compactMap { name, path in
      folders.lazy.compactMap { FileManager.default.contents(atPath: $0 + path) }.first
        .map { (name, $0) }
    }
  }

  private static let folders = [
    ProgramFiles.folder + "/codemirror/", "/usr/share/javascript/codemirror/",
    "/usr/share/nodejs/codemirror/",
  ]

  private static let files = [
    ("codemirror.js", "lib/codemirror.js"), ("codemirror.css", "lib/codemirror.css"),
    ("yaml.js", "mode/yaml/yaml.js"), ("show-hint.js", "addon/hint/show-hint.js"),
    ("show-hint.css", "addon/hint/show-hint.css"), ("lint.js", "addon/lint/lint.js"),
    ("lint.css", "addon/lint/lint.css"), ("active-line.js", "addon/selection/active-line.js"),
    ("search.js", "addon/search/search.js"),
    ("searchcursor.js", "addon/search/searchcursor.js"),
    ("dialog.js", "addon/dialog/dialog.js"), ("dialog.css", "addon/dialog/dialog.css"),
    ("comment.js", "addon/comment/comment.js"),
  ]
}
