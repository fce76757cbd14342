/// A view of UIKit whose author's views are all inside its content view.
package protocol ContentViewHolder: UIView {
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
}
