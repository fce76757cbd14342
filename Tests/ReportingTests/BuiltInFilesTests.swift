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
      "Output/Playground/Pages/", "Output/Site/Pages/", "Output/Site/Resources/",
    ])
  func same(folder: String) throws {
    let root = Repository.folder.appending(path: "Sources/\(folder)")
    let found = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let built = BuiltInFiles.texts(in: folder)
    // Folders have no ending.
    #expect(built.map(\.path) == found.filter { $0.contains(".") }.sorted())
    for (path, text) in built {
      #expect(try Repository.text("Sources/\(folder)\(path)") == text)
    }
  }
}
