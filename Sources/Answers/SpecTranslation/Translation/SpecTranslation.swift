package import Comparison
package import LayoutConstraints

/// The constraints that describe the same layout as a layout spec, and how they deviate from it.
package struct SpecTranslation: Sendable {
  /// The constraints; its items are the elements in the order of the spec, then the layout guides.
  package var system: ConstraintSystem
  /// The constraints of ``system`` in groups, each about one spec.
  package let groups: [Group]
  /// The ways in which the constraints deviate from the spec; empty where they never do.
  package let deviations: [Deviation]

  /// The constraints that express one spec.
  package struct Group: Sendable {
    /// The path to the spec from the root: `stack[1].inset`.
    package let path: String
    /// The spec's effect.
    let topic: GroupTopic
    /// The words for what it is about.
    let names: [String]
    /// The least faithful class of its constraints.
    package let translationClass: TranslationClass
    /// The indices of its constraints; not empty.
    package let constraints: Range<Int>
  }

  /// The names of the layout guides, in order.
  package var guides: [String] {
    system.items.filter { $0.kind == .layoutGuide }.map { $0.name }
  }

  /// The least faithful class of all rules and deviations, without deviations that show only on pixels
  /// or where children do not fit.
  package var translationClass: TranslationClass {
    let always = deviations.filter { $0.condition == .always }
    return (groups.map { $0.translationClass } + always.map { $0.translationClass }).max() ?? .exact
  }
}
