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
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The title; it is not shown.
  open var title: String?

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
  /// Whether the number goes on from the other end.
  open var wraps = false
  /// Whether the number changes while the button is held.
  open var autorepeat = true
  /// Whether events are sent while the button is held.
  open var isContinuous = true

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

    /// 20 × 20 points, in an earlier version of UIKit.
    public static let gray = Style.medium
    /// 20 × 20 points, in an earlier version of UIKit.
    public static let white = Style.medium
    /// 37 × 37 points, in an earlier version of UIKit.
    public static let whiteLarge = Style.large
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

  /// Makes an indicator of a size, in the words of an earlier version of UIKit.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The size of the indicator, in the words of an earlier version of UIKit.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
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
  /// The image of the progress.
  open var progressImage: UIImage?
  /// The image of the rest.
  open var trackImage: UIImage?
  /// The style; it has no influence on the layout.
  open var progressViewStyle = Style.default

  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// That of bars.
    case bar
  }

  /// Makes a progress bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a progress bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Makes a progress bar; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// Whether events are sent while the knob is moved.
  open var isContinuous = true
  /// The image at the smallest number; it takes no space here.
  open var minimumValueImage: UIImage?
  /// The image at the largest number; it takes no space here.
  open var maximumValueImage: UIImage?
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  private var thumbs: [State: UIImage] = [:]

  /// Sets the number at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the image of the knob; it has no influence on the layout.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// The image of the knob; `nil` where none is set.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// Does nothing: the image has no influence on the layout.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Does nothing: the image has no influence on the layout.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// The rectangle of the track, in points: in the middle, 4 points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  /// The rectangle of the knob, in points: 28 × 28 at its number.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
  }

  /// 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
