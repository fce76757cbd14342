/// A view of UIKit whose author's views are all inside its content view.
@preconcurrency @MainActor package protocol ContentViewHolder: UIView {
  var contentView: UIView { get }
}

extension UIView {
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
  func addPinned(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }
}
