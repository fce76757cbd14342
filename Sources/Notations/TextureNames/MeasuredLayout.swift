import Foundation
import LayoutSpecs

/// A layout of a node, what it was asked for, and how old it is.
struct MeasuredLayout {
  let layout: ASLayout
  let range: ASSizeRange
  let parentSize: CGSize
  /// The version of the node when it was measured.
  var version: Int
  /// Whether the node has asked its ancestors for another size because of this layout.
  var hasAskedForSize = false

  /// Whether this answers a question at `version`.
  ///
  /// Never where the parent's size is undefined: NaN is not equal to itself. Source:
  /// `ASDisplayNodeLayout`.
  func isAnswer(to range: ASSizeRange, parentSize: CGSize, version: Int) -> Bool {
    self.version >= version && self.range == range && self.parentSize == parentSize
  }

  /// Whether this still holds for a node that is `size` large.
  func holds(for size: CGSize, version: Int) -> Bool {
    self.version >= version && fits(size)
  }

  /// Whether the size is that of the layout, or another one was asked for.
  func fits(_ size: CGSize) -> Bool { hasAskedForSize || layout.size == size }
}
