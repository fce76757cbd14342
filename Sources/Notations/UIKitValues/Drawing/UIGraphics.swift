public import Foundation

/// The contexts of images of this thread, the last one on top.
private enum ContextStack {
  static let key = "LayoutDiff.contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins an image of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ContextStack.contexts.append(CGContext(size: size))
}

/// Begins an image of a size, in points.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// The context of the image that was begun last; `nil` where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// An image of the size that was begun last; `nil` where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.contexts.last.map { UIImage(size: $0.size) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { _ = ContextStack.contexts.popLast() }

/// Does nothing: nothing is drawn here.
public func UIGraphicsPushContext(_ context: CGContext) {}

/// Does nothing: nothing is drawn here.
public func UIGraphicsPopContext() {}

/// Does nothing: nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}

/// Makes images of a size; nothing is drawn in them.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  /// Makes a renderer of images of a size, in points.
  public init(size: CGSize) {
    self.size = size
    scale = 1
    super.init()
  }

  /// Makes a renderer of images of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    scale = format.scale
    super.init()
  }

  /// Makes a renderer of images of the size of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Makes a renderer of images of the size of a rectangle, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs the closure and gives an image of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(size: size, scale: scale)
  }
}

/// The format of images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether the images have no transparent parts.
  open var opaque = false

  /// Makes the default format.
  public override required init() { super.init() }

  /// The default format.
  open class func `default`() -> Self { Self() }

  /// The format for a screen.
  open class func preferred() -> Self { Self() }
}

/// The context of a renderer of images.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format.
  public let format = UIGraphicsImageRendererFormat()

  init(size: CGSize) {
    cgContext = CGContext(size: size)
    super.init()
  }

  /// Does nothing.
  open func fill(_ rect: CGRect) {}
  /// Does nothing.
  open func stroke(_ rect: CGRect) {}
  /// Does nothing.
  open func clip(to rect: CGRect) {}
  /// An image of the renderer's size.
  open var currentImage: UIImage { UIImage(size: cgContext.size) }
}

extension UIColor {
  /// Does nothing: nothing is drawn here.
  public func set() {}
  /// Does nothing: nothing is drawn here.
  public func setFill() {}
  /// Does nothing: nothing is drawn here.
  public func setStroke() {}
}
