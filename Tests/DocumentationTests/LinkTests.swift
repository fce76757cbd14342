import Foundation
import Testing

@Suite("Links and paths in the documentation")
struct LinkTests {
  @Test("every link leads to a file and to a heading", arguments: MarkdownFile.all)
  func links(file: MarkdownFile) throws {
    let folder = URL(filePath: "/" + file.path).deletingLastPathComponent()
    for (line, destination) in file.links
    where !destination.contains("://") && !destination.hasPrefix("doc:") {
      let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? file.path
        : String(folder.appending(path: String(parts[0])).standardized.path.dropFirst())
      guard Repository.exists(target) else {
        Issue.record("\(file.path):\(line): there is no \(target)")
        continue
      }
      guard parts.count == 2 else { continue }
      #expect(
        try MarkdownFile(target).anchors.contains(String(parts[1])),
        "\(file.path):\(line): \(target) has no heading #\(parts[1])")
    }
  }

  @Test("every path in backticks exists", arguments: MarkdownFile.guides)
  func paths(file: MarkdownFile) {
    let roots = ["Sources/", "Tests/", "Scenarios/", ".ci/"]
    for span in file.codeSpans
    where roots.contains(where: span.hasPrefix) && !span.contains(/[ *…<>]/) {
      let path = String(span.prefix { $0 != ":" })
      // What accepting baselines writes is not part of the repository.
      guard !path.contains("baselines/") else { continue }
      #expect(Repository.exists(path), "\(file.path): there is no \(path)")
    }
  }
}
