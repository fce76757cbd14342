import Comparison
import Geometry
import LayoutConstraints
package import LayoutSpecs
package import Proving
import ScenarioFiles
package import Scenarios

/// A layout spec that was recovered from constraints, with its proof.
package struct SpecRecovery: Sendable {
  /// The scenario with the recovered spec beside its constraints.
  package let scenario: Scenario
  /// The spec, whose elements have names and the author's style alone.
  package let spec: LayoutSpec
  /// The proof that compares the spec with the constraints, in every case, at every height; `nil` where there
  /// are only frames.
  package let proof: ScenarioProof?
  /// The elements that the spec does not place, in the order of the file.
  package let leftOut: [String]
  /// The elements that the spec places by themselves, over all others.
  package let apart: [String]
  /// The elements that are hidden in every case, which no spec has.
  package let hidden: [String]
  /// How far the spec is from frames that are given, at most, in points.
  let rounding: Double
  /// What the spec is worth.
  package let grade: Grade

  /// How much of the constraints a spec has.
  package enum Grade: String, Sendable, CaseIterable {
    /// Equal at every width, and every position follows from the elements around it.
    case exact
    /// Equal at every width, but some elements are at given positions.
    case positions = "only with absolute"
    /// Equal for the elements that the spec places; others are left out.
    case parts
    /// Equal at some widths only.
    case widths = "per range of widths"
    /// Recovered from frames alone: it has these, and nothing is known of other widths.
    case examples = "fits the examples"
  }

  /// The widths at which it is proven equal, of each sweep together, as a share of all.
  package var provenShare: Double {
    let shares = (proof?.sweeps ?? []).map { sweep -> Double in
      let equal = sweep.segments.filter { $0.verdict.agrees }.reduce(0.0) {
        $0 + $1.lengths.upperBound - $1.lengths.lowerBound
      }
      let whole = sweep.sweep.lengths.upperBound - sweep.sweep.lengths.lowerBound
      return whole > 0 ? equal / whole : (sweep.outcome == .equal ? 1 : 0)
    }
    return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
  }

  /// Whether it is proven equal at every width.
  package var isProven: Bool { proof?.outcome == .equal }

  /// Whether it is proven equal at every width, or has all frames that are given, and places all elements.
  package var isWhole: Bool { (isProven || proof == nil) && leftOut.isEmpty }

  /// Whether it is proven equal at every width at which the constraints do not conflict, and there are
  /// such.
  package var isProvenWithoutConflicts: Bool {
    let segments = proof?.segments ?? []
    return segments.contains { $0.verdict.agrees }
      && segments.allSatisfy { $0.verdict.agrees || $0.verdict.isConflict }
  }

  init(
    scenario: Scenario, spec: LayoutSpec, proof: ScenarioProof?, leftOut: [String] = [],
    apart: [String] = [], hidden: [String] = [], rounding: Double = 0
  ) {
    (self.scenario, self.spec, self.proof, self.leftOut) = (scenario, spec, proof, leftOut)
    (self.apart, self.hidden, self.rounding) = (apart, hidden, rounding)
    if proof == nil {
      grade = .examples
    } else if proof?.outcome != .equal {
      grade = .widths
    } else if !leftOut.isEmpty {
      grade = .parts
    } else {
      grade = SpecCost.positions(of: spec) > 0 || !apart.isEmpty ? .positions : .exact
    }
  }
}

extension SpecRecovery {
  /// The elements that differ somewhere, in the order of the file.
  var differingElements: [String] {
    var names: Set<String> = []
    for sweep in proof?.sweeps ?? [] {
      for segment in sweep.disagreements { names.formUnion(segment.differences.map { $0.element }) }
    }
    return scenario.elements.map { $0.name }.filter(names.contains)
  }

  /// The rules that probably stand in the way of a spec with all elements at every width.
  ///
  /// They are those of elements that differ, that are left out or placed by themselves: the ones that few specs
  /// express, such as inequalities and priorities, or else all of them.
  var obstacles: [String] {
    guard let system = scenario.constraints else { return [] }
    let names = Set(leftOut + apart + differingElements)
    let rules = system.constraints.filter { rule in
      rule.source == .author && rule.places.contains { names.contains(system.items[$0.item].name) }
    }
    let unusual = rules.filter { rule in
      rule.relation != .equal || rule.priority < Priority.required
        || rule.second != nil && rule.multiplier != 1
    }
    return (unusual.isEmpty ? rules : unusual).map { "'\(system.text(of: $0))'" }
  }
}

extension SpecRecoverer {
  /// Why there is nothing to recover in a scenario, as a clause; `nil` where there is something.
  package static func reasonForNothing(in scenario: Scenario) -> String? {
    guard scenario.constraints == nil, scenario.code?.constraints == nil else { return nil }
    if scenario.givenFrames.isEmpty {
      return "there is nothing to recover: it has no constraints, and no frames"
    }
    return scenario.framedWidths.count > 1
      ? nil : "there is nothing to recover: it has frames at one width, and two are the least"
  }

  /// Why no spec was found for a scenario, as a clause.
  package static func reasonForNone(of scenario: Scenario) -> String {
    if Set(scenario.elements.map { $0.name }).isSubset(of: scenario.hiddenElements) {
      return "there is nothing to recover: it shows no element"
    }
    return scenario.constraints == nil && scenario.code == nil
      ? "no layout spec was found that has its frames"
      : "no layout spec was found that is proven equal for any element"
  }
}

extension Scenario {
  /// The widths at which frames are given, in order.
  var framedWidths: [Double] {
    Set(givenFrames.filter { $0.container.caseName == nil }.map { $0.container.width }).sorted()
  }

  /// How far given frames may be from a layout, in points: by the file's word, and as far as whole points,
  /// or else pixels, are.
  var frameRounding: Double {
    let areWhole = givenFrames.flatMap { $0.frames }.allSatisfy { given in
      [given.frame.minX, given.frame.minY, given.frame.width, given.frame.height].allSatisfy {
        $0 == $0.rounded()
      }
    }
    return max(frameTolerance, areWhole ? 0.5 : 0.5 / scale)
  }
}

extension Scenario {
  /// The scenario with a recovered spec as its layout spec, in every case.
  ///
  /// Where there is a file, its text with the spec is read again: what is proven is what a reader reads.
  func with(_ spec: LayoutSpec, of screen: RecoveryScreen) -> Scenario {
    var scenario = self
    scenario.expectation = nil
    if let edits = editsToReplaceSpec(by: spec), var edited = scenario.edited(edits) {
      for index in edited.cases.indices { edited.cases[index].expectation = nil }
      return edited
    }
    scenario.spec = screen.shown(spec, inCase: 0)
    for index in scenario.cases.indices {
      scenario.cases[index].spec = screen.shown(spec, inCase: index + 1)
    }
    return scenario
  }

  /// The edits of the file that write a spec in the place of its own, or before its constraints, and remove
  /// what the author expects of the former spec.
  private func editsToReplaceSpec(by spec: LayoutSpec) -> [TextEdit]? {
    // Other constraints than those of the file are not in its text.
    guard places.source != nil, let constraints = sections.constraints?.line else { return nil }
    let text = WrittenText.spec(spec).joined(separator: "\n") + "\n"
    return [sections.spec?.edit(text) ?? TextEdit(text, from: constraints, to: constraints)]
      + [editToRemoveExpectation].compactMap { $0 }
  }

  private var editToRemoveExpectation: TextEdit? {
    guard let lines = places.source?.lines,
      let first = lines.firstIndex(where: { $0.hasPrefix("expect:") })
    else { return nil }
    let rest = lines[(first + 1)...]
    let last = rest.firstIndex { $0.first.map { !$0.isWhitespace } ?? false } ?? lines.count
    return TextEdit("", from: first + 1, to: last + 1)
  }
}

extension Section {
  /// The edit of a file that writes another text in its place; `nil` where it has none there.
  func edit(_ text: String) -> TextEdit? {
    line.map { line in
      let count = self.text.split(separator: "\n", omittingEmptySubsequences: false).count
      return TextEdit(text, from: line, to: line + count)
    }
  }
}

extension TextEdit {
  /// Replaces whole lines, the last one excluded.
  fileprivate init(_ text: String, from first: Int, to last: Int) {
    self.init(
      start: SourcePosition(line: first, column: 1), end: SourcePosition(line: last, column: 1),
      text: text)
  }
}

extension SpecRecovery {
  /// The whole scenario as a file with the spec, after comments.
  package func fileText(comments: [String]) -> String {
    if let source = scenario.places.source, scenario.sections.constraints != nil {
      return (comments + source.lines).joined(separator: "\n")
    }
    var written = scenario
    written.spec = spec
    return comments.joined(separator: "\n") + "\n" + written.fileText(notes: [])
  }
}
