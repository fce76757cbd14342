public import Foundation

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
