public import Foundation
import LayoutConstraints
public import UIKitValues

// Controls of a fixed size. The sizes are those observed in UIKit.

/// A switch: 51 × 31 points.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?

  /// Turns it on or off at once.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A pair of buttons to decrease and increase a number: 94 × 32 points.
open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0
  /// The smallest number.
  open var minimumValue = 0.0
  /// The largest number.
  open var maximumValue = 100.0
  /// The step by which the number changes.
  open var stepValue = 1.0

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A spinning activity indicator: 20 × 20 or 37 × 37 points.
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101
  }

  /// The size of the indicator.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// Whether it is hidden while it does not spin; it keeps its size in the layout.
  open var hidesWhenStopped = true
  /// The colour.
  open var color: UIColor?
  /// Whether it spins.
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

  /// Makes an indicator; nothing is read from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Starts spinning.
  open func startAnimating() { isAnimating = true }

  /// Stops spinning.
  open func stopAnimating() { isAnimating = false }

  /// 20 × 20 or 37 × 37 points.
  open override var intrinsicContentSize: CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }

  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A progress bar: 4 points high, of any width.
open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the progress.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?

  /// Sets the progress, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  override class var initialHugging: AxisPriorities {
    AxisPriorities(horizontal: Priority.defaultLow, vertical: Priority.defaultHigh)
  }
}

/// A slider: 34 points high, of any width.
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
