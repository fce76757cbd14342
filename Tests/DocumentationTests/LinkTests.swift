import Foundation
import Testing

@Suite("Links and paths in the documentation")
struct LinkTests {
  /// A page that the forge makes, from the README's.
  private static let releases = "../../releases"

  @Test("every link leads to a file and to a heading", arguments: MarkdownFile.all)
  func links(file: MarkdownFile) throws {
    let folder = URL(filePath: "/" + file.path).deletingLastPathComponent()
    for (line, destination) in file.links
    where !destination.contains("://") && !destination.hasPrefix("doc:")
      // What make site writes is not part of the repository.
      && !destination.hasPrefix("site/")
      && destination != Self.releases
    {
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

  @Test("every path in backticks exists", arguments: MarkdownFile.all)
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

  @Test("every type that ARCHITECTURE.md and CONTRIBUTING.md name is declared")
  func types() throws {
    let declaration = /\b(?:actor|class|enum|macro|protocol|struct|typealias) (\w+)/
    var declared: Set<String> = []
    for path in Repository.files(under: "Sources", ending: ".swift") {
      for match in try Repository.text(path).matches(of: declaration) {
        declared.insert(String(match.1))
      }
    }
    for file in MarkdownFile.all where ["ARCHITECTURE.md", "CONTRIBUTING.md"].contains(file.path) {
      for span in file.codeSpans where span.wholeMatch(of: /[A-Z][a-z]\w+/) != nil {
        #expect(
          declared.contains(span) || Self.targets.contains(span) || Repository.exists(span)
            || span == "ParsableCommand",
          "\(file.path): nothing is called \(span)")
      }
    }
  }

  /// In references, nothing else has a page: docc would refuse the link, which only `make docs` asks it.
  @Test("every type that an article of a target links to is one that others can use")
  func usableTypes() throws {
    let declaration =
      /\b(?:public|open|package) (?:final |indirect )?(?:actor|class|enum|macro|protocol|struct|typealias) (\w+)/
    var declared: [String: Set<String>] = [:]
    for path in Repository.files(under: "Sources", ending: ".swift") {
      let names = try Repository.text(path).matches(of: declaration).map { String($0.1) }
      declared[Self.target(of: path), default: [Self.target(of: path)]].formUnion(names)
    }
    for path in Repository.files(under: "Sources", ending: ".md")
    where path.contains("/Documentation.docc/") {
      for link in try Repository.text(path).matches(of: /``([A-Z]\w*)[^`\n]*``/) {
        #expect(
          declared[Self.target(of: path)]?.contains(String(link.1)) == true,
          "\(path): \(link.0) is no type of this target that others can use")
      }
    }
  }

  /// The names of the folders two levels below `Sources`, each a target.
  private static let targets = Set(
    Repository.files(under: "Sources", ending: ".swift").map(target))

  private static func target(of path: String) -> String {
    String(path.split(separator: "/")[2])
  }
}
