/// The look of a preview; it is never shown here.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor? = .systemBackground
  open var visiblePath, shadowPath: UIBezierPath?
}
/// The place of a preview; it is never shown here.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint, transform: CGAffineTransform
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = CGAffineTransform.identity
  ) { (self.container, self.center, self.transform) = (container, center, transform) }
}

/// A view as a preview; it is never shown here.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.init(view: view, parameters: parameters)
  }
}
