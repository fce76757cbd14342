import Foundation
import Reporting
import TestSupport
import Testing

@Suite("Files in the program")
struct BuiltInFilesTests {
  @Test(
    "the program has the files of each folder of pages, as they are",
    arguments: [
      "Output/Reporting/Resources/", "Output/Course/Resources/", "Output/Course/Lessons/",
      "Output/Playground/Pages/",
    ])
  func same(folder: String) throws {
    let root = Repository.root.appending(path: "Sources/\(folder)")
    let found = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") && !root.appending(path: $0).hasDirectoryPath }
    let files = found.filter { $0.contains(".") }.sorted()
    let built = BuiltInFiles.texts(in: folder)
    #expect(built.map(\.path) == files)
    for (path, text) in built {
      #expect(
        try text == String(contentsOf: root.appending(path: path), encoding: .utf8), "\(path)")
    }
  }
}
