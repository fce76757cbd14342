/// What a view shows, by its class: views of a kind have a content, and those inside others do not count.
enum DumpedKind: Sendable {
  /// A view with a text as its content.
  case text
  /// A view with an image.
  case image
  /// A view that lays out its own inside, such as a button.
  case control
  /// Any other view.
  case plain

  init(_ view: DumpedView) {
    let names = [view.className, view.baseClass].compactMap { $0.map(ClassName.plain) }
    func isOne(of classes: Set<String>) -> Bool { names.contains { classes.contains($0) } }
    self =
      isOne(of: Self.texts)
      ? .text : isOne(of: Self.images) ? .image : isOne(of: Self.controls) ? .control : .plain
  }

  private static let texts: Set = [
    "UILabel", "UITextView", "ASTextNode", "ASTextNode2", "ASEditableTextNode", "StaticText",
    "TextView", "RCTText", "RCTTextView",
  ]
  private static let images: Set = [
    "UIImageView", "ASImageNode", "ASNetworkImageNode", "ASMultiplexImageNode", "Image",
    "RCTImageView", "Icon",
  ]
  private static let controls: Set = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UIProgressView", "UIActivityIndicatorView",
    "UITextField", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIPickerView",
    "UISearchBar", "WKWebView", "MKMapView", "ASButtonNode", "ASVideoNode", "Button", "Switch",
    "Slider", "Stepper", "ProgressIndicator", "ActivityIndicator", "TextField", "SecureTextField",
    "SegmentedControl", "PageIndicator", "SearchField", "Toggle", "Picker", "DatePicker", "Link",
  ]
}
