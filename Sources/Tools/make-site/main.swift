import Foundation
import Reporting
import Site

// make-site ENGINE FOLDER: writes the pages that answer in a browser. ENGINE is the module of .ci/build-web, compressed
// by gzip.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let engine = arguments.first, let folder = arguments.last else {
  FileHandle.standardError.write(Data("usage: make-site ENGINE FOLDER\n".utf8))
  exit(64)
}
do {
  let module = try Data(contentsOf: URL(fileURLWithPath: engine))
  try PageFolder.write(
    SiteWriter.render(engine: module), to: URL(fileURLWithPath: folder, isDirectory: true),
    listedIn: "site.json", mark: SiteWriter.mark)
} catch {
  FileHandle.standardError.write(Data("error: the site cannot be written: \(error)\n".utf8))
  exit(66)
}
