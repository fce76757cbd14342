import Foundation
package import Geometry
package import JSONText
package import LayoutConstraints
package import LayoutSpecs

/// The result of laying out one vector or one document.
package struct VectorResult: Sendable {
  /// The vector's name: `class/name`.
  package let name: String
  /// The comparison of the layout with the file.
  package let outcome: Outcome
  /// The layout; `nil` where there is none.
  package let layout: Layout?

  /// The outcomes of comparing a layout with the file.
  package enum Outcome: Sendable, Equatable {
    /// All sizes and frames are those of the file.
    case agrees
    /// The file has no sizes and frames.
    case unchecked
    /// These differ from the file: the sizes first, then frames by name.
    case differs([VectorDifference])
    /// The tree cannot be laid out.
    case failed(SpecError)
    /// The constraints cannot be laid out.
    case unsolved(ConstraintError)
    /// The vector cannot be read.
    case invalid(VectorError)
  }
}

/// A size or a frame that differs from the file; all lengths in points.
package struct VectorDifference: Sendable, Equatable, JSONRepresentable {
  /// The node of the frame; `nil` for the root's size.
  package let node: String?
  /// `[x, y, width, height]` or `[width, height]` as laid out; `nil` where the node has no frame.
  package let found: [Double]?
  /// The same in the file.
  package let expected: [Double]

  package var json: JSONValue {
    .object(["node": node?.json, "found": found?.json, "expected": expected.json])
  }
}

extension VectorFile {
  /// Lays every vector out at the file's scale and compares it: one result per entry, in order.
  ///
  /// Lengths are equal within 10⁻⁶ points. Nodes without a frame in the file are not compared.
  package func results() -> [VectorResult] {
    entries.map { entry in entry.result { $0.result(name: $1, scale: scale) } }
  }
}

extension LayoutVector {
  /// Lays the vector out and compares it, as ``VectorFile/results()`` does.
  func result(name: String, scale: Double) -> VectorResult {
    do throws(SpecError) {
      let layout = try SpecTree(spec).layout(in: sizeRange, rounding: .pixels(scale: scale))
      return VectorResult(name: name, outcome: outcome(of: layout, scale: scale), layout: layout)
    } catch {
      return VectorResult(name: name, outcome: .failed(error), layout: nil)
    }
  }

  private func outcome(of layout: Layout, scale: Double) -> VectorResult.Outcome {
    let sizes = [
      rootSize, imageSize.map { CGSize(width: $0.width / scale, height: $0.height / scale) },
    ].compactMap(\.self)
    if sizes.isEmpty, frames.isEmpty { return .unchecked }
    let differences = sizeDifferences(of: layout, from: sizes) + frameDifferences(of: layout)
    return differences.isEmpty ? .agrees : .differs(differences)
  }

  private func sizeDifferences(of layout: Layout, from sizes: [CGSize]) -> [VectorDifference] {
    sizes.compactMap { difference(of: nil, found: layout.size.lengths, expected: $0.lengths) }
  }

  private func frameDifferences(of layout: Layout) -> [VectorDifference] {
    let found = layout.framesByName
    return frames.sorted { $0.key < $1.key }.compactMap { node, expected in
      difference(of: node, found: found[node]?.lengths, expected: expected.lengths)
    }
  }

  private func difference(
    of node: String?, found: [Double]?, expected: [Double]
  ) -> VectorDifference? {
    let isEqual = found.map { zip($0, expected).allSatisfy { abs($0 - $1) <= Self.tolerance } }
    if isEqual == true { return nil }
    return VectorDifference(node: node, found: found, expected: expected)
  }

  /// The difference, in points, up to which lengths are equal: far below a pixel, far above
  /// floating-point error.
  private static let tolerance = 1e-6
}

extension VectorResult {
  /// The reason why the vector does not agree, in one line; `nil` where it agrees or is unchecked.
  package var complaint: String? {
    switch outcome {
    case .agrees, .unchecked: nil
    case .differs(let differences): Self.sentence(differences)
    case .failed(let error): "\(error)"
    case .unsolved(let error): "\(error)"
    case .invalid(let error): "\(error)"
    }
  }

  /// The number of differences to list: more of them seldom explain more.
  private static let mostDifferences = 3

  private static func sentence(_ differences: [VectorDifference]) -> String {
    var sentences = differences.prefix(mostDifferences).map(\.sentence)
    let rest = differences.count - sentences.count
    if rest > 0 { sentences.append("and \(rest) more") }
    return sentences.joined(separator: "; ")
  }
}

extension VectorDifference {
  /// The difference in words: `title is [0, 0, 10, 5], expected [0, 0, 10, 6]`.
  package var sentence: String {
    let found = found.map { "is \(text($0))" } ?? "has no frame"
    return "\(node ?? "the size") \(found), expected \(text(expected))"
  }

  /// The numbers with all digits, because the difference may be in the last one; without `.0`.
  private func text(_ lengths: [Double]) -> String {
    let numbers = lengths.map { length in
      let text = "\(length)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
