// Views of a class that is known only at run time, such as a registered cell.
//
// UIKit makes them by the runtime of Objective-C. Swift calls an initialiser of such a class only
// where all subclasses declare it `required`, which an app's cells do not. A convenience initialiser
// may call it, though, and that calls the one of the class that is made. So each of these
// initialisers has a second name: a static method without a body, which takes any class. Arguments
// are `consuming` so that both names pass them alike.
//
// Whether a class has the initialiser cannot be read at run time: Swift gives each class that lacks
// it one that stops the program with the names of the class and the initialiser. So it cannot be a
// problem of the layout. `register(forCellReuseIdentifier:)` with a closure needs no such
// initialiser.

extension UIView {
  /// Reports that no view with a reuse identifier can be made, and the method to call.
  func reportUnmade(_ made: String, _ identifier: String, _ call: String) {
    let reason = """
      \(made) with the identifier "\(identifier)" cannot be made here: call register(\(call)) { … } \
      with a closure that makes one
      """
    report(.view(name: "\(type(of: self))", reason: reason))
  }
}

extension UITableViewCell {
  @_silgen_name("LayoutDiff_registeredTableViewCell")
  convenience init(registeredFor identifier: consuming String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
  /// A cell of this class; stops the program without an initialiser with a style, as in UIKit.
  @_silgen_name("LayoutDiff_registeredTableViewCell")
  static func make(registeredFor identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("LayoutDiff_registeredHeaderFooterView")
  convenience init(registeredFor name: consuming String) { self.init(reuseIdentifier: name) }
  /// A view of this class; stops the program without one with an identifier, as in UIKit.
  @_silgen_name("LayoutDiff_registeredHeaderFooterView")
  static func make(registeredFor identifier: consuming String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("LayoutDiff_registeredReusableView")
  convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }
  /// A view of this class; stops the program without an initialiser with a frame, as in UIKit.
  @_silgen_name("LayoutDiff_registeredReusableView")
  static func make(registeredWith frame: CGRect) -> UICollectionReusableView
}
