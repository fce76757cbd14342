import Conformance
import Foundation
import Geometry
import Testing

/// Checks each type and property of a tree by a frame that depends on it.
@Suite("Reading trees")
struct VectorTreeTests {
  @Test(
    "every type is read with its properties",
    arguments: [
      (#"{"type": "node", "id": "a", "intrinsicSize": [10, 20]}"#, [0, 0, 10, 20]),
      (#"{"type": "wrapper", "children": [\#(node)]}"#, [0, 0, 10, 20]),
      (
        #"{"type": "inset", "insets": {"top": 1, "left": null, "right": 2}, "child": \#(node)}"#,
        [88, 1, 10, 20]
      ),
      (#"{"type": "inset", "child": \#(node)}"#, [0, 0, 10, 20]),
      (#"{"type": "overlay", "child": \#(sized(30, 40)), "overlay": \#(node)}"#, [0, 0, 30, 40]),
      (
        #"{"type": "background", "child": \#(sized(30, 40)), "background": \#(node)}"#,
        [0, 0, 30, 40]
      ),
      (
        #"""
        {"type": "absolute", "children": [{"type": "node", "id": "a", "intrinsicSize": [10, 20],
          "style": {"layoutPosition": [3, 4]}}]}
        """#,
        [3, 4, 10, 20]
      ),
      (
        #"""
        {"type": "static", "children": [{"type": "node", "id": "a", "intrinsicSize": [10, 20],
          "style": {"layoutPosition": [3, 4],
            "sizeRange": {"min": [{"fraction": 0.5}, 6], "max": [60, {"points": 7}]}}}]}
        """#,
        [3, 4, 50, 7]
      ),
      (
        #"{"type": "center", "verticalPosition": "end", "child": \#(node)}"#, [0, 80, 10, 20]
      ),
      (#"{"type": "center", "centering": "XY", "child": \#(node)}"#, [45, 40, 10, 20]),
      (#"{"type": "center", "centering": "Y", "child": \#(node)}"#, [0, 40, 10, 20]),
      (
        #"{"type": "relative", "horizontalPosition": "end", "child": \#(node)}"#, [90, 0, 10, 20]
      ),
      (
        #"""
        {"type": "relative", "horizontalPosition": "end", "sizing": "minimumWidth",
          "child": \#(node)}
        """#,
        [0, 0, 10, 20]
      ),
      (#"{"type": "ratio", "ratio": 0.5, "child": \#(node)}"#, [0, 0, 100, 50]),
      (
        #"""
        {"type": "corner", "location": "bottomRight", "offset": [1, -1],
          "child": \#(sized(30, 40)), "corner": \#(node)}
        """#,
        [26, 29, 10, 20]
      ),
      (
        #"""
        {"type": "corner", "location": "topLeft", "wrapsCorner": true,
          "child": \#(sized(30, 40)), "corner": \#(node)}
        """#,
        [0, 0, 10, 20]
      ),
      (
        #"{"type": "stack", "direction": "vertical", "children": [\#(sized(30, 40)), \#(node)]}"#,
        [0, 40, 30, 20]
      ),
    ] as [(String, [Double])])
  func types(tree: String, frame: [Double]) throws {
    #expect(try frameOfA(in: tree) == frame)
  }

  @Test(
    "every property of a stack and its children is read",
    arguments: [
      (#""spacing": 5"#, "", [35, 0, 10, 100]),
      (#""justifyContent": "end""#, "", [90, 0, 10, 100]),
      (#""alignItems": "center""#, "", [30, 40, 10, 20]),
      (
        #""alignItems": "start", "flexWrap": "wrap", "lineSpacing": 2"#,
        #""width": {"points": 80}"#, [0, 42, 80, 20]
      ),
      (
        #""alignItems": "start", "flexWrap": "wrap", "alignContent": "end""#,
        #""minWidth": {"points": 80}"#,
        [0, 80, 80, 20]
      ),
      ("", #""spacingBefore": 3, "spacingAfter": 4"#, [33, 0, 10, 100]),
      ("", #""alignSelf": "end""#, [30, 80, 10, 20]),
      ("", #""flexGrow": 1"#, [30, 0, 70, 100]),
      ("", #""flexBasis": {"fraction": 0.5}"#, [30, 0, 50, 100]),
      ("", #""preferredSize": [50, 60]"#, [30, 0, 50, 60]),
      ("", #""preferredLayoutSize": [{"fraction": 0.5}, null]"#, [30, 0, 50, 100]),
      ("", #""alignSelf": "start", "maxSize": [6, 7]"#, [30, 0, 6, 7]),
      ("", #""preferredSize": [50, 60], "width": "auto""#, [30, 0, 10, 60]),
      ("", #""height": {"points": 7}"#, [30, 0, 10, 7]),
      (
        "", #""alignSelf": "start", "maxWidth": {"points": 6}, "maxHeight": {"points": 7}"#,
        [30, 0, 6, 7]
      ),
      ("", #""alignSelf": "start", "minHeight": {"points": 50}"#, [30, 0, 10, 50]),
      ("", #""flexShrink": 1, "width": {"points": 100}"#, [30, 0, 70, 100]),
      (#""alignItems": "baselineFirst""#, #""ascender": -8"#, [30, 8, 10, 20]),
      (#""alignItems": "baselineLast""#, #""descender": -8"#, [30, 28, 10, 20]),
    ] as [(String, String, [Double])])
  func stackProperties(stack: String, style: String, frame: [Double]) throws {
    let tree = #"""
      {"type": "stack" \#(stack.isEmpty ? "" : ",") \#(stack), "children": [
        \#(sized(30, 40)),
        {"type": "node", "id": "a", "intrinsicSize": [10, 20], "style": {\#(style)}}]}
      """#
    let range = #"{"min": [100, 100], "max": [100, 100]}"#
    let found = try frameOfA(in: tree, sizeRange: range)
    #expect(found == frame)
  }

  @Test(
    "horizontal and vertical alignment set the property of their axis, which overrides them",
    arguments: [
      (#""horizontalAlignment": "right", "verticalAlignment": "center""#, [90, 40, 10, 20]),
      (
        #""direction": "vertical", "horizontalAlignment": "middle", "verticalAlignment": "bottom""#,
        [45, 80, 10, 20]
      ),
      (
        #""horizontalAlignment": "right", "verticalAlignment": "bottom", "#
          + #""justifyContent": "center", "alignItems": "start""#,
        [45, 0, 10, 20]
      ),
      (#""horizontalAlignment": "none", "verticalAlignment": "none""#, [0, 0, 10, 100]),
    ] as [(String, [Double])])
  func alignment(stack: String, frame: [Double]) throws {
    let tree = #"{"type": "stack", \#(stack), "children": [\#(node)]}"#
    let range = #"{"min": [100, 100], "max": [100, 100]}"#
    let found = try frameOfA(in: tree, sizeRange: range)
    #expect(found == frame)
  }

  @Test("a spacer takes the remaining length")
  func spacer() throws {
    let spacer = #"{"type": "spacer", "style": {"flexGrow": 1}}"#
    let tree = #"{"type": "stack", "children": [\#(spacer), \#(node)]}"#
    let range = #"{"min": [100, 0], "max": [100, 100]}"#
    #expect(try frameOfA(in: tree, sizeRange: range) == [90, 0, 10, 20])
  }

  @Test(
    "a measure table gives the first size that fits the available width",
    arguments: [(100, [80, 10]), (60, [60, 20]), (40, [40, 30]), (20, [0, 0])]
      as [(Double, [Double])])
  func measureTable(width: Double, size: [Double]) throws {
    let tree = #"""
      {"type": "stack", "alignItems": "start", "children": [{
        "type": "node", "id": "a", "measure": "some text", "measureTable": [
          {"maxWidthAtLeast": 80, "size": [80, 10]}, {"maxWidthAtLeast": 50, "size": [70, 20]},
          {"maxWidthAtLeast": 30, "size": [40, 30]}],
        "style": {"maxWidth": {"points": \#(width)}}}]}
      """#
    #expect(try frameOfA(in: tree) == [0, 0] + size)
  }

  private func frameOfA(
    in tree: String, sizeRange: String = #"{"min": [0, 0], "max": [100, 100]}"#
  ) throws -> [Double] {
    let result = try #require(try vectorFile(tree: tree, sizeRange: sizeRange).results().first)
    let frame = try #require(result.layout?.frame(of: "a"), "\(result.outcome)")
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}

/// The node whose frame the tests check.
private let node = #"{"type": "node", "id": "a", "intrinsicSize": [10, 20]}"#

/// Another node.
private func sized(_ width: Int, _ height: Int) -> String {
  #"{"type": "node", "id": "b", "intrinsicSize": [\#(width), \#(height)]}"#
}
