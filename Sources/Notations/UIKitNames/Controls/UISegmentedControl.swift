public import Foundation
public import UIKitValues

/// A row of segments, of which one is selected: 32 points high.
///
/// Ours: every segment is as wide as the widest title or image with 10 points at both sides.
open class UISegmentedControl: UIControl {
  private var segments: [Segment] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// The index that stands for no segment.
  public static let noSegment = -1
  /// The segment that is selected.
  open var selectedSegmentIndex = noSegment
  /// Whether a segment is selected for a moment only.
  open var isMomentary = false
  /// Whether segments are as wide as their own content.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with titles, images and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      (item as? UIAction).map(Segment.init)
        ?? Segment(title: item as? String, image: item as? UIImage)
    }
  }

  /// Makes a control whose segments have the titles and images of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }

  /// A segment: an image, or else a title.
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width, in points, or 0 for that of the content.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    init(_ action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      self.action = action
    }
  }

  /// Makes a control; nothing is read from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment; an index out of range counts as the nearest one.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: max(0, min(index, segments.count)))
    setNeedsLayout()
  }

  /// Inserts a segment; an index out of range counts as the nearest one.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: max(0, min(index, segments.count)))
    setNeedsLayout()
  }

  /// Inserts a segment with the title or image of an action; an index out of range counts as the
  /// nearest one.
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    segments.insert(Segment(action), at: max(0, min(index, segments.count)))
    setNeedsLayout()
  }

  /// Removes a segment; does nothing where there is none.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    setNeedsLayout()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    setNeedsLayout()
  }

  /// Sets the title of a segment; does nothing where there is none.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (title, nil) }
  }

  /// Sets the image of a segment; does nothing where there is none.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    change(index) { ($0.title, $0.image) = (nil, image) }
  }

  /// Sets the width of a segment, in points, or 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    change(index) { $0.width = width }
  }

  /// Sets the action of a segment, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt index: Int) {
    change(index) { segment in
      let other = Segment(action)
      (segment.title, segment.image, segment.action) = (other.title, other.image, action)
    }
  }

  /// The action of a segment; `nil` where there is none.
  open func actionForSegment(at index: Int) -> UIAction? {
    segment(at: index)?.action
  }

  /// The index of the segment whose action has a name; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
  }

  /// The image of a segment; `nil` where there is none.
  open func imageForSegment(at index: Int) -> UIImage? {
    segment(at: index)?.image
  }

  /// The width of a segment that was set, in points; 0 for that of its content.
  open func widthForSegment(at index: Int) -> CGFloat {
    segment(at: index)?.width ?? 0
  }

  /// Sets by how far the content of a segment is moved; it has no influence on the layout.
  open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
    change(index) { $0.offset = offset }
  }

  /// By how far the content of a segment is moved, in points.
  open func contentOffsetForSegment(at index: Int) -> CGSize {
    segment(at: index)?.offset ?? .zero
  }

  /// Sets whether a segment is enabled.
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = isEnabled }
  }

  private func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    setNeedsLayout()
  }

  /// The title of a segment; `nil` where there is none.
  open func titleForSegment(at index: Int) -> String? {
    segment(at: index)?.title
  }

  /// Whether a segment is enabled.
  open func isEnabledForSegment(at index: Int) -> Bool {
    segment(at: index)?.isEnabled == true
  }

  /// Sets the attributes of titles for a state; the font of the normal one counts.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    setNeedsLayout()
  }

  /// The attributes of titles for a state; `nil` where none are set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Does nothing: the image has no influence on the layout.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}

  /// Does nothing: the image has no influence on the layout.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}

  /// The width of all segments, and 32 points.
  open override var intrinsicContentSize: CGSize {
    let font = attributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
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

/// The kind of a bar for its images.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default`
  /// That of a low bar.
  case compact
  /// With a text above.
  case defaultPrompt = 101
}

/// A row of dots for pages: 26 points high, and 17 points wide for every page.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { setNeedsLayout() } }
  /// The page that is shown.
  open var currentPage = 0
  /// Whether it is hidden for one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image of the dots; it has no influence on the layout.
  open var preferredIndicatorImage: UIImage?
  /// Whether the page is shown later.
  open var defersCurrentPageDisplay = false
  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic

  /// The style of a background.
  public enum BackgroundStyle: Int, Sendable {
    /// That of the system.
    case automatic
    /// Visible.
    case prominent
    /// Hardly visible.
    case minimal
  }

  /// The size for a number of pages, in points.
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: 17 * CGFloat(max(0, count)), height: 26)
  }

  /// The size for all pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

/// Wheels of rows of which one is chosen: 320 × 216 points.
open class UIPickerView: UIView {
  /// The object with the rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object with the titles.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the selection is shown.
  open var showsSelectionIndicator = true
  private var selection: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Does nothing: rows have no influence on the layout.
  open func reloadAllComponents() {}
  /// Does nothing: rows have no influence on the layout.
  open func reloadComponent(_ component: Int) {}
  /// Chooses a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }
  /// The row that is chosen; the first one where none is.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// The rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The titles of a picker; it is never asked here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Called in an app when the user chooses a row; never called here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The height of rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
}

/// Wheels of a date: 320 × 216 points.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
  }

  /// The date.
  open var date = Date()
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The step, in minutes.
  open var minuteInterval = 1
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The style; it has no influence on the layout.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// Sets the date at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// The style of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable {
  /// That of the system.
  case automatic
  /// Wheels.
  case wheels
  /// A text.
  case compact
  /// In the content.
  case inline
}
