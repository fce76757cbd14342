public import Foundation

/// An image, as far as layout needs it: its size.
public final class UIImage: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// How the image is drawn.
  public let renderingMode: RenderingMode

  /// How an image is drawn; it has no influence on any layout.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In one colour.
    case alwaysTemplate
  }

  /// Makes an image of `size` points.
  ///
  /// UIKit has no such initialiser: it stands for whatever the app would load or draw.
  public init(size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// The image called `name`: that of the device's catalogue; `nil` where it has none.
  public convenience init?(named name: String) {
    guard let image = SimulatedDevice.current.images.image(named: name) else { return nil }
    self.init(size: image.size, scale: image.scale)
  }

  /// The symbol called `name`: that of the device's catalogue; `nil` where it has none.
  public convenience init?(systemName name: String) { self.init(named: name) }

  /// The image in a PNG or JPEG file; `nil` where it cannot be read.
  ///
  /// `@2x` or `@3x` at the end of the file's name gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    self.init(data: data, scale: ImageCatalog.scale(ofFileAt: path))
  }

  /// The image in the bytes of a PNG or JPEG file; `nil` for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image in the bytes of a PNG or JPEG file, with `scale` pixels per point; `nil` for other
  /// bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale.isFinite, scale > 0, let pixels = ImageHeader(data) else { return nil }
    self.init(
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }

  /// The same image, drawn in another way.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, renderingMode: mode)
  }

  /// The same image in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image, whose middle can be stretched.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
}
