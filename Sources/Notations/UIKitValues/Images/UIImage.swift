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

extension ImageCatalog {
  /// The image called `name`, with or without an ending; `nil` where there is none.
  ///
  /// Files are read for each call: the start of one, where the pixels are counted.
  func image(named name: String) -> UIImage? {
    if let size = sizes[name] { return UIImage(size: size) }
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending]
    for folder in folders {
      for scale in ["@3x", "@2x", ""] {
        for ending in endings {
          let file = folder.appendingPathComponent("\(stem)\(scale).\(ending)")
          if let image = UIImage(contentsOfFile: file.path) { return image }
        }
      }
    }
    return nil
  }

  /// Pixels per point of the file at `path`, by its name; 1 where the name does not say.
  static func scale(ofFileAt path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension UIImage {
  /// How a symbol is chosen and drawn: its size, its weight and its scale.
  ///
  /// Ours: an image keeps the size that the device's catalogue gives it, whatever is asked here.
  public class Configuration: @unchecked Sendable {
    init() {}
  }

  /// How a symbol is chosen and drawn; it has no influence on the size.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Makes a configuration of a size in points.
    public init(pointSize: CGFloat) { super.init() }

    /// Makes a configuration of a size in points and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }

    /// Makes a configuration of a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }

    /// Makes a configuration that goes with a font.
    public init(font: UIFont) { super.init() }

    /// Makes a configuration that goes with a font, in a scale.
    public init(font: UIFont, scale: SymbolScale) { super.init() }

    /// Makes a configuration that goes with a kind of text.
    public init(textStyle: UIFont.TextStyle) { super.init() }

    /// Makes a configuration that goes with a kind of text, in a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { super.init() }

    /// Makes a configuration of a weight.
    public init(weight: SymbolWeight) { super.init() }

    /// Makes a configuration of a scale.
    public init(scale: SymbolScale) { super.init() }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// As the text around it has it.
    case unspecified
    /// 100.
    case ultraLight
    /// 200.
    case thin
    /// 300.
    case light
    /// 400.
    case regular
    /// 500.
    case medium
    /// 600.
    case semibold
    /// 700.
    case bold
    /// 800.
    case heavy
    /// 900.
    case black
  }

  /// How large a symbol is beside the letters of its font.
  public enum SymbolScale: Int, Sendable {
    /// As the text around it has it.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As large as symbols are first.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// The symbol called `name`: that of the device's catalogue; `nil` where it has none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(named: name)
  }

  /// The image called `name`: that of the device's catalogue, whatever bundle is asked.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// The image called `name`: that of the device's catalogue, whatever bundle is asked.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Makes an image of no size.
  public convenience init() { self.init(size: .zero) }

  /// The same image.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The same image, drawn in another way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// How the middle of an image becomes larger.
  public enum ResizingMode: Int, Sendable {
    /// By repeating it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// The same image, whose middle can be repeated or stretched.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
}
