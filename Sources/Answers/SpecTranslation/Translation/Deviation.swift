/// A rule of a layout spec that the constraints do not express.
package struct Deviation: Sendable, Hashable {
  /// The path to the spec from the root: `stack[1].inset`.
  package let path: String
  /// The same path as child indices, one for each step.
  let steps: [Int]
  /// The rule.
  package let rule: DeviatingRule
  /// The words for the child that it is about; empty where it is about none in particular.
  package let child: String

  /// The class of the rule: the means that expressing it would take.
  package var translationClass: TranslationClass { rule.translationClass }
  /// When the layouts can differ by it.
  package var condition: Condition { rule.condition }

  /// The circumstances in which a deviation shows, in words.
  package enum Condition: String, Sendable {
    /// In any container.
    case always = "in any container"
    /// Only where lengths are rounded to pixels.
    case whenRounding = "only on pixels"
    /// Only where the stack's children, before they flex, do not fit in it.
    case whenOverflowing = "only where its children do not fit"
    /// Only where the stack's children that cannot shrink do not fit in it, even without the others.
    case whenOthersOverflow = "only where its other children do not fit"
  }
}
