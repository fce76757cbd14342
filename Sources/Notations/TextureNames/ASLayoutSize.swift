public import Foundation
import LayoutSpecs

/// A width and a height, each in points, as a part of the parent's, or left open.
public struct ASLayoutSize: Sendable, Hashable {
  /// The width.
  public var width: ASDimension
  /// The height.
  public var height: ASDimension

  /// Makes the size that is left open.
  public init() { self.init(width: ASDimensionAuto, height: ASDimensionAuto) }

  /// Makes a size.
  public init(width: ASDimension, height: ASDimension) {
    self.width = width
    self.height = height
  }

  init(_ size: LayoutSize) {
    self.init(width: ASDimension(size.width), height: ASDimension(size.height))
  }

  var layoutSize: LayoutSize { LayoutSize(width: width.dimension, height: height.dimension) }
}

extension ASLayoutSize: CustomStringConvertible {
  /// The textual form: `{13pt, 50%}`.
  public var description: String { "{\(width), \(height)}" }
}

/// The size that is left open.
public let ASLayoutSizeAuto = ASLayoutSize()

/// Makes a size.
public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
  ASLayoutSize(width: width, height: height)
}

/// Makes a size in points.
public func ASLayoutSizeMakeWithCGSize(_ size: CGSize) -> ASLayoutSize {
  ASLayoutSize(width: ASDimensionMake(size.width), height: ASDimensionMake(size.height))
}

/// The size in points, for a parent's size and what to take where it is left open.
public func ASLayoutSizeResolveSize(
  _ layoutSize: ASLayoutSize, _ parentSize: CGSize, _ autoSize: CGSize
) -> CGSize {
  CGSize(
    width: ASDimensionResolve(layoutSize.width, parentSize.width, autoSize.width),
    height: ASDimensionResolve(layoutSize.height, parentSize.height, autoSize.height))
}

/// The exact, the smallest and the largest size of a style.
public struct ASLayoutElementSize: Sendable, Hashable {
  /// The exact width.
  public var width = ASDimensionAuto
  /// The exact height.
  public var height = ASDimensionAuto
  /// The smallest width.
  public var minWidth = ASDimensionAuto
  /// The largest width.
  public var maxWidth = ASDimensionAuto
  /// The smallest height.
  public var minHeight = ASDimensionAuto
  /// The largest height.
  public var maxHeight = ASDimensionAuto

  /// Makes sizes that are all left open.
  public init() {}

  init(_ style: ElementStyle) {
    width = ASDimension(style.width)
    height = ASDimension(style.height)
    minWidth = ASDimension(style.minWidth)
    maxWidth = ASDimension(style.maxWidth)
    minHeight = ASDimension(style.minHeight)
    maxHeight = ASDimension(style.maxHeight)
  }
}
