import Conformance
import Foundation
import Geometry
import Testing

@Suite("Comparing layouts with a vectors file")
struct VectorResultTests {
  @Test("a vector without sizes and frames is unchecked")
  func unchecked() throws {
    for more in ["", #""frames": {}"#, #""frames": {"a": null}, "kind": "raster""#] {
      let result = try #require(try result(more))
      #expect(result.outcome == .unchecked)
      #expect(result.complaint == nil)
    }
  }

  @Test(
    "equal sizes and frames agree",
    arguments: [
      #""rootSize": [100, 20]"#, #""image": {"size": [200, 40], "runs": []}"#,
      #""frames": {"a": [0, 0, 30, 20], "b": [30, 0, 30, 10]}"#,
      #""frames": {"b": [30, 0, 30, 10]}"#,
      #""frames": {"a": [0, 0, 30.0000005, 20], "b": null}"#,
    ])
  func agreement(more: String) throws {
    #expect(try result(more)?.outcome == .agrees)
  }

  @Test(
    "different sizes and frames are reported",
    arguments: [
      (#""rootSize": [100, 21]"#, "the size is [100, 20], expected [100, 21]"),
      (#""image": {"size": [200, 41]}"#, "the size is [100, 20], expected [100, 20.5]"),
      (
        #""rootSize": [100, 20], "image": {"size": [20, 20]}"#,
        "the size is [100, 20], expected [10, 10]"
      ),
      (
        #""frames": {"b": [30, 0, 30, 10], "a": [0, 0, 30, 20.00001]}"#,
        "a is [0, 0, 30, 20], expected [0, 0, 30, 20.00001]"
      ),
      (#""frames": {"c": [0, 0, 1, 1]}"#, "c has no frame, expected [0, 0, 1, 1]"),
      (
        #""rootSize": [1, 1], "frames": {"c": [0, 0, 1, 1], "a": [0, 0, 1, 1], "b": [0, 0, 1, 1]}"#,
        "the size is [100, 20], expected [1, 1]; a is [0, 0, 30, 20], expected [0, 0, 1, 1]; "
          + "b is [30, 0, 30, 10], expected [0, 0, 1, 1]; and 1 more"
      ),
    ])
  func disagreement(more: String, complaint: String) throws {
    let result = try #require(try result(more))
    #expect(result.complaint == complaint)
    #expect(result.layout != nil)
  }

  @Test(
    "a tree without a layout fails with the engine's own error",
    arguments: [
      (
        #"{"type": "node", "id": "a", "style": {"width": {"points": -4}}}"#,
        "a: width is -4.0; expected a finite number from 0"
      ),
      (
        #"{"type": "wrapper", "children": [\#(node), \#(node)]}"#,
        "wrapper[1].a: another element of the spec has this name; expected a unique name"
      ),
    ] as [(String, String)])
  func failure(tree: String, complaint: String) throws {
    let result = try #require(try vectorFile(tree: tree).results().first)
    #expect(result.complaint == complaint)
    guard case .failed = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test(
    "the file's scale determines the pixels",
    arguments: [(1, 34), (2, 33.5), (3, 33 + 1 / 3)] as [(Double, Double)])
  func scale(scale: Double, width: Double) throws {
    let text = """
      {"scale": \(scale), "vectors": [{"class": "A", "name": "b",
        "sizeRange": {"min": [0, 0], "max": [100, null]}, "tree": {"type": "stack", "children": [
          {"type": "node", "id": "a", "intrinsicSize": [33.3, 1]}]}}]}
      """
    let layout = try VectorFile(json: Data(text.utf8)).results().first?.layout
    let found = try #require(layout?.frame(of: "a")?.width)
    #expect(abs(found - width) < 1e-9)
  }

  @Test(
    "frames are written with one vector per line, in order, without vectors that have no layout")
  func framesText() throws {
    let text = #"""
      {"vectors": [
        {"class": "A", "name": "\"b\"/", "sizeRange": {"min": [0, 0], "max": [100, null]},
         "tree": {"type": "stack", "children": [
           {"type": "node", "id": "z", "intrinsicSize": [10.5, 1]}, \#(node)]}},
        {"class": "A", "name": "broken"},
        {"class": "A", "name": "empty", "sizeRange": {"min": [0, 0], "max": [100, null]},
         "tree": {"type": "spacer"}}]}
      """#
    let results = try VectorFile(json: Data(text.utf8)).results()
    #expect(
      FramesText.json(of: results) == #"""
        {
          "A/\"b\"/": {"a":[10.5,0,30,20],"z":[0,0,10.5,20]},
          "A/empty": {}
        }

        """#)
    #expect(FramesText.json(of: []) == "{}\n")
  }

  /// Two nodes beside each other, in a width of 100 points.
  private func result(_ more: String) throws -> VectorResult? {
    let tree = #"""
      {"type": "stack", "alignItems": "start", "children": [
        \#(node), {"type": "node", "id": "b", "intrinsicSize": [30, 10]}]}
      """#
    let range = #"{"min": [100, 0], "max": [100, null]}"#
    return try vectorFile(tree: tree, sizeRange: range, more: more).results().first
  }
}

private let node = #"{"type": "node", "id": "a", "intrinsicSize": [30, 20]}"#
