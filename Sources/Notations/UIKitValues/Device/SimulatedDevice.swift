public import Foundation
public import Geometry
public import TextMeasuring

/// What UIKit asks of the device it runs on: the screen, the fonts, the images, the direction.
///
/// The device is that of the task, so that tests can run side by side on devices of their own:
///
/// ```swift
/// SimulatedDevice(scale: 3).run {
///   cell.layoutThatFits(range)
/// }
/// ```
///
/// Nodes and views read the device when they are laid out, images when they are made, and texts when
/// they are given to a node or view.
public struct SimulatedDevice: Sendable {
  /// Pixels per point; finite and above 0.
  public var scale: Double
  /// The size of the screen, in points.
  public var screenSize: CGSize
  /// How far bars reach into the screen on each side, in points; finite and not negative.
  public var safeAreaInsets: UIEdgeInsets
  /// Whether frames are put on pixels, as a device does; otherwise they are exact.
  public var putsFramesOnPixels: Bool
  /// Whether the language reads from right to left.
  public var isRightToLeft: Bool
  /// What measures text.
  public var textMeasurer: TextMeasurer
  /// The images that have a name.
  public var images: ImageCatalog

  /// The device of the current task: a 375 by 812 screen with two pixels per point unless another
  /// one runs it.
  @TaskLocal public static var current = SimulatedDevice()

  /// Makes a device; what is not given is as in most scenarios.
  public init(
    scale: Double = 2, screenSize: CGSize = CGSize(width: 375, height: 812),
    safeAreaInsets: UIEdgeInsets = .zero, putsFramesOnPixels: Bool = true,
    isRightToLeft: Bool = false,
    textMeasurer: TextMeasurer = .shared, images: ImageCatalog = ImageCatalog()
  ) {
    self.scale = scale
    self.screenSize = screenSize
    self.safeAreaInsets = safeAreaInsets
    self.putsFramesOnPixels = putsFramesOnPixels
    self.isRightToLeft = isRightToLeft
    self.textMeasurer = textMeasurer
    self.images = images
  }

  /// How frames are put on pixels, as the engines take it.
  public var rounding: Rounding { putsFramesOnPixels ? .pixels(scale: scale) : .exact }

  /// Runs `body` on this device.
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }
}

extension TextMeasurer {
  /// The measurer of a device that brings none of its own.
  public static let shared = TextMeasurer()
}

extension SimulatedDevice {
  /// The device's pixels; `nil` where it does not round, or its scale is none.
  package var grid: PixelGrid? {
    putsFramesOnPixels && scale.isFinite && scale > 0 ? PixelGrid(scale: scale) : nil
  }
}

extension PixelGrid? {
  /// The smallest size on pixels that is not below `size`.
  package func ceiling(_ size: CGSize) -> CGSize {
    guard let self else { return size }
    return CGSize(
      width: self.ceiling(Double(size.width)), height: self.ceiling(Double(size.height)))
  }

  /// The first point on pixels that is not before `point`; NaN stays.
  package func ceiling(_ point: CGPoint) -> CGPoint {
    guard let self else { return point }
    // Adding zero turns the negative zero that rounding up can give into zero.
    return CGPoint(x: self.ceiling(Double(point.x)) + 0, y: self.ceiling(Double(point.y)) + 0)
  }
}
