private enum ContextStack {
  static let key = "LayoutDiff.contexts"
  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ContextStack.contexts.append(CGContext(size: size))
}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.contexts.last.map { UIImage(size: $0.size) }
}
public func UIGraphicsEndImageContext() { _ = ContextStack.contexts.popLast() }
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIRectFill(_ rect: CGRect) {}

/// Makes images of a size; nothing is drawn in them.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize, scale: CGFloat
  public init(size: CGSize) {
    self.size = size
    scale = 1
  }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    scale = format.scale
  }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(size: size, scale: scale)
  }
}

/// The format of images.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1, opaque = false
  public override required init() { super.init() }
  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
}

/// The context of a renderer of images.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext, format = UIGraphicsImageRendererFormat()
  init(size: CGSize) { cgContext = CGContext(size: size) }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
  open var currentImage: UIImage { UIImage(size: cgContext.size) }
}

extension UIColor {
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}
