public import LayoutConstraints
public import LayoutSpecs
public import Scenarios

/// A scenario whose constraints are the translation of its layout spec.
public struct TranslatedScenario: Sendable {
  /// The scenario, with the elements of the spec alone, as strong as the translation needs them.
  public let scenario: Scenario
  /// The layout spec.
  public let spec: LayoutSpec
  /// What it was translated to.
  public let translation: SpecTranslation

  /// Translates the layout spec of a scenario; `nil` where it has none that is a value.
  public init?(_ original: Scenario) throws(ConstraintError) {
    guard let spec = original.spec else { return nil }
    self.spec = spec
    let translation = try SpecTranslator.translate(
      spec, height: SpecTranslator.ContainerHeight(of: original.containers))
    var scenario = original
    scenario.elements = original.elements.compactMap { element in
      guard let index = translation.system.index(of: element.name) else { return nil }
      var copy = element
      copy.hugging = translation.system.items[index].hugging
      copy.compressionResistance = translation.system.items[index].compressionResistance
      return copy
    }
    scenario.constraints = translation.system
    scenario.codedConstraints = nil
    scenario.codedHabits = nil
    scenario.constraintPlaces = []
    scenario.constraintsSource = nil
    scenario.expectation = nil
    self.scenario = scenario
    self.translation = translation
  }

  /// The elements of which the file must say how strongly they hold their size.
  var strengthened: [Element] {
    scenario.elements.filter {
      $0.hugging != AxisPriorities(Priority.defaultLow)
        || $0.compressionResistance != AxisPriorities(Priority.defaultHigh)
    }
  }

  /// What these need, as a scenario file says it: `title: { hugging: [251, 250] }`.
  public var strengths: [String] {
    strengthened.map { "\($0.name): { \(RuleText.strength(of: $0)) }" }
  }

  /// The translation in a notation; `header` is said at its top, as a comment.
  public func text(in notation: Notation, header: String) -> String {
    switch notation {
    case .rules: RuleText(self).section(header: header)
    case .vfl: RuleText(self, prefersVisualFormat: true).section(header: header)
    case .anchors: ViewText(self, usesSnapKit: false).text(header: header)
    case .snapkit: ViewText(self, usesSnapKit: true).text(header: header)
    case .texture: NodeText(self).text(header: header)
    }
  }

  /// The whole scenario as a file, with both notations.
  public func file(header: String, prefersVisualFormat: Bool = false) -> String {
    RuleText(self, prefersVisualFormat: prefersVisualFormat).file(header: header)
  }
}
