import LayoutConstraints
import Scenarios
import UIKitNames

/// A view as constraints in code, which are collected on request with the names of the views.
@MainActor final class CollectedView {
  private let view: UIView
  private let device: SimulatedDevice
  /// The views and guides that are properties, kept alive so that their identities stay valid.
  private var properties: [PropertyNames.NamedObject] = []
  private var names = ObjectNames()

  /// Takes ownership of a view, to be laid out on `device`.
  init(_ view: UIView, on device: SimulatedDevice) { (self.view, self.device) = (view, device) }

  /// The names of all views inside, in the order of the hierarchy.
  ///
  /// Properties are read at this time, since lazy ones are created when they are added to a view.
  func findNames() throws(CodeFailure) -> FoundNames {
    properties =
      PropertyNames(
        of: view, isElement: { $0 is UIView || $0 is UILayoutGuide }, isToolkit: Toolkit.owns
      ).objects
    let ofProperties = ObjectNames(properties)
    names = ofProperties
    nameContentViews(in: view)
    let collected = try freshSystem()
    var found = FoundNames()
    for (item, inside) in zip(collected.system.items, collected.views) {
      guard let inside, inside !== view, !Toolkit.hides(inside, ofProperties) else { continue }
      found.add(item.name, isProperty: names.hasProperty(inside))
    }
    return found
  }

  /// Names the content views of cells as code does: `contentView`, `header.contentView`.
  private func nameContentViews(in inside: UIView) {
    if let content = Toolkit.contentView(of: inside) {
      let path = inside === view ? "" : names.name(of: inside).map { $0 + "." }
      if let path { names.add(path + "contentView", of: content) }
    }
    for subview in inside.subviews { nameContentViews(in: subview) }
  }

  /// Renames views: each name is replaced by its value in `elements`.
  func rename(_ elements: [String: String]) { names.rename(elements) }

  /// The controls among the views, by name.
  func controls() -> [String: Control] {
    guard let collected = try? freshSystem() else { return [:] }
    let pairs = zip(collected.system.items, collected.views).compactMap { item, view in
      view.flatMap(Control.init).map { (item.name, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The name of a view; `nil` for one that is not inside.
  func name(of inside: UIView) -> String? {
    guard let collected = try? freshSystem(),
      let index = collected.views.firstIndex(where: { $0 === inside })
    else { return nil }
    return collected.system.items[index].name
  }

  /// Updates constraints and collects all active ones.
  func collect() throws(CodeFailure) -> ConstraintSystem { try freshSystem().system }

  /// The constraints, and the contents of all views by their names in them.
  func exported() throws(CodeFailure) -> (
    system: ConstraintSystem, contents: [String: ExportedContent], notes: [String]
  ) {
    let collected = try freshSystem()
    var contents: [String: ExportedContent] = [:]
    var notes: [String] = []
    for (item, inside) in zip(collected.system.items, collected.views) {
      guard let inside, inside !== view else { continue }
      let content = device.run { ExportedContent(of: inside, item) }
      contents[item.name] = content
      if !content.isMeasured(as: item.content, by: device.textMeasurer) {
        notes.append("\(item.name) is measured in another way than a text of one style")
      }
    }
    return (collected.system, contents, notes)
  }

  /// The constraints that were released without ever being active, as text, each once.
  func neverActivated() -> [String] {
    var seen: Set<DiscardedConstraint> = []
    let discarded = (try? freshSystem())?.discardedConstraints ?? []
    return discarded.filter { seen.insert($0).inserted }.map { constraint in
      constraint.text + (constraint.madeAt.map { " (\($0))" } ?? "")
    }
  }

  private func freshSystem() throws(CodeFailure) -> ViewSystem {
    var names = names.byIdentity
    names[ObjectIdentifier(view)] = ConstraintSystem.containerName
    let collected = device.run {
      view.updateConstraintsIfNeeded()
      return ViewSystem(of: view, names: names)
    }
    guard collected.problems.isEmpty else {
      throw CodeFailure(collected.problems.map(\.description).joined(separator: ";\n"))
    }
    return collected
  }
}

@MainActor extension Toolkit {
  /// The content view of a cell, which has no counterpart in specs; `nil` for other views.
  fileprivate static func contentView(of view: UIView) -> UIView? {
    (view as? any ContentViewHolder)?.contentView
  }

  /// Whether a view is an internal view of one of the toolkit's own views, and not a property.
  fileprivate static func hides(_ view: UIView, _ names: ObjectNames) -> Bool {
    guard !names.hasProperty(view), let around = view.superview else { return false }
    if view === contentView(of: around) { return true }
    return owns(type(of: around)) && type(of: around) != UIView.self
      && !(around is UIStackView) && !(around is UIScrollView)
  }
}

@MainActor extension Control {
  /// `nil` for a view that is no control of the toolkit.
  fileprivate init?(_ view: UIView) {
    switch view {
    case let button as UIButton: self.init(.button, title: button.currentTitle)
    case is UISwitch: self.init(.switch)
    case is UISlider: self.init(.slider)
    case is UIStepper: self.init(.stepper)
    case is UIProgressView: self.init(.progress)
    case is UIActivityIndicatorView: self.init(.activity)
    case is UIImageView: self.init(.image)
    case let field as UITextField:
      let text = field.text ?? ""
      self.init(.textField, title: text.isEmpty ? field.placeholder : text)
    default: return nil
    }
  }
}
