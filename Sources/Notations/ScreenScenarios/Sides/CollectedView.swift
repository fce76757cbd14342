import Foundation
import LayoutConstraints
import Scenarios
import UIKitNames
import UIKitValues

/// A view as constraints that are code: collected when they are asked for, with the views by name.
///
/// Views are classes for one thread at a time. Collecting holds the lock, and whoever made the view
/// has handed it over; hence the unchecked conformance.
final class CollectedView: @unchecked Sendable {
  private let lock = NSLock()
  private let view: UIView
  private let device: SimulatedDevice
  /// The views and guides that are properties: kept, so that their identities stay theirs.
  private var properties: [PropertyNames.Part] = []
  private var names = PartNames()

  /// Takes a view over, to be laid out on `device`.
  init(_ view: UIView, on device: SimulatedDevice) {
    self.view = view
    self.device = device
  }

  /// The names of all views inside, in the order of the hierarchy.
  ///
  /// Properties are read only then, since lazy ones come into being when they are put into a view.
  func findNames() throws(CodeFailure) -> FoundNames {
    lock.lock()
    defer { lock.unlock() }
    properties =
      PropertyNames(
        of: view, isPart: { $0 is UIView || $0 is UILayoutGuide }, isToolkit: Toolkit.owns
      ).parts
    let ofProperties = PartNames(properties)
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

  /// Calls the content views of cells what code calls them: `contentView`, `header.contentView`.
  private func nameContentViews(in inside: UIView) {
    if let content = Toolkit.contentView(of: inside) {
      let path = inside === view ? "" : names.name(of: inside).map { $0 + "." }
      if let path { names.add(path + "contentView", of: content) }
    }
    for subview in inside.subviews { nameContentViews(in: subview) }
  }

  /// Calls views by other names from now on: by the value for the name of their property.
  func rename(_ elements: [String: String]) {
    lock.withLock { names.rename(elements) }
  }

  /// Lets views make what constraints they make late, and collects all that are active.
  func collect() throws(CodeFailure) -> ConstraintSystem {
    lock.lock()
    defer { lock.unlock() }
    return try freshSystem().system
  }

  /// The constraints that were let go without ever being active, in words, each once.
  func neverActivated() -> [String] {
    lock.lock()
    defer { lock.unlock() }
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

extension Toolkit {
  /// What a cell has everything of its own in: a part that specs have nothing for.
  fileprivate static func contentView(of view: UIView) -> UIView? {
    (view as? any ContentViewHolder)?.contentView
  }

  /// Whether a view is a part that one of the toolkit's own views is made of, and nobody's property.
  fileprivate static func hides(_ view: UIView, _ names: PartNames) -> Bool {
    guard !names.hasProperty(view), let around = view.superview else { return false }
    if view === contentView(of: around) { return true }
    return owns(type(of: around)) && type(of: around) != UIView.self
      && !(around is UIStackView) && !(around is UIScrollView)
  }
}
