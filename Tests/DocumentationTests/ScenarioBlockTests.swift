import Foundation
import Testing

@Suite("Scenarios in the guides")
struct ScenarioBlockTests {
  @Test(
    "a whole scenario has the result that the guide states",
    arguments: CodeBlock.all { if case .scenario = $0 { true } else { false } })
  func scenarios(block: CodeBlock) async throws {
    guard case .scenario(let expected) = block.kind else { return }
    let outcome = try await check(block.text)
    #expect(
      outcome.status == expected.exitStatus,
      "\(block.testDescription) ends with \(outcome.status):\n\(outcome.output)")
    if expected == .conflicts { #expect(outcome.output.contains("conflict")) }
    if expected == .passes {
      #expect(!outcome.output.contains("warning:"), "\(block.testDescription): \(outcome.output)")
    }
  }

  @Test(
    "a fragment is laid out once it is completed",
    arguments: CodeBlock.all { $0 == .fragment })
  func fragments(block: CodeBlock) async throws {
    let workspace = try Workspace()
    try workspace.write(block.completed, to: "fragment.yaml")
    let outcome = try await workspace.run("layoutdiff frames fragment.yaml")
    #expect(
      outcome.status == 0 && !outcome.output.contains("warning:"),
      "\(block.testDescription), completed:\n\(block.completed)\n\(outcome.output)")
  }

  @Test(
    "a quotation is in the file that it names",
    arguments: CodeBlock.all { if case .quote = $0 { true } else { false } })
  func quotations(block: CodeBlock) throws {
    guard case .quote(let path) = block.kind else { return }
    let file = try MarkdownFile("Scenarios/" + path)
    #expect(
      file.lines.containsDedented(block.lines),
      "\(block.testDescription): these lines are not in Scenarios/\(path)")
  }

  @Test("every file that is quoted passes")
  func quotedFiles() async throws {
    let paths = CodeBlock.all.compactMap { block -> String? in
      guard case .quote(let path) = block.kind else { return nil }
      return "Scenarios/" + path
    }
    guard !paths.isEmpty else { return }
    let outcome = try await Workspace().run(
      "layoutdiff check " + Set(paths).sorted().joined(separator: " "))
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private func check(_ text: String) async throws -> Workspace.Outcome {
    let workspace = try Workspace()
    try workspace.write(text, to: "scenario.yaml")
    return try await workspace.run("layoutdiff check scenario.yaml")
  }
}

extension [String] {
  /// The lines without the indentation that all have in common; blank lines count as empty.
  var dedented: [String] {
    let indentations = filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }
    let common = indentations.min() ?? 0
    return map { $0.allSatisfy(\.isWhitespace) ? "" : String($0.dropFirst(common)) }
  }

  /// Whether `lines` follow one another here, indented further or less far as a whole.
  func containsDedented(_ lines: [String]) -> Bool {
    let wanted = lines.dedented
    guard !wanted.isEmpty, count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { start in
      [String](self[start..<(start + wanted.count)]).dedented == wanted
    }
  }
}
