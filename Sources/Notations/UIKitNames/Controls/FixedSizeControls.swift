public import Foundation
import LayoutConstraints
public import UIKitValues

// Controls that have the same size whatever they show. Sizes are what UIKit is seen to give.

/// A switch: 51 by 31 points.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?

  /// Turns it on or off.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A pair of buttons for less and more: 94 by 32 points.
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The smallest number.
  open var minimumValue = 0.0
  /// The largest number.
  open var maximumValue = 100.0
  /// How much less or more it becomes.
  open var stepValue = 1.0

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A wheel that turns while something goes on: 20 by 20 points, or 37 by 37.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// Whether it is hidden while it stands still; it is laid out all the same.
  open var hidesWhenStopped = true
  /// The colour.
  open var color: UIColor?
  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Makes an indicator; its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an indicator of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Makes an indicator: there is no archive to read from.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }

  /// Stops it.
  open func stopAnimating() { isAnimating = false }

  /// 20 by 20 points, or 37 by 37.
  open override var intrinsicContentSize: CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }

  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A bar that fills: 4 points high, of any width.
open class UIProgressView: UIView {
  /// The part that is full, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the full part.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?

  /// Fills a part of it.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  override class var initialHugging: AxisPriorities {
    AxisPriorities(horizontal: Priority.defaultLow, vertical: Priority.defaultHigh)
  }
}

/// A line with a knob on it: 34 points high, of any width.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The smallest number.
  open var minimumValue: Float = 0
  /// The largest number.
  open var maximumValue: Float = 1

  /// 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
