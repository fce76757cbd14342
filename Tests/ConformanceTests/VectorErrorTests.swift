import Conformance
import Foundation
import SeededRandom
import Testing

@Suite("Invalid vectors files")
struct VectorErrorTests {
  @Test(
    "an invalid vectors file is an error with path and reason",
    arguments: [
      ("", "the file cannot be read: Unexpected end of file during JSON parse."),
      ("{\"scale\": NaN}", "the file cannot be read: Invalid value around character 10."),
      ("[]", "the file is not an object"),
      ("{}", "vectors is missing"),
      (#"{"vectors": {}}"#, "vectors is not a list"),
      (#"{"vectors": [], "scale": 0}"#, "scale is '0.0'; expected a number above 0"),
      (#"{"vectors": [], "scale": "2"}"#, "scale is not a number"),
      (#"{"vectors": [], "scale": 1e999}"#, "scale cannot be read: it is out of range"),
    ])
  func noVectorsFile(text: String, message: String) {
    let error = #expect(throws: VectorError.self) { try VectorFile(json: Data(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test("a file that nests too deep is an error")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: VectorError.self) { try VectorFile(json: Data(text.utf8)) }
  }

  @Test(
    "a wrong tree is an error with the path of the value",
    arguments: [
      ("3", "vectors[0].tree is not an object"),
      ("null", "vectors[0].tree is missing"),
      ("{}", "vectors[0].tree.type is missing"),
      (#"{"type": "node"}"#, "vectors[0].tree.id is missing"),
      (#"{"type": "node", "id": 3}"#, "vectors[0].tree.id is not text"),
      (
        #"{"type": "node", "id": "a", "intrinsicSize": [1]}"#,
        "vectors[0].tree.intrinsicSize has 1 entry; expected 2"
      ),
      (
        #"{"type": "node", "id": "a", "intrinsicSize": [1, "NaN"]}"#,
        "vectors[0].tree.intrinsicSize[1] is not a number"
      ),
      (
        #"{"type": "node", "id": "a", "intrinsicSize": [1, 1e999]}"#,
        "vectors[0].tree.intrinsicSize cannot be read: it is out of range"
      ),
      (
        #"{"type": "node", "id": "a", "measure": "text"}"#,
        "vectors[0].tree.measureTable is missing"
      ),
      (
        #"{"type": "node", "id": "a", "measureTable": [{"maxWidthAtLeast": 0, "size": []}]}"#,
        "vectors[0].tree.measureTable[0].size has 0 entries; expected 2"
      ),
      (#"{"type": "inset", "insets": {}}"#, "vectors[0].tree.child is missing"),
      (
        #"{"type": "stack", "children": [{"type": "ratio"}]}"#,
        "vectors[0].tree.children[0].ratio is missing"
      ),
      (
        #"{"type": "stack", "direction": "horizotal"}"#,
        "vectors[0].tree.direction is 'horizotal'; expected one of horizontal, vertical"
      ),
      (
        #"{"type": "center", "centering": "x"}"#,
        "vectors[0].tree.centering is 'x'; expected one of none, X, Y, XY"
      ),
      (#"{"type": "stack", "spacing": true}"#, "vectors[0].tree.spacing is not a number"),
      (
        #"{"type": "spacer", "style": {"width": "3"}}"#,
        "vectors[0].tree.style.width is not "
          + #"a number, "auto", {"points": number} or {"fraction": number}"#
      ),
      (
        #"{"type": "spacer", "style": {"sizeRange": {"min": [{}, 1]}}}"#,
        "vectors[0].tree.style.sizeRange.min[0] is not "
          + #"a number, "auto", {"points": number} or {"fraction": number}"#
      ),
      (
        #"{"type": "spacer", "style": {"preferredSize": [1]}}"#,
        "vectors[0].tree.style.preferredSize has 1 entry; expected 2"
      ),
      (
        #"{"type": "spacer", "style": {"layoutPosition": [1, 2, 3]}}"#,
        "vectors[0].tree.style.layoutPosition has 3 entries; expected 2"
      ),
    ])
  func wrongTree(tree: String, message: String) throws {
    let result = try #require(try vectorFile(tree: tree).results().first)
    #expect(result.name == "Test/case")
    #expect(result.complaint == message)
    #expect(result.layout == nil)
    guard case .invalid = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test(
    "a wrong expectation is an error with the path of the value",
    arguments: [
      (#""frames": {"a": [1, 2, 3]}"#, "vectors[0].frames.a has 3 entries; expected 4"),
      (#""frames": []"#, "vectors[0].frames is not an object"),
      (#""image": {"size": [1]}"#, "vectors[0].image.size has 1 entry; expected 2"),
      (#""rootSize": [1, null]"#, "vectors[0].rootSize[1] is missing"),
    ])
  func wrongExpectation(more: String, message: String) throws {
    let file = try vectorFile(tree: #"{"type": "spacer"}"#, more: more)
    #expect(file.results().first?.complaint == message)
  }

  @Test("an invalid vector does not affect the others; names are unique")
  func others() throws {
    let good = """
      {"class": "A", "name": "b", "sizeRange": {"min": [0, 0], "max": [9, 9]},
       "tree": {"type": "node", "id": "a"}, "rootSize": [9, 9], "unknown": {}}
      """
    let text = #"{"vectors": [{"class": "A"}, \#(good), 7, \#(good)]}"#
    let results = try VectorFile(json: Data(text.utf8)).results()
    #expect(results.map(\.name) == ["vectors[0]", "A/b", "vectors[2]", "A/b"])
    #expect(
      results.map(\.complaint) == [
        "vectors[0].name is missing", nil, "vectors[2] is not an object",
        "vectors[3] has the name A/b of an earlier vector; expected a unique name",
      ])
  }

  @Test("no value, whatever it is, breaks more than its own vector")
  func strangeValues() throws {
    let file = try JSONSerialization.jsonObject(with: GivenVectors.data(GivenVectors.texture))
    let vectors = try #require((file as? [String: Any])?["vectors"] as? [Any])
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let strange = vectors.map { mutated($0, using: &generator) }
      let json = try JSONSerialization.data(withJSONObject: ["vectors": strange])
      let results = try VectorFile(json: json).results()
      #expect(results.count == vectors.count, "seed \(seed)")
      for (index, result) in results.enumerated() {
        guard case .invalid(let error) = result.outcome else { continue }
        #expect(
          error.description.hasPrefix("vectors[\(index)]"), "seed \(seed)")
      }
    }
  }

  /// The value with one of those inside it, or itself, replaced by something strange.
  private func mutated(_ value: Any, using generator: inout SeededGenerator) -> Any {
    if var entries = value as? [String: Any], !entries.isEmpty {
      let key = entries.keys.sorted()[generator.index(below: entries.count)]
      entries[key] = entries[key].map { mutated($0, using: &generator) }
      return entries
    }
    if var items = value as? [Any], !items.isEmpty, generator.index(below: 2) == 0 {
      let index = generator.index(below: items.count)
      items[index] = mutated(items[index], using: &generator)
      return items
    }
    let strange: [Any] = [
      NSNull(), [Any](), [1], [1, 2, 3], [String: Any](), "", "auto", true, -1, 0, 1e-300, 1e300,
      -1e9, [1e300, -1e300], ["points": -1], ["fraction": 2],
    ]
    return strange[generator.index(below: strange.count)]
  }
}
