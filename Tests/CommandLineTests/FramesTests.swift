import TestSupport
import Testing

@Suite("Printing frames")
struct FramesTests {
  /// The row's spec has no layout in a container without a height.
  private static let partial = """
    layoutdiff: 1
    containers: [100, 100x50, 200, 200x60]
    elements:
      a: { box: 10x10 }
    spec:
      stack: { direction: vertical, children: [{ element: a, style: { minHeight: 50% } }] }
    constraints:
      - a.leading == superview.leading
      - a.top == superview.top
      - a.bottom == superview.bottom
    """

  @Test("the frames of containers with a layout come first, then why the others have none")
  func partial() async throws {
    let workspace = try Workspace(["part.yaml": Self.partial])
    let outcome = try await workspace.layoutdiff("frames", "part.yaml")
    for title in [
      "part, spec, in 100 × 50 pt", "part, spec, in 200 × 60 pt",
      "part, constraints, in 100 × 10 pt",
      "part, constraints, in 200 × 60 pt",
    ] {
      #expect(outcome.output.contains("\(title)\n"), "\(outcome.output)")
    }
    #expect(!outcome.output.contains("spec, in 100 × 0 pt"))
    let failures = outcome.errors.split(separator: "\n")
    #expect(failures.count == 2, "\(outcome.errors)")
    #expect(failures.first?.hasPrefix("part.yaml:5:1: error: at 100 pt: ") == true)
    #expect(failures.last?.hasPrefix("part.yaml:5:1: error: at 200 pt: ") == true)
    #expect(outcome.status == 65)
    let alone = try await workspace.layoutdiff(
      "frames", "part.yaml", "--engine", "spec", "--container", "100")
    #expect(alone.status == 65 && alone.output.isEmpty)
    let json = try await workspace.layoutdiff("frames", "part.yaml", "--json")
    #expect(try JSON(text: json.output).items.count == 6)
    #expect(json.status == 65)
  }

  @Test("columns of long numbers stay apart")
  func longNumbers() async throws {
    let text = """
      layoutdiff: 1
      containers: [100000x100000]
      elements: { a: { box: 10x10 } }
      constraints:
        - a.leading == superview.leading - 999999.99
        - a.top == superview.top - 999999.99
        - a.width == 20 * superview.width
        - a.height == 10.1234 * superview.height
      """
    let workspace = try Workspace(["long.yaml": text])
    let outcome = try await workspace.layoutdiff("frames", "long.yaml", "--rounding", "off")
    let row = outcome.output.split(separator: "\n").first { $0.hasPrefix("  a ") }
    #expect(
      row?.split(separator: " ").map(String.init)
        == ["a", "-999999.99", "-999999.99", "2000000", "1012340"], "\(outcome.output)")
  }
}
