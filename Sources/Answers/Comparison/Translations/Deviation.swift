package import JSONText
import Phrases

/// A rule of a layout spec that the constraints do not express.
package struct Deviation: Sendable, Hashable, JSONRepresentable {
  /// The path to the spec from the root: `stack[1].inset`.
  package let path: String
  /// The same path as child indices, one for each step; empty in a record.
  package let steps: [Int]
  package let rule: DeviatingRule
  /// The words for the child that it is about; empty where it is about none in particular.
  package let child: String

  /// Makes a deviation of the spec at a path.
  package init(path: String, steps: [Int] = [], rule: DeviatingRule, child: String = "") {
    (self.path, self.steps, self.rule, self.child) = (path, steps, rule, child)
  }

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

  /// The facts, with the words for programs that show them to people.
  package var json: JSONValue {
    .object([
      "path": path.json, "rule": rule.json, "child": child.isEmpty ? nil : child.json,
      "class": translationClass.rawValue.json, "reason": reason.json, "effect": effect.json,
      "shows": condition.rawValue.json,
    ])
  }
}
