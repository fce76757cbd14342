public import Geometry
public import TextMeasuring

/// The device that nodes and views run on: screen, fonts, images, text size and reading direction.
///
/// It is a task-local value, so that tests can run concurrently on different devices:
///
/// ```swift
/// SimulatedDevice(scale: 3).run {
///   cell.layoutThatFits(range)
/// }
/// ```
///
/// Nodes and views read the device when they are laid out, images and fonts when they are created, and
/// texts when they are set on a node or view.
public struct SimulatedDevice: Sendable {
  /// Pixels per point; finite and above 0.
  public var scale: Double
  /// The size of the screen, in points.
  public var screenSize: CGSize
  /// The lengths by which bars reach into the screen, in points; finite and not negative.
  public var safeAreaInsets: UIEdgeInsets
  /// Whether frames are rounded to pixels, as on a device; otherwise they are exact.
  public var putsFramesOnPixels: Bool
  /// Whether the language is read from right to left.
  public var isRightToLeft: Bool
  /// The text size that the user prefers, which fonts of text styles and of `UIFontMetrics` follow.
  public var textSize: TextSize
  public var textMeasurer: TextMeasurer, images: ImageCatalog
  /// The device of the current task; by default of 375 × 812 points and 2 pixels per point.
  @TaskLocal public static var current = SimulatedDevice()
  /// Makes a device; the defaults are those of most scenarios.
  public init(
    scale: Double = 2, screenSize: CGSize = CGSize(width: 375, height: 812),
    safeAreaInsets: UIEdgeInsets = .zero, putsFramesOnPixels: Bool = true,
    isRightToLeft: Bool = false, textSize: TextSize = .large,
    textMeasurer: TextMeasurer = .shared, images: ImageCatalog = ImageCatalog()
  ) {
    (self.scale, self.screenSize, self.safeAreaInsets) = (scale, screenSize, safeAreaInsets)
    (self.putsFramesOnPixels, self.isRightToLeft) = (putsFramesOnPixels, isRightToLeft)
    (self.textSize, self.textMeasurer, self.images) = (textSize, textMeasurer, images)
  }
  /// The rounding of frames, for the engines.
  public var rounding: Rounding { putsFramesOnPixels ? .pixels(scale: scale) : .exact }
  /// Runs `body` with this device as the current one.
  public func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }
  /// The device's pixel grid; `nil` where it does not round, or where its scale is invalid.
  package var grid: PixelGrid? {
    putsFramesOnPixels && scale.isFinite && scale > 0 ? PixelGrid(scale: scale) : nil
  }
}

extension TextMeasurer {
  /// The measurer of devices that are created without one.
  public static let shared = TextMeasurer()
}

extension PixelGrid? {
  /// The size rounded up to whole pixels; the size itself without a grid.
  package func ceiling(_ size: CGSize) -> CGSize {
    guard let self else { return size }
    return CGSize(
      width: self.ceiling(Double(size.width)), height: self.ceiling(Double(size.height)))
  }

  /// The point rounded up to whole pixels; NaN stays NaN.
  package func ceiling(_ point: CGPoint) -> CGPoint {
    guard let self else { return point }
    // Adding zero turns a negative zero, which rounding up can give, into zero.
    return CGPoint(x: self.ceiling(Double(point.x)) + 0, y: self.ceiling(Double(point.y)) + 0)
  }
}
