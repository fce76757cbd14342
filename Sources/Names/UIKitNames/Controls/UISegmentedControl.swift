/// A row of segments, 32 points high, each as wide as the widest title or image plus 20 points.
open class UISegmentedControl: UIControl {
  private var segments: [Segment] = [] { didSet { setNeedsLayout() } }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:] {
    didSet { if font(in: oldValue) != font(in: attributes) { setNeedsLayout() } }
  }
  /// Whether segments are as wide as their own content.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  // These are stored only.
  public static let noSegment = -1
  open var selectedSegmentIndex = noSegment, isMomentary = false, selectedSegmentTintColor: UIColor?
  /// A segment: an image, or else a title.
  private struct Segment {
    var title: String?, image: UIImage?, action: UIAction?
    /// The width, in points, or 0 for that of the content.
    var width: CGFloat = 0
    var offset = CGSize.zero, isEnabled = true
    init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }
    init(_ action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      self.action = action
    }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control with titles, images and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      (item as? UIAction).map(Segment.init)
        ?? Segment(title: item as? String, image: item as? UIImage)
    }
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Inserting takes the nearest index where it is out of range; all else does nothing there.
  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insert(Segment(action), at: index)
  }
  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: max(0, min(index, segments.count)))
  }
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
  }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (title, nil) }
  }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (nil, image) }
  }
  /// Sets the width of a segment, in points, or 0 for that of its content.
  open func setWidth(_ new: CGFloat, forSegmentAt index: Int) { change(index) { $0.width = new } }
  /// Sets the action of a segment, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt index: Int) {
    change(index) { segment in
      let other = Segment(action)
      (segment.title, segment.image, segment.action) = (other.title, other.image, action)
    }
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
    change(index) { $0.offset = offset }
  }
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = isEnabled }
  }
  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    if segments.indices.contains(index) { body(&segments[index]) }
  }
  private func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }
  open func titleForSegment(at index: Int) -> String? { segment(at: index)?.title }
  open func imageForSegment(at index: Int) -> UIImage? { segment(at: index)?.image }
  open func widthForSegment(at index: Int) -> CGFloat { segment(at: index)?.width ?? 0 }
  open func actionForSegment(at index: Int) -> UIAction? { segment(at: index)?.action }
  open func contentOffsetForSegment(at index: Int) -> CGSize { segment(at: index)?.offset ?? .zero }
  open func isEnabledForSegment(at index: Int) -> Bool { segment(at: index)?.isEnabled == true }
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }
  /// Sets the attributes of titles for a state; the font of the normal one counts.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _: UIImage?, forLeftSegmentState: State, rightSegmentState: State, barMetrics: UIBarMetrics
  ) {}
  private func font(in attributes: [State: [NSAttributedString.Key: Any]]) -> UIFont {
    attributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }
  /// The width of all segments, and 32 points.
  open override var intrinsicContentSize: CGSize {
    let font = font(in: attributes)
    let widths = segments.map { segment in
      if segment.width > 0 { return segment.width }
      let label = UILabel()
      label.font = font
      label.text = segment.title
      return (segment.image?.size.width ?? label.intrinsicContentSize.width) + 20
    }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width, height: 32)
  }
}

/// The kind of a bar for its images; it has no influence here.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101
}

/// A row of dots for pages: 26 points high, and 17 points wide for every page.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { setNeedsLayout() } }

  // These are stored only.
  open var currentPage = 0, hidesForSinglePage = false, pageIndicatorTintColor: UIColor?,
    currentPageIndicatorTintColor: UIColor?, preferredIndicatorImage: UIImage?,
    defersCurrentPageDisplay = false, backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: 17 * CGFloat(max(0, count)), height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

/// Wheels of rows of which one is chosen: 320 × 216 points, whatever the rows.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?, delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var selection: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent wheel: Int, animated: Bool) { selection[wheel] = row }
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// The rows of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// The titles of a picker; it is never asked here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_: UIPickerView, titleForRow _: Int, forComponent _: Int) -> String?
  func pickerView(_: UIPickerView, didSelectRow _: Int, inComponent _: Int)
  func pickerView(_: UIPickerView, rowHeightForComponent _: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int) -> String? { nil }
  public func pickerView(_: UIPickerView, didSelectRow _: Int, inComponent _: Int) {}
  public func pickerView(_: UIPickerView, rowHeightForComponent _: Int) -> CGFloat { 32 }
}

/// Wheels of a date: 320 × 216 points, also in other styles, which is reported.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date(), minimumDate: Date?, maximumDate: Date?, datePickerMode = Mode.dateAndTime,
    minuteInterval = 1, countDownDuration: TimeInterval = 0, locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?, preferredDatePickerStyle = UIDatePickerStyle.automatic
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  override func contentProblem(name: String) -> ViewProblem? {
    guard [.compact, .inline].contains(preferredDatePickerStyle) else { return nil }
    return .view(name: name, reason: "a date picker of every style has the size of wheels here")
  }
}

/// The style of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
