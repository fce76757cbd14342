import Comparison
package import LayoutConstraints
package import LayoutSpecs
package import Layouts
import Phrases
package import Scenarios

/// A scenario whose constraints are the translation of its layout spec.
package struct TranslatedScenario: Sendable {
  /// The scenario with the translation as its constraints, and only the elements of the spec, with the
  /// content priorities that the translation needs.
  package let scenario: Scenario
  package let spec: LayoutSpec
  package let translation: SpecTranslation

  /// Translates the layout spec of a scenario; `nil` where it has none, or one in code.
  package init?(
    _ original: Scenario, as form: SpecTranslator.Form = .rules
  ) throws(ConstraintError) {
    guard let spec = original.spec else { return nil }
    self.spec = spec
    let translation = try SpecTranslator.translate(
      spec, height: SpecTranslator.ContainerHeight(of: original.containers),
      form: form)
    var scenario = original
    scenario.elements = original.elements.compactMap { element in
      guard let index = translation.system.index(of: element.name) else { return nil }
      var copy = element
      copy.hugging = translation.system.items[index].hugging
      copy.compressionResistance = translation.system.items[index].compressionResistance
      return copy
    }
    scenario.constraints = translation.system
    scenario.places.constraints = []
    scenario.sections.constraints = nil
    scenario.expectation = nil
    self.scenario = scenario
    self.translation = translation
  }

  /// Which of the scenario's containers give a height: the translation is for others like them.
  package var height: SpecTranslator.ContainerHeight { .init(of: scenario.containers) }

  /// The elements whose content priorities are not the default ones.
  var strengthened: [Element] {
    scenario.elements.filter {
      $0.hugging != AxisPriorities(Priority.defaultLow)
        || $0.compressionResistance != AxisPriorities(Priority.defaultHigh)
    }
  }

  /// The content priorities of elements that are not the default, as lines of a scenario file:
  /// `title: { hugging: [251, 250] }`.
  package var strengths: [String] {
    strengthened.map { "\($0.name): { \(RuleText.strength(of: $0)) }" }
  }

  /// The translation in a notation, with `header` as a comment at its top; the spec's own notation has
  /// another one.
  ///
  /// Throws where the first container has no layout, or no linear program; other notations never throw.
  package func text(
    in notation: Notation, header: String
  ) throws(LayoutFailure) -> String {
    switch notation {
    case .rules: RuleText(self).section(header: header)
    case .vfl: RuleText(self, prefersVisualFormat: true).section(header: header)
    case .anchors: ViewText(self, usesSnapKit: false).text(header: header)
    case .snapkit: ViewText(self, usesSnapKit: true).text(header: header)
    case .lp: try linearProgram(header: header)
    case .texture: NodeText(self).text(header: "\(scenario.id): its layout spec as a node.")
    }
  }

  /// The lines of `constraints` in a scenario file.
  package var constraintLines: [String] { RuleText(self).constraints }

  /// The whole scenario as a file with both notations, with `header` as a comment at its top.
  ///
  /// `expectation` is what the file announces: see ``expectation(after:)``.
  package func file(
    header: String, prefersVisualFormat: Bool = false, expectation: Scenario.Expectation? = nil
  ) -> String {
    RuleText(self, prefersVisualFormat: prefersVisualFormat).file(
      header: header, expectation: expectation)
  }
}

/// A notation that a translation can be written in.
package enum Notation: String, Sendable, CaseIterable {
  /// The rules of a scenario file.
  case rules
  case anchors
  case snapkit
  /// The rules of a scenario file, in the visual format where that can express them.
  case vfl
  /// The layout spec itself, as an `ASDisplayNode`.
  case texture
  /// The linear program in the scenario's first container.
  case lp
}

/// Helpers that several notations share.
enum NotationWords {
  /// The most columns of comments and calls.
  static let columns = 100

  /// The lines of a comment, each after `mark`; long ones are wrapped and indented.
  static func comment(_ text: String, mark: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var current = mark
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if current.count + 1 + word.count > columns, current.count > mark.count + 20 {
          lines.append(current)
          current = "\(mark)  "
        }
        current += " \(word)"
      }
      return lines + [current]
    }
  }

  /// A call with its arguments: on one line if they fit, else on one line each.
  static func call(_ function: String, _ arguments: [String], indent: Int) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    guard line.count + indent > columns else { return [line] }
    let inside = arguments.enumerated().map { index, argument in
      "  \(argument)\(index + 1 < arguments.count ? "," : "")"
    }
    return ["\(function)("] + inside + [")"]
  }
}

extension SpecTranslation {
  /// The comment above a group: its effect and its class, and below what its priorities yield to.
  func comments(on group: Group, mark: String, inSwift: Bool) -> [String] {
    let effect: Phrase = "\(group.comment) (\(group.translationClass.rawValue))"
    let priorities = PriorityNames.phrase(
      of: system.constraints[group.constraints].map { $0.priority }, inSwift: inSwift)
    return NotationWords.comment(effect.text, mark: mark)
      + (priorities.map { NotationWords.comment($0.text, mark: "\(mark)  ") } ?? [])
  }
}
