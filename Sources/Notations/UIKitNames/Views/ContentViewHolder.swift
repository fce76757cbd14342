/// A view of the toolkit's that has everything of its author's in one view inside it.
package protocol ContentViewHolder: UIView {
  /// What is inside, as large as the view.
  var contentView: UIView { get }
}

extension UIView {
  /// Puts a view inside that always has the size of this one.
  func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
