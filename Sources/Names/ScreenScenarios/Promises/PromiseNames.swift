import Geometry
import LayoutConstraints
import Scenarios
import TextureNames
import UIKitNames

/// Turns promises about views and nodes into promises about names.
@MainActor struct PromiseNames {
  let scenario: Scenario
  /// The name of a view or a node of the screen; `nil` for another one.
  let nameOf: (any PromisedElement) -> String?
  /// The line that registers the screen: `Module/File.swift:line`.
  let place: String

  /// The names that may have a frame.
  private var names: [String] {
    ([ConstraintSystem.containerName] + scenario.everyCase.flatMap(\.elements).map(\.name))
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The promises, in their order; throws all mistakes, each at its line.
  func promises(_ written: [ScreenPromise]) throws(ScenarioError) -> [Promise] {
    var promises: [Promise] = []
    var mistakes: [Diagnostic] = []
    for own in written {
      do throws(CodeFailure) {
        let promise = Promise(
          try kind(own), widths: try widths(own), cases: try cases(own), place: rulePlace(of: own))
        try check(promise)
        promises.append(promise)
      } catch {
        let line = "\(own.conditions.fileID):\(own.conditions.line)"
        mistakes.append(Diagnostic(file: line, error.description))
      }
    }
    if !mistakes.isEmpty { throw ScenarioError(diagnostics: mistakes) }
    return promises
  }

  /// The line of the promise, where it is in the file that registers the screen.
  private func rulePlace(of own: ScreenPromise) -> RulePlace? {
    guard place.hasPrefix("\(own.conditions.fileID):") else { return nil }
    return RulePlace(
      position: SourcePosition(line: own.conditions.line, column: 1), length: 1, sourceLine: "")
  }

  private func kind(_ own: ScreenPromise) throws(CodeFailure) -> Promise.Kind {
    switch own.kind {
    case .apart: .apart(try elements(own, atLeast: 2, "apart"))
    case .inOrder: .inOrder(try elements(own, atLeast: 2, "inOrder"))
    case .visible: .visible(try elements(own, "visible"))
    case .whole: .whole(try texts(own))
    case .inside(let outer): try inside(own, outer)
    case .tappable(let size): try tappable(own, size)
    case .rule(let text): .rule(try rule(text))
    case .mirrored: .mirrored
    }
  }

  private func elements(
    _ own: ScreenPromise, atLeast count: Int = 1, _ word: String
  ) throws(CodeFailure) -> [String] {
    var found: [String] = []
    for element in own.elements {
      let name = try self.name(of: element, word)
      guard !found.contains(name) else { throw CodeFailure("'\(word)' has '\(name)' twice") }
      found.append(name)
    }
    guard found.count >= count else {
      let least = count == 1 ? "an element" : "at least two elements"
      throw CodeFailure("'\(word)' needs \(least): \(NearestWord.hint(for: "", among: names))")
    }
    return found
  }

  private func name(
    of element: any PromisedElement, _ word: String
  ) throws(CodeFailure) -> String {
    if let name = element as? String {
      guard !names.contains(name) else { return name }
      throw CodeFailure(
        "'\(word)' names '\(name.printable)', which is not an element: "
          + NearestWord.hint(for: name, among: names))
    }
    if let name = nameOf(element), names.contains(name) { return name }
    throw CodeFailure(
      "'\(word)' has a \(type(of: element)) that is not an element of this screen: "
        + "give one that is inside, or its name: \(NearestWord.hint(for: "", among: names))")
  }

  private func texts(_ own: ScreenPromise) throws(CodeFailure) -> [String] {
    let found = try elements(own, "whole")
    func isText(_ name: String) -> Bool {
      scenario.everyCase.contains { shown in
        shown.engines.contains { shown.alone($0).text(of: name) != nil }
      }
    }
    guard let other = found.first(where: { !isText($0) }) else { return found }
    let texts = names.filter(isText)
    throw CodeFailure(
      "'\(other)' is no text, so no line of it can be cut: "
        + (texts.isEmpty ? "this screen has no text" : NearestWord.hint(for: other, among: texts)))
  }

  private func inside(
    _ own: ScreenPromise, _ outer: (any PromisedElement)?
  ) throws(CodeFailure) -> Promise.Kind {
    let found = try elements(own, "inside")
    let outer = try outer.map { element throws(CodeFailure) in try name(of: element, "of") }
    let around = outer ?? ConstraintSystem.containerName
    guard !found.contains(around) else {
      throw CodeFailure("'\(around)' cannot be inside itself: leave it out of the elements")
    }
    return .inside(found, of: around)
  }

  private func tappable(_ own: ScreenPromise, _ size: Double) throws(CodeFailure) -> Promise.Kind {
    guard ScenarioLimits.sizes.contains(size) else {
      throw CodeFailure("the size of 'tappable' must be a length in points, not \(size)")
    }
    return .tappable(try elements(own, "tappable"), CGSize(width: size, height: size))
  }

  private func rule(_ text: String) throws(CodeFailure) -> PromisedRule {
    var system = scenario.constraints ?? ConstraintSystem()
    for name in names where system.index(of: name) == nil {
      _ = try? system.addItem(ConstraintItem(name: name))
    }
    let count = system.constraints.count
    do {
      try system.add(rule: text)
    } catch {
      var hint = error.nextStep
      if case .unknownElement(let name) = error.problem {
        hint = NearestWord.hint(for: name, among: names)
      }
      throw CodeFailure(
        "'\(text.printable)' is not a rule: \(error.description)\(hint.map { "; \($0)" } ?? "")")
    }
    let added = system.constraints[count...]
    guard added.allSatisfy({ $0.priority >= Priority.required }) else {
      throw CodeFailure("a promise has no priority: leave '@…' out of '\(text.printable)'")
    }
    guard let rule = PromisedRule(text, added, in: system) else {
      throw CodeFailure(
        "a promise is about frames, and '\(text.printable)' is about a guide, a margin or a baseline"
      )
    }
    return rule
  }

  private func widths(_ own: ScreenPromise) throws(CodeFailure) -> ClosedRange<Double>? {
    guard let widths = own.conditions.widths else { return nil }
    guard widths.lowerBound > 0, widths.upperBound <= ScenarioLimits.longestContainer else {
      throw CodeFailure(
        "the widths of a promise must be above 0 and at most 100000 pt, not \(widths)")
    }
    return widths
  }

  private func cases(_ own: ScreenPromise) throws(CodeFailure) -> [String] {
    let own = own.conditions.cases
    let all = scenario.cases.compactMap(\.caseName)
    let known =
      [Promise.usualCase] + all.flatMap { [$0] + $0.split(separator: ", ").map(String.init) }
    guard let other = own.first(where: { !known.contains($0) }) else { return own }
    throw CodeFailure(
      "there is no case '\(other.printable)': "
        + (all.isEmpty
          ? "this screen has no cases" : NearestWord.hint(for: other, among: known)))
  }

  /// Refuses a promise that is about nothing in a case that it names, or in all of them.
  private func check(_ promise: Promise) throws(CodeFailure) {
    let asked = scenario.everyCase.filter { promise.applies(inCase: $0.caseName) }
    let empty = asked.filter { promise.without($0.hiddenElements) == nil }
    guard let first = empty.first, !promise.cases.isEmpty || empty.count == asked.count else {
      return
    }
    let hidden = promise.kind.elements.filter(first.hiddenElements.contains)
    throw CodeFailure(
      "'\(promise.kind.word)' promises nothing in the case '\(first.caseName ?? Promise.usualCase)', which hides "
        + hidden.joined(separator: ", ") + ": name other cases or elements")
  }
}
