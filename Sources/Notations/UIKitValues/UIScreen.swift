public import Foundation

/// The screen of the current simulated device.
public final class UIScreen: Sendable {
  /// The only screen there is.
  public static let main = UIScreen()

  private init() {}

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(SimulatedDevice.current.scale) }
  /// Pixels of the panel per point: the same.
  public var nativeScale: CGFloat { scale }
}
