/// A view of UIKit whose author's views are all inside its content view.
@preconcurrency @MainActor package protocol ContentViewHolder: UIView {
  /// The content view, as large as the view.
  var contentView: UIView { get }
}

extension UIView {
  /// Adds a subview that always has the size of this view.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adds a subview whose edges are constrained to those of this view.
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
