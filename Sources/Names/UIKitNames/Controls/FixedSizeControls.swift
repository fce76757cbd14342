import LayoutConstraints

// Controls of a fixed size. The sizes are those observed in UIKit.

extension CGSize {
  /// The size of a view that has a height of its own, in points, and no width.
  static func anyWidth(height: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// A switch: 51 × 31 points.
open class UISwitch: UIControl {
  open var isOn = false, onTintColor: UIColor?, thumbTintColor: UIColor?, title: String?
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}
/// A pair of buttons to decrease and increase a number: 94 × 32 points.
open class UIStepper: UIControl {
  open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0, wraps = false,
    autorepeat = true, isContinuous = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A spinning activity indicator: 20 × 20 or 37 × 37 points.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100, large
    public static let gray = Style.medium, white = Style.medium, whiteLarge = Style.large
  }
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// Whether it is hidden while it does not spin; it keeps its size in the layout.
  open var hidesWhenStopped = true
  open var color: UIColor?
  public private(set) var isAnimating = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }
  override class var initialHugging: AxisPriorities { AxisPriorities(Priority.defaultHigh) }
}

/// A progress bar: 4 points high, of any width.
open class UIProgressView: UIView {
  open var progress: Float = 0, progressTintColor: UIColor?, trackTintColor: UIColor?,
    progressImage: UIImage?, trackImage: UIImage?, progressViewStyle = Style.default
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize { .anyWidth(height: 4) }
  override class var initialHugging: AxisPriorities {
    AxisPriorities(horizontal: Priority.defaultLow, vertical: Priority.defaultHigh)
  }
}

/// A slider: 34 points high, of any width.
open class UISlider: UIControl {
  open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1, isContinuous = true,
    minimumValueImage: UIImage?, maximumValueImage: UIImage?, minimumTrackTintColor: UIColor?,
    maximumTrackTintColor: UIColor?, thumbTintColor: UIColor?
  private var thumbs: [State: UIImage] = [:]
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
  }
  open override var intrinsicContentSize: CGSize { .anyWidth(height: 34) }
}
