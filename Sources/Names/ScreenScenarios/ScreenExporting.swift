import Geometry
import LayoutConstraints
import LayoutSpecs
package import Scenarios
package import TextMeasuring
import TextureNames
import UIKitNames

extension Screen {
  /// The screen as commands know it: its name, and what makes a scenario of it.
  package var coded: CodedScreen {
    CodedScreen(
      name: settings.name, place: settings.place,
      scenario: { measurer throws(ScenarioError) in try scenario(measurer: measurer) },
      exported: { measurer throws(ScenarioError) in try exported(measurer: measurer) })
  }

  /// Makes values of the layout spec and of the constraints of the screen.
  ///
  /// The spec is that of the first container.
  ///
  /// - Parameter measurer: the measurer of texts, in place of the device's own.
  /// - Throws: as ``scenario(measurer:)`` does.
  package func exported(measurer: TextMeasurer) throws(ScenarioError) -> ExportedScreen {
    try withSides(measurer) { settings, sides throws(ScenarioError) in
      try settings.exported(of: sides, promising: promises)
    }
  }
}

extension ScreenSettings {
  /// Makes values of a node and a view, which the caller must not use any more.
  ///
  /// Promises of single cases are left out, since cases are code.
  @MainActor
  func exported(
    of sides: ScreenSides, promising promises: @MainActor (ScreenSides) -> [ScreenPromise]
  ) throws(ScenarioError) -> ExportedScreen {
    var (code, named) = try scenarioAndSides(of: sides)
    let promised = device.run { promises(sides) }.filter(\.conditions.cases.isEmpty)
    code.promises = try PromiseNames(scenario: code, nameOf: named.name, place: place)
      .promises(promised)
    do throws(CodeFailure) {
      let constraints = try named.view.map { view throws(CodeFailure) in try view.exported() }
      let specs = named.node.map { node in containers.map { node.exported(in: $0) } } ?? []
      return try ExportedScreen(code, settings: self, specs: specs, constraints)
    } catch {
      throw ScenarioError(diagnostics: [Diagnostic(file: place, error.description)])
    }
  }
}

extension ExportedScreen {
  fileprivate init(
    _ code: Scenario, settings: ScreenSettings,
    specs: [(spec: LayoutSpec?, contents: [String: ExportedContent], notes: [String])],
    _ constraints: (
      system: ConstraintSystem, contents: [String: ExportedContent], notes: [String]
    )?
  ) throws(CodeFailure) {
    var values = code
    values.origin = .file(FilePlaces())
    values.sections = Sections()
    let first = specs.first
    var notes = (first?.notes ?? []) + (constraints?.notes ?? [])
    let contents = first?.contents ?? [:]
    let system = constraints?.system ?? ConstraintSystem()
    let stacks = Set(system.stackViews.map { system.items[$0.item].name })
    let known = code.elements.map(\.name)
    // Views that are no elements, such as the inside of a button, have a place in the hierarchy.
    let others = system.items.dropFirst().filter(\.isView).map(\.name).filter {
      !known.contains($0) && !stacks.contains($0)
    }
    let guides = system.items.filter { $0.kind == .layoutGuide }.map(\.name)
    let names = Self.names(for: known + others + guides + stacks.sorted())
    for (old, new) in names.sorted(by: { $0.key < $1.key }) where old != new {
      notes.append("'\(old)' is called \(new), as a file has only letters, digits and _ in names")
    }
    values.elements = (known + others).map { name in
      var element = Element(codedAs: names[name] ?? name)
      let item = system.index(of: name).map { system.items[$0] }
      let (ofNode, ofView) = (contents[name], constraints?.contents[name])
      let chosen = Self.chosen(ofNode, ofView)
      if let ofNode, let ofView, ofNode != ofView, ofNode != .none, ofView != .none {
        notes.append(
          "\(name) is \(ofNode.words) as a node and \(ofView.words) as a view: the file has the \(chosen == ofView ? "view's" : "node's")"
        )
      } else if case .other(let reason, _) = chosen {
        notes.append("\(name): \(reason), so it has its size in unlimited space")
      }
      element.kind = chosen.kind
      if let item {
        element.hugging = item.hugging
        element.compressionResistance = item.compressionResistance
      } else if constraints != nil {
        notes.append(
          "\(name) has no view: in a file, constraints have every element, and leave it ambiguous")
      }
      return element
    }
    values.constraints = constraints?.system.renamingItems { names[$0] ?? $0 }
    values.spec = first?.spec?.renamingElements { names[$0] ?? $0 }
    if let expectation = code.expectation {
      values.expectation?.elements = expectation.elements.map { names[$0] ?? $0 }
    }
    values.givenFrames = code.givenFrames.map { given in
      GivenFrames(
        in: given.container,
        given.frames.map { GivenFrame(names[$0.element] ?? $0.element, $0.frame) })
    }
    if let first, first.spec == nil {
      notes.append("the node has no layout spec of its own, so the file has constraints only")
    }
    for index in values.promises.indices {
      values.promises[index].kind = values.promises[index].kind.renamingElements { names[$0] ?? $0 }
    }
    values.mirrorsSpec = false
    if settings.device.isRightToLeft, first != nil {
      notes.append(
        "the node is mirrored for reading from right to left, and a spec in a file is not")
    }
    var seen: Set<String> = []
    self.init(
      code: code, values: values, specs: specs.map(\.spec), names: names,
      notes: notes.filter { seen.insert($0).inserted })
  }

  /// The content of the element: the view's, or the node's where the view has none or is unknown.
  private static func chosen(
    _ node: ExportedContent?, _ view: ExportedContent?
  ) -> ExportedContent {
    guard let view, view != .none else { return node ?? .none }
    return view
  }

  /// A valid and unique name for each name.
  private static func names(for names: [String]) -> [String: String] {
    var taken = Set([ConstraintSystem.containerName])
    var valid: [String: String] = [:]
    // Names that are valid already keep themselves.
    let ordered =
      names.filter(ConstraintRule.isElementName)
      + names.filter { !ConstraintRule.isElementName($0) }
    for name in ordered where valid[name] == nil {
      var base = String(
        name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      while base.hasSuffix("_"), base.count > 1 { base.removeLast() }
      if base.first?.isLetter != true || !ConstraintRule.isElementName(base) {
        base = "view_" + base
      }
      if !ConstraintRule.isElementName(base) { base = "view" }
      var candidate = base
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(base)_\(number)"
        number += 1
      }
      valid[name] = candidate
    }
    return valid
  }
}
