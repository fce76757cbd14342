public import Foundation

/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  open var colors: [Any]?
  /// The position of each colour, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first colour, in fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
