/// What tables and collections have in common; in UIKit, each of them has these members itself.
open class ListView: UIScrollView {
  open var backgroundView: UIView?, allowsSelection = true, allowsMultipleSelection = false,
    dragInteractionEnabled = false
  public let hasActiveDrag = false, hasActiveDrop = false
  var isFilled = false, selected: Set<IndexPath> = []
  private var makers: [String: () -> UIView?] = [:], classes: [String: AnyClass] = [:]
  /// What no view is made of, by identifier.
  private(set) var unmade: [String: String] = [:]
  override var isScrollView: Bool { false }
  open func reloadData() {
    isFilled = false
    setNeedsLayout()
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  func register(_ name: String, madeBy make: @escaping () -> UIView?) { makers[name] = make }
  func register(_ name: String, _ viewClass: AnyClass?, isOfThatKind: Bool = true) {
    classes[name] = viewClass
    unmade[name] = isOfThatKind ? nil : viewClass.map { "\($0)" }
  }
  func registerNib(_ name: String) {
    classes[name] = nil
    unmade[name] = "the nib file"
  }
  /// A view for a name, by a closure or else of the registered class; `nil` where there is none.
  func made<View: UIView>(_ name: String, of make: (AnyClass?) -> View?) -> View? {
    if let maker = makers[name] { return maker() as? View }
    return make(classes[name])
  }
}
