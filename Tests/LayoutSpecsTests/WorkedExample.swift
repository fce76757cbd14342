import Foundation
import Geometry
import LayoutSpecs
import TestSupport
import Testing

/// A small tree, computed by hand from Texture's rules.
struct WorkedExample: CustomTestStringConvertible {
  /// The behaviour that the example shows.
  let testDescription: String
  let range: SizeRange
  let scale: Double
  let spec: LayoutSpec
  /// The root's width and height; `nil` where the example is not about them.
  let size: [Double]?
  /// x, y, width, height of every element, from the lowest to the topmost.
  let frames: [[Double]]

  init(
    _ description: String, _ range: SizeRange, scale: Double = 2, _ spec: LayoutSpec,
    size: [Double]? = nil, _ frames: [Double]...
  ) {
    testDescription = description
    self.range = range
    self.scale = scale
    self.spec = spec
    self.size = size
    self.frames = frames
  }

  /// Lays the example out, and compares.
  func check() throws {
    let layout = try SpecTree(spec).layout(in: range, rounding: .pixels(scale: scale))
    if let size {
      #expect(isClose([layout.size.width, layout.size.height], size), "size \(layout.size)")
    }
    try #require(layout.frames.count == frames.count)
    for (index, frame) in layout.frames.enumerated() {
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(isClose(found, frames[index]), "element \(index) at \(found), not \(frames[index])")
    }
  }

  /// Thirds of a point are written with at most nine decimals.
  private func isClose(_ found: [CGFloat], _ expected: [Double]) -> Bool {
    zip(found, expected).allSatisfy { abs(Double($0) - $1) < 1e-9 }
  }
}

/// Text of one-point-wide letters that breaks anywhere, in lines of 20 points.
final class LineOfText: ContentMeasuring {
  let width: Double

  init(width: Double) { self.width = width }

  func measure(in available: CGSize) -> ContentMeasurement {
    let lines = max(1, (width / available.width).rounded(.up))
    return ContentMeasurement(
      size: CGSize(width: min(width, available.width), height: 20 * lines), firstBaseline: 15,
      lastBaselineFromBottom: 5)
  }
}

// MARK: Specs with known breakpoints

/// An element of half the container's width, which reaches its maximum at 200 points.
let reachingMaximum = column(
  .element("a").styled {
    $0.width = .fraction(0.5)
    $0.maxWidth = 100
  })

/// Three boxes of 80 points, 8 apart, on as many lines as needed: they fit on one from 256 points.
let wrappingBoxes = LayoutSpec.stack(
  StackSpec(spacing: 8, flexWrap: .wrap), (1...3).map { box("e\($0)", 80, 20) })

/// Two children that shrink, one of them from a basis that changes: their shares are not affine.
let shrinkingShares = LayoutSpec.stack(
  StackSpec(),
  [
    box("a", 300, 10) { $0.flexShrink = 1 },
    plain("b") {
      $0.flexShrink = 1
      $0.flexBasis = .fraction(0.8)
    },
  ])
