import Foundation
import Synchronization

/// Where the reports of failing tests are written.
enum TestReports {
  /// The variable of the environment that names the folder.
  static let variable = "LAYOUTDIFF_REPORTS"

  /// The folders that this process has given away.
  private static let taken = Mutex<Set<String>>([])

  /// A folder for what was found at `Module/File.swift:line`, which is in its name.
  ///
  /// The same place gets the same folder in every run, so that old reports are replaced; within a
  /// run its second report gets one of its own.
  static func folder(for place: String) -> URL {
    let name = place.replacing(".swift:", with: "-").replacing("/", with: "-")
    return taken.withLock { taken in
      var number = 1
      var candidate = name
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "\(name)-\(number)"
      }
      return root.appending(path: candidate, directoryHint: .isDirectory)
    }
  }

  private static var root: URL {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    // Temporary folders may be shared, and so may not belong to whoever runs the test.
    return FileManager.default.temporaryDirectory
      .appending(path: "layoutdiff-reports-\(NSUserName())", directoryHint: .isDirectory)
  }
}
