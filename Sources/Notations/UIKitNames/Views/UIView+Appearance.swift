public import Foundation
public import UIKitValues

// Nothing is drawn, shown or moved here.
extension UIView {
  /// What draws the view.
  public var layer: CALayer {
    let layer = loadedLayer ?? (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    loadedLayer = layer
    layer.frame = frame
    return layer
  }

  /// What the view is shown on.
  public var traitCollection: UITraitCollection { .current }

  /// Runs the changes at once: nothing moves here.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
