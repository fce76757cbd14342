import Foundation
public import Geometry
public import LayoutSpecs

/// What the spec engine made of one vector.
public struct VectorResult: Sendable {
  /// The vector's name: `class/name`.
  public let name: String
  /// Whether it came to what the file says.
  public let outcome: Outcome
  /// Where everything is; `nil` where there is no layout.
  public let layout: Layout?

  /// How a layout and the file compare.
  public enum Outcome: Sendable, Equatable {
    /// Everything that the file says is so.
    case agrees
    /// The file says nothing of sizes and frames.
    case unchecked
    /// These are otherwise than the file says: the sizes first, then frames by name.
    case differs([VectorDifference])
    /// The tree cannot be laid out.
    case failed(SpecError)
    /// The vector cannot be read.
    case invalid(VectorError)
  }
}

/// A size or a frame that is otherwise than a file says; all lengths in points.
public struct VectorDifference: Sendable, Equatable, Encodable {
  /// The node whose frame it is; `nil` for the root's size.
  public let node: String?
  /// `[x, y, width, height]` or `[width, height]` as laid out; `nil` where the node has no frame.
  public let found: [Double]?
  /// The same as the file has it.
  public let expected: [Double]
}

extension VectorFile {
  /// Lays every vector out at the file's scale, and compares: one result per entry, in their order.
  ///
  /// Lengths are equal within 1e-6 points. Nodes that the file gives no frame are not compared.
  public func results() -> [VectorResult] {
    entries.map { entry in
      switch entry.vector {
      case .success(let vector): vector.result(name: entry.name, scale: scale)
      case .failure(let error):
        VectorResult(name: entry.name, outcome: .invalid(error), layout: nil)
      }
    }
  }
}

extension LayoutVector {
  fileprivate func result(name: String, scale: Double) -> VectorResult {
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

  /// Points: a pixel is far more, the noise of arithmetic far less.
  private static let tolerance = 1e-6
}

extension VectorResult {
  /// Why the vector does not agree, in one line; `nil` where nothing says that it does not.
  public var complaint: String? {
    switch outcome {
    case .agrees, .unchecked: nil
    case .differs(let differences): Self.sentence(differences)
    case .failed(let error): "\(error)"
    case .invalid(let error): "\(error)"
    }
  }

  /// More differences than these seldom tell more about the cause.
  private static let mostDifferences = 3

  private static func sentence(_ differences: [VectorDifference]) -> String {
    var parts = differences.prefix(mostDifferences).map(\.sentence)
    let rest = differences.count - parts.count
    if rest > 0 { parts.append("and \(rest) more") }
    return parts.joined(separator: "; ")
  }
}

extension VectorDifference {
  /// The difference in words: `title is [0, 0, 10, 5], expected [0, 0, 10, 6]`.
  public var sentence: String {
    let found = found.map { "is \(text($0))" } ?? "has no frame"
    return "\(node ?? "the size") \(found), expected \(text(expected))"
  }

  /// All digits, but no fraction that says nothing: the difference may be in the last one.
  private func text(_ lengths: [Double]) -> String {
    let numbers = lengths.map { length in
      let text = "\(length)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
