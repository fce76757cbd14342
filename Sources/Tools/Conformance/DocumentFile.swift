package import Foundation
package import Geometry
package import LayoutConstraints
import ScenarioFiles
package import Scenarios
import TextMeasuring

/// A file of constraints with frames that Auto Layout computed: test data for constraint engines.
///
/// ```json
/// {"kind": "layoutdiff.documents", "version": 1, "documents": [{
///   "name": "table", "container": "414x896",
///   "yaml": "layoutdiff: 1\nelements:\n  table: { box: none }\nconstraints:\n  rules: …",
///   "frames": {"table": {"in": "superview", "frame": [0, 92, 414, 770]}}}]}
/// ```
///
/// `yaml` is a scenario with constraints. Every frame is relative to the frame of the view that
/// `in` names, in points. Unknown keys are ignored.
package struct DocumentFile: Sendable {
  /// The documents, in the order of the file.
  package let entries: [ConformanceEntry<LayoutDocument>]

  /// The value of `kind` in such a file.
  package static let kind = "layoutdiff.documents"
  /// The version of the format that this reader supports.
  package static let version = 1

  /// Reads a file of documents.
  ///
  /// An error within one document does not affect the others. Throws where the whole file is not
  /// JSON, has another kind or version, or has no list `documents`. Linear in the length of the
  /// file.
  package init(json: Data) throws(VectorError) {
    do {
      // The decoder reads one byte too far where a text ends at the deepest allowed level.
      entries = try JSONDecoder().decode(Contents.self, from: json + Data("\n".utf8)).entries
    } catch {
      throw VectorError(error)
    }
  }
}

/// The constraints of one view and everything in it, and the expected frames.
package struct LayoutDocument: ConformanceContent {
  /// The scenario; it has constraints.
  package let scenario: Scenario
  /// The container that the frames are those of.
  package let container: Container
  /// The expected frames by element.
  package let frames: [String: RelativeFrame]
  /// The distance between the values that the file's frames can have, in points; `nil` where each frame
  /// tells it: 1 if all its lengths are whole, 0.5 otherwise.
  package let grid: Double?

  /// A frame in the coordinates of another view.
  package struct RelativeFrame: Sendable {
    /// The view whose frame's top left corner is the origin.
    package let parent: String
    /// The frame, in points.
    package let frame: CGRect
  }

  /// Makes a document of a scenario with constraints and the frames that it should have.
  package init(
    scenario: Scenario, container: Container, frames: [String: RelativeFrame],
    grid: Double? = nil
  ) {
    self.scenario = scenario
    self.container = container
    self.frames = frames
    self.grid = grid
  }

  /// The measurer of texts of scenarios; the shipped documents have none.
  private static let measurer = TextMeasurer()

  static func name(_ fields: VectorFields) throws -> String { try fields.required("name") }

  init(_ fields: VectorFields, name: String) throws {
    let size: String = try fields.required("container")
    guard let container = Container(size) else {
      throw VectorError.wrongValue(
        path: fields.path(of: "container"), found: size, expected: "a size such as 375x667")
    }
    self.container = container
    frames = try fields.required("frames", as: DocumentFrames.self).frames
    grid = try fields.value("grid")
    let source = SourceText(file: name, text: try fields.required("yaml"))
    do {
      scenario = try ScenarioReader.scenario(from: source, measurer: Self.measurer)
    } catch {
      throw VectorError.unreadable(path: fields.path(of: "yaml"), reason: "\(error)")
    }
    guard scenario.constraints != nil else {
      throw VectorError.missing(path: fields.path(of: "yaml") + ".constraints")
    }
  }
}

/// The contents of the file.
private struct Contents: Decodable {
  let entries: [ConformanceEntry<LayoutDocument>]

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    let kind: String = try fields.required("kind")
    guard kind == DocumentFile.kind else {
      throw VectorError.wrongValue(
        path: fields.path(of: "kind"), found: kind, expected: DocumentFile.kind)
    }
    let version: Int = try fields.required("version")
    guard version == DocumentFile.version else {
      throw VectorError.wrongValue(
        path: fields.path(of: "version"), found: "\(version)", expected: "\(DocumentFile.version)")
    }
    entries = try fields.entries("documents")
  }
}

/// `{"element": {"in": "superview", "frame": [x, y, width, height]}}`.
private struct DocumentFrames: Decodable {
  let frames: [String: LayoutDocument.RelativeFrame]

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    var frames: [String: LayoutDocument.RelativeFrame] = [:]
    for key in fields.keys {
      frames[key] = try fields.required(key, as: DecodedFrame.self).frame
    }
    self.frames = frames
  }
}

/// `{"in": "superview", "frame": [x, y, width, height]}`.
private struct DecodedFrame: Decodable {
  let frame: LayoutDocument.RelativeFrame

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    guard let numbers = try fields.numbers("frame", count: 4) else {
      throw VectorError.missing(path: fields.path(of: "frame"))
    }
    frame = LayoutDocument.RelativeFrame(
      parent: try fields.required("in"),
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}

extension DocumentFile {
  /// Lays every document out and compares it: one result per entry, in order.
  ///
  /// A length agrees if it is at most the document's `grid` and 0.01 points away, since the file's
  /// lengths were rounded to that grid. Without a `grid`, Interface Builder's files are assumed: they
  /// have half points, and some frames whole ones. A document agrees if its frames do at the scenario's scale,
  /// or before rounding: contents in the file are rounded too, and rounding them again may add a
  /// pixel. Conflicts and ambiguities are no disagreement; elements without a frame in the file are
  /// not compared.
  package func results(solver: ConstraintSolver = .usual) -> [VectorResult] {
    entries.map { entry in entry.result { $0.result(name: $1, solver: solver) } }
  }
}

extension LayoutDocument {
  /// Lays the document out and compares it, as ``DocumentFile/results(solver:)`` does.
  package func result(name: String, solver: ConstraintSolver = .usual) -> VectorResult {
    guard let system = scenario.constraints else {
      return VectorResult(name: name, outcome: .unchecked, layout: nil)
    }
    do throws(ConstraintError) {
      let layout = try system.layout(
        in: container, rounding: .pixels(scale: scenario.scale), solver: solver
      ).layout
      var differences = differences(of: layout)
      if !differences.isEmpty {
        let exact = try system.layout(in: container, rounding: .exact, solver: solver).layout
        if self.differences(of: exact).isEmpty { differences = [] }
      }
      let outcome: VectorResult.Outcome =
        frames.isEmpty ? .unchecked : differences.isEmpty ? .agrees : .differs(differences)
      return VectorResult(name: name, outcome: outcome, layout: layout)
    } catch {
      return VectorResult(name: name, outcome: .unsolved(error), layout: nil)
    }
  }

  private func differences(of layout: Layout) -> [VectorDifference] {
    let found = layout.framesByName
    return frames.sorted { $0.key < $1.key }.compactMap { element, expected in
      let origin = found[expected.parent]?.origin ?? .zero
      let lengths = found[element]?.offsetBy(dx: -origin.x, dy: -origin.y).lengths
      let isNear = lengths.map {
        zip($0, expected.frame.lengths).allSatisfy { [grid = grid(of: expected)] in
          abs($0 - $1) <= grid + Self.noise
        }
      }
      if isNear == true { return nil }
      return VectorDifference(node: element, found: lengths, expected: expected.frame.lengths)
    }
  }

  /// The grid that a frame was rounded to.
  private func grid(of expected: RelativeFrame) -> Double {
    let isWhole = expected.frame.lengths.allSatisfy { $0 == $0.rounded() }
    return grid ?? (isWhole ? 1 : 0.5)
  }

  /// The error of stored numbers beyond their grid, in points.
  private static let noise = 0.01
}
