public import Foundation

// Carried, since nothing is drawn: layers have no influence on any layout.
extension CALayer {
  /// The layers inside this one, from the lowest to the topmost; `nil` where there are none.
  public var sublayers: [CALayer]? { list.isEmpty ? nil : list }

  /// Puts a layer on top.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(list.count)) }

  /// Puts a layer at a place among the others; after the last place means on top.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    list.insert(layer, at: min(list.count, Int(index)))
    layer.superlayer = self
  }

  /// Takes the layer out of the one that it is inside of.
  public func removeFromSuperlayer() {
    superlayer?.list.removeAll { $0 === self }
    superlayer = nil
  }

  /// Stops all animations; nothing moves here.
  public func removeAllAnimations() {}

  /// Draws the layer anew; nothing is drawn here.
  public func setNeedsDisplay() {}
}

/// How the corners of a layer are bent.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name of the curve.
  public let rawValue: String

  /// Makes a curve by Core Animation's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer that goes from one colour to another.
open class CAGradientLayer: CALayer {
  /// The colours, in Core Graphics' words.
  open var colors: [Any]?
  /// Where each of them is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the outline.
  open var strokeColor: CGColor?
  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of the outline's dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}
