/// An image: only its size, which layout needs.
public final class UIImage: NSObject, Sendable {
  public let size: CGSize, scale: CGFloat, renderingMode: RenderingMode
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public override convenience init() { self.init(size: .zero) }
  /// Ours: makes an image of this size, in points, in place of one that the app would load or draw.
  public init(size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    (self.size, self.scale, self.renderingMode) = (size, scale, renderingMode)
  }
  /// Makes the image with this name in the device's catalogue; `nil` where there is none.
  public convenience init?(named name: String) {
    guard let image = SimulatedDevice.current.images.image(named: name) else { return nil }
    self.init(size: image.size, scale: image.scale)
  }
  /// Makes the image with this name in the device's catalogue; without size where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let image = SimulatedDevice.current.images.image(named: name)
    self.init(size: image?.size ?? .zero, scale: image?.scale ?? 1)
  }
  public convenience init?(systemName name: String) { self.init(named: name) }
  /// Makes the image of a PNG or JPEG file, whose scale is `@2x` or `@3x` in its name.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    self.init(data: data, scale: ImageCatalog.scale(ofFileAt: path))
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Makes an image of a PNG or JPEG file's bytes; `nil` for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale.isFinite, scale > 0, let pixels = ImageHeader(data) else { return nil }
    self.init(
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale)
  }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, renderingMode: mode)
  }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  /// The configuration of a symbol, which has the size of the device's catalogue whatever it is.
  public class Configuration: @unchecked Sendable { init() {} }
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) { super.init() }
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }
    public init(font: UIFont) { super.init() }
    public init(font: UIFont, scale: SymbolScale) { super.init() }
    public init(textStyle: UIFont.TextStyle) { super.init() }
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { super.init() }
    public init(weight: SymbolWeight) { super.init() }
    public init(scale: SymbolScale) { super.init() }
    public init(paletteColors: [UIColor]) { super.init() }
    public init(hierarchicalColor: UIColor) { super.init() }
    private override init() { super.init() }
    public static let unspecified = SymbolConfiguration()
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration { self }
    public func configurationWithoutScale() -> SymbolConfiguration { self }
    public func configurationWithoutTextStyle() -> SymbolConfiguration { self }
    public func configurationWithoutWeight() -> SymbolConfiguration { self }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case unspecified, small, medium, large }
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public convenience init(cgImage: CGImage) { self.init(size: cgImage.size) }
  /// Makes an image from one of Core Graphics, of so many pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    self.init(
      size: CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale),
      scale: scale)
  }
  public var imageOrientation: Orientation { .up }
  public var cgImage: CGImage? {
    CGImage(size: CGSize(width: size.width * scale, height: size.height * scale))
  }
  public let capInsets = UIEdgeInsets.zero, images: [UIImage]? = nil, duration: TimeInterval = 0,
    symbolConfiguration: SymbolConfiguration? = nil, isSymbolImage = false
  public func draw(in rect: CGRect) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
}

extension ImageCatalog {
  /// The image with this name, by the headers of files; `nil` where there is none.
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
      if let image = AssetCatalog.image(named: name, in: folder) { return image }
    }
    return nil
  }

  /// Pixels per point of the file at `path`, by its name; 1 without `@2x` or `@3x`.
  static func scale(ofFileAt path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
