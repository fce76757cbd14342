public import Foundation
import LayoutSpecs
import UIKitValues

extension ASDisplayNode {
  /// The layout that the node's frame was decided by; `nil` before the first `layoutIfNeeded()`.
  public var calculatedLayout: ASLayout? { calculated?.layout }

  /// The size that was measured last, in points; zero before.
  public var calculatedSize: CGSize { latest?.layout.size ?? .zero }

  /// The range that was measured last.
  public var constrainedSizeForCalculatedLayout: ASSizeRange { latest?.range ?? ASSizeRangeZero }

  private var latest: MeasuredLayout? {
    if let pending, pending.version >= version { return pending }
    return calculated
  }

  /// Whether the inside is mirrored, for a direction from right to left.
  var isMirrored: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .unspecified: SimulatedDevice.current.isRightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    }
  }

  /// How often a node may measure itself within its own layout; Texture does so for ever.
  private static let deepestMeasuring = 3

  /// Measures the node, and remembers the answer as the pending one.
  func measure(in range: ASSizeRange, parentSize: CGSize) -> ASLayout {
    guard measuringDepth < Self.deepestMeasuring else {
      return ASLayout(self, size: .zero, problems: [.insideItself(element: label)])
    }
    measuringDepth += 1
    defer { measuringDepth -= 1 }
    // The version of the start: a node that is invalidated meanwhile is measured again.
    let version = version
    let layout = calculateLayoutThatFits(
      range, restrictedTo: style.size, relativeToParentSize: parentSize)
    pending = MeasuredLayout(
      layout: layout, range: range, parentSize: parentSize, version: version)
    return layout
  }

  /// Remembers, of several answers in one layout, the one that counted in the end.
  func keep(_ layout: ASLayout, for question: SpecPlacement.Question) {
    guard pending?.layout !== layout, calculated?.layout !== layout else { return }
    pending = MeasuredLayout(
      layout: layout, range: ASSizeRange(question.range), parentSize: question.parentSize,
      version: version)
  }
}
