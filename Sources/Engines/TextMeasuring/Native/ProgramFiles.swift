import Foundation

/// The files that a release brings along, so that the program needs nothing installed.
package enum ProgramFiles {
  /// The folder `share/layoutdiff` beside the `bin` of the program, which only releases have.
  ///
  /// Both may be moved together, and links to the program are followed.
  package static let folder: String = {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: "/usr/local/bin/layoutdiff")
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/share/layoutdiff"
  }()
}
