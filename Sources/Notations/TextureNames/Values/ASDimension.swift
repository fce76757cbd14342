public import Foundation
import LayoutSpecs

/// The unit of a dimension.
public enum ASDimensionUnit: Int, Sendable, CaseIterable {
  /// No number: the content and the available size determine the length.
  case auto
  /// Points.
  case points
  /// A fraction of the parent's length, from 0 to 1.
  case fraction
}

/// A length in an element's style: points, a fraction of the parent's length, or auto.
///
/// Any number can be stored; a layout reports one that is not valid in a style.
public struct ASDimension: Sendable, Hashable {
  /// The unit of the number.
  public var unit: ASDimensionUnit
  /// The number: points, or a fraction from 0 to 1; without meaning for auto.
  public var value: CGFloat

  /// Makes the auto dimension.
  public init() { self.init(unit: .auto, value: 0) }

  /// Makes a dimension.
  public init(unit: ASDimensionUnit, value: CGFloat) {
    self.unit = unit
    self.value = value
  }

  init(_ dimension: LayoutSpecs.Dimension) {
    switch dimension {
    case .auto: self.init()
    case .points(let points): self.init(unit: .points, value: CGFloat(points))
    case .fraction(let fraction): self.init(unit: .fraction, value: CGFloat(fraction))
    }
  }

  /// The dimension as a value of the engine.
  var dimension: LayoutSpecs.Dimension {
    switch unit {
    case .auto: .auto
    case .points: .points(Double(value))
    case .fraction: .fraction(Double(value))
    }
  }
}

extension ASDimension: CustomStringConvertible {
  /// The textual form, without decimals: `13pt`, `50%`, `Auto`.
  public var description: String { dimension.description }
}

/// The auto dimension.
public let ASDimensionAuto = ASDimension()

/// Makes a dimension.
public func ASDimensionMake(_ unit: ASDimensionUnit, _ value: CGFloat) -> ASDimension {
  ASDimension(unit: unit, value: value)
}

/// Makes a length in points.
public func ASDimensionMake(_ points: CGFloat) -> ASDimension {
  ASDimension(unit: .points, value: points)
}

/// Reads a length: `"20pt"`, `"50%"` or `"auto"`; any other text is auto, as in Texture.
public func ASDimensionMake(_ dimension: String) -> ASDimension {
  ASDimension(LayoutSpecs.Dimension(dimension))
}

/// Makes a length in points.
public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension {
  ASDimension(unit: .points, value: points)
}

/// Makes a fraction of the parent's length, from 0 to 1.
public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension {
  ASDimension(unit: .fraction, value: fraction)
}

/// Whether two dimensions have the same unit and the same number.
public func ASDimensionEqualToDimension(_ left: ASDimension, _ right: ASDimension) -> Bool {
  left == right
}

/// The length in points, for a parent's length and a length to use for auto.
public func ASDimensionResolve(
  _ dimension: ASDimension, _ parentSize: CGFloat, _ autoSize: CGFloat
) -> CGFloat {
  CGFloat(dimension.dimension.resolved(parent: Double(parentSize), auto: Double(autoSize)))
}

/// The textual form of a dimension.
public func NSStringFromASDimension(_ dimension: ASDimension) -> String { dimension.description }

/// A width and a height, each in points, a fraction of the parent's, or auto.
public struct ASLayoutSize: Sendable, Hashable {
  /// The width.
  public var width: ASDimension
  /// The height.
  public var height: ASDimension

  /// Makes the size that is auto on both axes.
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

/// The size that is auto on both axes.
public let ASLayoutSizeAuto = ASLayoutSize()

/// Makes a size.
public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
  ASLayoutSize(width: width, height: height)
}

/// Makes a size in points.
public func ASLayoutSizeMakeWithCGSize(_ size: CGSize) -> ASLayoutSize {
  ASLayoutSize(width: ASDimensionMake(size.width), height: ASDimensionMake(size.height))
}

/// The size in points, for a parent's size and a size to use for auto.
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

  /// Makes sizes that are all auto.
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
