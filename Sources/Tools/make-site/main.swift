import Foundation
import Reporting
import Site
import TextMeasuring

// make-site fonts FOLDER: writes the fonts that pages measure texts with.
// make-site pages ENGINE FONTS FOLDER: writes the pages that answer in a browser. ENGINE is the module of .ci/build-web,
// FONTS a folder with those fonts, each compressed by gzip.
// make-site sizes: reads questions about texts, as JSON, and prints what the program measures, for Tests/SiteTests.

let arguments = Array(CommandLine.arguments.dropFirst())

func folder(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }

do {
  switch (arguments.first, arguments.count) {
  case ("fonts", 2):
    try FileManager.default.createDirectory(
      at: folder(arguments[1]), withIntermediateDirectories: true)
    for file in try FontCatalog.system.filesForMeasuring() {
      try Data(file.bytes).write(to: folder(arguments[1]).appending(path: file.name))
    }
  case ("pages", 4):
    let files = try FileManager.default.contentsOfDirectory(
      at: folder(arguments[2]), includingPropertiesForKeys: nil)
    var fonts: [String: Data] = [:]
    for file in files where file.pathExtension == "gz" {
      fonts[file.deletingPathExtension().lastPathComponent] = try Data(contentsOf: file)
    }
    let engine = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
    try PageFolder.write(
      SiteWriter.render(engine: engine, fonts: fonts), to: folder(arguments[3]),
      listedIn: "site.json", mark: SiteWriter.mark)
  case ("sizes", 1):
    let questions = try JSONDecoder().decode(
      [TextQuestion].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let measurer = TextMeasurer()
    for question in questions {
      print(try question.answer(by: measurer).map { "\($0)" }.joined(separator: " "))
    }
  default:
    FileHandle.standardError.write(
      Data("usage: make-site fonts FOLDER | pages ENGINE FONTS FOLDER | sizes\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("error: the site cannot be written: \(error)\n".utf8))
  exit(66)
}
