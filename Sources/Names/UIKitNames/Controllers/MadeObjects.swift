// Objects of a class that is known only at run time, such as that of a generic parameter.
//
// On Apple's systems, `Content()` makes a view of any class `Content: UIView`. Swift allows it where
// all subclasses declare the initialiser `required`, which an app's views do not. Lifted copies call
// these methods instead. How they call the initialiser of the class is described for registered
// cells.

extension UIView {
  @_silgen_name("LayoutDiff_madeView")
  convenience init(made frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("LayoutDiff_madeView")
  private static func make(made frame: CGRect) -> UIView
  /// A view of this class; stops the program without an initialiser with a frame or an identifier.
  public static func made(frame: CGRect = .zero) -> Self {
    // Subclasses of these have an initialiser with an identifier, and none with a frame.
    let row: UIView? =
      (self as? UITableViewCell.Type)?.make(registeredFor: "")
      ?? (self as? UITableViewHeaderFooterView.Type)?.make(registeredFor: "")
    row?.frame = frame
    return unsafeDowncast(row ?? make(made: frame), to: Self.self)
  }
}

extension UIViewController {
  @_silgen_name("LayoutDiff_madeController")
  convenience init(made nibName: consuming String?) { self.init(nibName: nibName, bundle: nil) }
  @_silgen_name("LayoutDiff_madeController")
  private static func make(made nibName: consuming String?) -> UIViewController
  /// A controller of this class; stops the program without an initialiser with a nib file's name.
  public static func made(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
    unsafeDowncast(make(made: nibName), to: Self.self)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("LayoutDiff_madeRecognizer")
  convenience init(made isMade: Bool) { self.init(target: nil, action: nil) }
  @_silgen_name("LayoutDiff_madeRecognizer")
  private static func make(made isMade: Bool) -> UIGestureRecognizer
  /// A recogniser of this class; stops the program without an initialiser with a target.
  public static func made() -> Self { unsafeDowncast(make(made: true), to: Self.self) }
}
