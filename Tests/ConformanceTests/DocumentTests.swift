import Foundation
import Geometry
import LayoutConstraints
import Testing

@testable import Conformance

@Suite("Documents of Interface Builder")
struct DocumentTests {
  /// The documents whose frames are not those of Auto Layout, each with the image views that show a
  /// symbol, since files do not say how far the alignment rectangle of a symbol reaches beyond its frame.
  ///
  /// That is in Apple's catalogue of symbols, and follows neither from the size that a file lists for one
  /// nor from that of its view: in public files, 25 × 25 points are 24 points high in the frame with one
  /// symbol of 128 × 121, 77.7 of 80 with another, and 67 of 70 with one of 128 × 120.
  private static let symbols = [
    "ib-0931": ["imageView1"], "ib-0977": ["imageView1", "imageView2"], "ib-0996": ["imageView1"],
  ]

  /// What Xcode had for these symbols: half a point more above and below.
  private static let symbolInsets = "{ alignmentRectInsets: { top: -0.5, bottom: -0.5 } }"

  @Test(
    "documents have the frames of Auto Layout, whatever the solver",
    arguments: ConstraintSolver.allCases)
  func agreement(solver: ConstraintSolver) throws {
    let file = try DocumentFile(json: GivenVectors.data(GivenVectors.documents))
    let results = file.results(solver: solver)
    #expect(results.count == 800)
    for result in results {
      switch result.outcome {
      case .agrees:
        #expect(Self.symbols[result.name] == nil, "\(result.name) agrees now: it is known no more")
      case .differs(let differences) where Self.symbols[result.name] != nil:
        #expect(differences.compactMap(\.node) == Self.symbols[result.name], "\(result.name)")
        #expect(differences.allSatisfy { $0.largest == 1 }, "\(result.name)")
      default:
        Issue.record("\(result.name): \(result.complaint ?? "")")
      }
    }
  }

  @Test(
    "documents with symbols agree once the alignment rectangles of these are known",
    arguments: ConstraintSolver.allCases)
  func alignment(solver: ConstraintSolver) throws {
    var all = try #require(
      JSONSerialization.jsonObject(with: GivenVectors.data(GivenVectors.documents))
        as? [String: Any])
    let documents = try #require(all["documents"] as? [[String: Any]])
    all["documents"] = try documents.compactMap { document -> [String: Any]? in
      guard let views = Self.symbols[document["name"] as? String ?? ""] else { return nil }
      var changed = document
      let text = try #require(document["yaml"] as? String)
      let insets = views.map { "\n    \($0): \(Self.symbolInsets)" }.joined()
      changed["yaml"] = text.replacing("\n  views:", with: "\n  views:" + insets)
      changed["grid"] = 0
      return changed
    }
    let file = try DocumentFile(json: try JSONSerialization.data(withJSONObject: all))
    let results = file.results(solver: solver)
    #expect(results.count == 3)
    for result in results {
      #expect(result.outcome == .agrees, "\(result.name): \(result.complaint ?? "")")
    }
  }

  @Test("frames are relative to another view, and a document's grid is how near is enough")
  func comparison() throws {
    let rules = "[inner.leading == card.leading + 5, inner.top == card.top + 6]"
    func outcome(x: Double, more: String = "") throws -> VectorResult.Outcome? {
      try file(frame: "[\(x), 6, 30, 20]", rules: rules, more: more).results().first?.outcome
    }
    #expect(try outcome(x: 5) == .agrees)
    #expect(try outcome(x: 5.51) == .agrees)
    #expect(try outcome(x: 6, more: #""grid": 1,"#) == .agrees)
    #expect(try outcome(x: 6) == .agrees, "a frame of whole points was rounded to them")
    #expect(try outcome(x: 6, more: #""grid": 0.5,"#) != .agrees)
    #expect(
      try outcome(x: 5.52)
        == .differs([
          VectorDifference(node: "inner", found: [5, 6, 30, 20], expected: [5.52, 6, 30, 20])
        ]))
  }

  @Test("contents that files have with six decimals are not rounded up to the next pixel")
  func decimals() throws {
    // 20.666667 points are 62.000001 thirds.
    let rules = """
      [inner.leading == card.leading, inner.top == card.top, inner.height == 3 * inner.width]
      """
    let file = try file(
      frame: "[0, 0, 20.6667, 62]", rules: rules, box: "20.666667x62", scale: 3)
    #expect(file.results().map(\.outcome) == [.agrees])
  }

  @Test("documents that cannot be read say where, and do not keep others from being laid out")
  func invalid() throws {
    let results = try file(frame: "[0, 0, 30, 20]", rules: "[inner.leading = 5]").results()
    let complaint = try #require(results.first?.complaint)
    #expect(complaint.hasPrefix("documents[0].yaml cannot be read: test:"))
    for (text, message) in [
      (#"{"kind": "other"}"#, "kind is 'other'; expected layoutdiff.documents"),
      (#"{"kind": "layoutdiff.documents", "version": 2}"#, "version is '2'; expected 1"),
      (#"{"kind": "layoutdiff.documents", "version": 1}"#, "documents is missing"),
    ] {
      let error = #expect(throws: VectorError.self) {
        try ConformanceFile(json: Data(text.utf8))
      }
      #expect(error?.description == message)
    }
  }

  @Test("a file without a kind has layout spec trees")
  func kinds() throws {
    for name in [GivenVectors.texture, GivenVectors.documents] {
      let file = try ConformanceFile(json: GivenVectors.data(name))
      if case .documents = file {
        #expect(name == GivenVectors.documents)
      } else {
        #expect(name == GivenVectors.texture)
      }
    }
  }

  /// A file of a document `test` with `inner`, 30 × 20 points, beside `card`, which is at 10, 10.
  private func file(
    frame: String, rules: String, more: String = "", box: String = "30x20", scale: Int = 2
  ) throws -> ConformanceFile {
    let start = [
      "layoutdiff: 1", "title: Test", "scale: \(scale)", "containers: [100x100]", "elements:",
      "  card: { box: 40x40 }", "  inner: { box: \(box) }", "constraints:", "  rules:",
      "    - card.leading == superview.leading + 10", "    - card.top == superview.top + 10",
    ]
    let lines = rules.dropFirst().dropLast().split(separator: ", ").map { "    - \($0)" }
    let text = (start + lines).joined(separator: "\\n")
    return try ConformanceFile(
      json: Data(
        """
        {"kind": "layoutdiff.documents", "version": 1, "documents": [{
          "name": "test", "container": "100x100", \(more) "yaml": "\(text)",
          "frames": {"inner": {"in": "card", "frame": \(frame)}}}]}
        """.utf8))
  }
}

extension VectorDifference {
  /// The largest distance between a length and the expected one, in points.
  fileprivate var largest: Double {
    guard let found else { return .infinity }
    return zip(found, expected).map { abs($0 - $1) }.max() ?? 0
  }
}
