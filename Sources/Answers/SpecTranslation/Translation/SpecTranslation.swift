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
    system.items.filter { $0.kind == .layoutGuide }.map(\.name)
  }

  /// The least faithful class of all rules and deviations, without deviations that show only on pixels
  /// or where children do not fit.
  package var translationClass: TranslationClass {
    let always = deviations.filter { $0.condition == .always }
    return (groups.map(\.translationClass) + always.map(\.translationClass)).max() ?? .exact
  }
}

/// How well constraints can express a rule of a layout spec, from best to worst, in words.
package enum TranslationClass: String, Sendable, CaseIterable, Comparable {
  /// Required linear equations and inequalities express it.
  case exact
  /// It takes priorities: a length is as small, or as large, as the rest allows.
  case priorities = "needs priorities"
  /// It takes a second pass: the height of a text depends on its width.
  case measuring = "needs measuring"
  /// Another rule applies at other sizes; constraints express one of them.
  case piecewise
  /// It takes whole numbers, or repeated layout: nothing linear expresses it.
  case integers = "needs integers"

  /// Whether `left` is more faithful than `right`.
  package static func < (left: TranslationClass, right: TranslationClass) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
