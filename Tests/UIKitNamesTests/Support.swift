import Foundation
import UIKitNames
import UIKitValues

/// A view of a fixed content size.
final class Box: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A view of this size with the origin zero.
@MainActor
func emptyView(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A label without autoresizing.
@MainActor
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

extension UIView {
  /// Adds subviews, from back to front.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Lays the tree out and returns the frame of this view.
  func laidOut() -> CGRect {
    layoutIfNeeded()
    return frame
  }
}

/// A rectangle from four numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
