import Foundation
import Testing

/// Swift in the guides is a quotation from files that are compiled: those in `Examples`, which
/// belong to these tests, and the package in `Scenarios/Swift`.
@Suite("Swift in the guides")
struct SwiftBlockTests {
  private static let sources: [MarkdownFile] = {
    let paths =
      Repository.files(under: "Tests/DocumentationTests/Examples", ending: ".swift")
      + Repository.files(under: "Scenarios/Swift/Sources", ending: ".swift")
      + Repository.files(under: "Scenarios/Swift/Tests", ending: ".swift")
    return paths.compactMap { try? MarkdownFile($0) }
  }()

  /// The blocks in comments of the engines, which users import alone.
  private static let comments: [CodeBlock] =
    ["LinearProgramming", "LayoutSpecs", "LayoutConstraints"].flatMap { target in
      Repository.files(under: "Sources/Engines/\(target)", ending: ".swift")
    }.flatMap { path -> [CodeBlock] in
      guard var file = try? MarkdownFile(path) else { return [] }
      file.lines = file.lines.map { line in
        line.prefixMatch(of: /\s*\/\/\/\s?/).map { String(line[$0.range.upperBound...]) } ?? ""
      }
      return CodeBlock.blocks(of: file)
    }

  @Test(
    "every block is in a file that is compiled",
    arguments: CodeBlock.all { $0 == .swift } + comments)
  func blocks(block: CodeBlock) {
    let imports = block.lines.filter { $0.hasPrefix("import ") }
    let code = block.lines.drop { $0.hasPrefix("import ") || $0.isEmpty }
    // A comment `// …` stands for any lines.
    let pieces = code.split { $0.trimmingCharacters(in: .whitespaces) == "// …" }.map(Array.init)
    let isCompiled = Self.sources.contains { source in
      pieces.allSatisfy(source.lines.containsDedented)
        && imports.allSatisfy { line in
          source.lines.contains(line) || source.lines.contains("@testable \(line)")
        }
    }
    #expect(
      isCompiled,
      """
      \(block.testDescription): these lines are in no file that is compiled: put them into \
      Tests/DocumentationTests/Examples
      """)
  }
}
