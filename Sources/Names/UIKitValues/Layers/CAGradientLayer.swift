/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?, locations: [NSNumber]?, startPoint = CGPoint(x: 0.5, y: 0),
    endPoint = CGPoint(x: 0.5, y: 1), type = CAGradientLayerType.axial
}
/// The kind of a gradient.
public struct CAGradientLayerType: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = Self("axial"), radial = Self("radial"), conic = Self("conic")
}
