import LayoutSpecs

/// The unit of a dimension.
public enum ASDimensionUnit: Int, Sendable, CaseIterable { case auto, points, fraction }

/// A length in an element's style: points, a fraction of the parent's length from 0 to 1, or auto.
///
/// A layout reports a number that is not valid.
public struct ASDimension: Sendable, Hashable, CustomStringConvertible {
  public var unit: ASDimensionUnit, value: CGFloat
  public init() { self.init(unit: .auto, value: 0) }
  public init(unit: ASDimensionUnit, value: CGFloat) { (self.unit, self.value) = (unit, value) }
  init(_ dimension: LayoutSpecs.Dimension) {
    switch dimension {
    case .auto: self.init()
    case .points(let points): self.init(unit: .points, value: CGFloat(points))
    case .fraction(let fraction): self.init(unit: .fraction, value: CGFloat(fraction))
    }
  }
  var dimension: LayoutSpecs.Dimension {
    switch unit {
    case .auto: .auto
    case .points: .points(Double(value))
    case .fraction: .fraction(Double(value))
    }
  }
  /// The textual form, without decimals: `13pt`, `50%`, `Auto`.
  public var description: String {
    switch unit {
    case .auto: "Auto"
    case .points: "\(String(format: "%.0f", Double(value)))pt"
    case .fraction: "\(String(format: "%.0f", Double(value) * 100))%"
    }
  }
}

public let ASDimensionAuto = ASDimension()
public func ASDimensionMake(_ unit: ASDimensionUnit, _ value: CGFloat) -> ASDimension {
  ASDimension(unit: unit, value: value)
}
public func ASDimensionMake(_ points: CGFloat) -> ASDimension { ASDimensionMake(.points, points) }
/// Reads `"20pt"` or `"50%"`, 0 without a number; all else is auto, as in Texture, `"100"` too.
public func ASDimensionMake(_ dimension: String) -> ASDimension {
  let number = CGFloat(Scanner(string: dimension).scanDouble() ?? 0)
  if dimension.hasSuffix("pt") { return ASDimensionMake(.points, number) }
  if dimension.hasSuffix("%") { return ASDimensionMake(.fraction, number / 100) }
  return ASDimensionAuto
}
public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension { ASDimensionMake(points) }
public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension {
  ASDimensionMake(.fraction, fraction)
}
public func ASDimensionEqualToDimension(_ left: ASDimension, _ right: ASDimension) -> Bool {
  left == right
}
/// The length in points, for a parent's length and a length to use for auto.
public func ASDimensionResolve(
  _ dimension: ASDimension, _ parentSize: CGFloat, _ autoSize: CGFloat
) -> CGFloat {
  CGFloat(dimension.dimension.resolved(parent: Double(parentSize), auto: Double(autoSize)))
}
public func NSStringFromASDimension(_ dimension: ASDimension) -> String { dimension.description }

/// A width and a height, each in points, a fraction of the parent's, or auto.
public struct ASLayoutSize: Sendable, Hashable, CustomStringConvertible {
  public var width, height: ASDimension
  public init() { self.init(width: ASDimensionAuto, height: ASDimensionAuto) }
  public init(width: ASDimension, height: ASDimension) {
    (self.width, self.height) = (width, height)
  }
  init(_ size: LayoutSize) {
    self.init(width: ASDimension(size.width), height: ASDimension(size.height))
  }
  var layoutSize: LayoutSize { LayoutSize(width: width.dimension, height: height.dimension) }
  public var description: String { "{\(width), \(height)}" }
}

public let ASLayoutSizeAuto = ASLayoutSize()
public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
  ASLayoutSize(width: width, height: height)
}
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
  public var width = ASDimensionAuto, height = ASDimensionAuto, minWidth = ASDimensionAuto,
    maxWidth = ASDimensionAuto, minHeight = ASDimensionAuto, maxHeight = ASDimensionAuto
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
