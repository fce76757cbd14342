import Geometry
import JSONText
import Layouts
import Scenarios

/// The cost of a change, as a table and sentences for people.
package struct ChangeCostTable {
  let before: String
  let after: String
  let cost: ChangeCost

  /// Makes a table of the ids of both scenarios and the cost.
  package init(before: String, after: String, cost: ChangeCost) {
    (self.before, self.after, self.cost) = (before, after, cost)
  }

  /// The lines, the rules that changed, and what moved.
  package var text: String {
    var lines = ["\(before) → \(after)"]
    if !cost.addedElements.isEmpty { lines.append("  new: \(list(cost.addedElements))") }
    if !cost.removedElements.isEmpty { lines.append("  gone: \(list(cost.removedElements))") }
    if let changed = cost.changedElements, !changed.isEmpty {
      lines.append("  changed: \(list(changed))")
    }
    lines += ["", row("", ["spec", "constraints"])]
    lines.append(row("lines added, changed, removed", cells { counts($0.lines) }))
    lines.append(row("rules added, changed, removed", cells { counts($0.rules) }))
    lines.append(
      row("existing rules to understand", cells { "\($0.understood.count) of \($0.rulesBefore)" }))
    lines += work
    for (title, notation) in [("spec", cost.spec), ("constraints", cost.constraints)] {
      guard let notation, notation.rules.count > 0 else { continue }
      lines += ["", "  \(title):"] + changes(notation.rules)
    }
    lines += [""] + movements + differences
    return lines.joined(separator: "\n")
  }

  private func cells(_ text: (ChangeCost.NotationCost) -> String) -> [String] {
    [cost.spec.map(text) ?? "–", cost.constraints.map(text) ?? "–"]
  }

  private func counts<Item>(_ change: SequenceChange<Item>) -> String {
    "\(change.added.count), \(change.changed.count), \(change.removed.count)"
  }

  private func row(_ title: String, _ cells: [String]) -> String {
    let padded = title + String(repeating: " ", count: max(0, 32 - title.count))
    return "  " + padded
      + cells.map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }.joined()
  }

  /// The counters of the engines' work that changed, each engine's own.
  private var work: [String] {
    let names = ["nodes", "measureCalls", "rows", "columns", "simplexIterations"]
    return names.compactMap { name in
      func cell(_ notation: ChangeCost.NotationCost?) -> String? {
        guard let notation, let old = notation.workBefore[name], let new = notation.workAfter[name]
        else { return nil }
        return "\(old) → \(new)"
      }
      let cells = [cell(cost.spec), cell(cost.constraints)]
      guard cells.contains(where: { $0 != nil }) else { return nil }
      return row(WorkCounter.words(name), cells.map { $0 ?? "–" })
    }
  }

  private func changes(_ change: SequenceChange<NotatedRule>) -> [String] {
    change.changed.flatMap { ["    ~ \($0.before.text)", "      \($0.after.text)"] }
      + change.added.map { "    + \($0.text)" } + change.removed.map { "    - \($0.text)" }
  }

  /// Frames that moved; containers in which an element moved alike are joined.
  private var movements: [String] {
    let start = "  Of \(cost.comparedFrames) frames that were there before, "
    guard !cost.moved.isEmpty else { return [start + "none moved."] }
    let wrong = cost.disagreements
    let open = cost.moved.filter { !$0.isAgreed && $0.isAmbiguous == true }
    let mended = cost.moved.filter { $0.isMended == true }
    guard !wrong.isEmpty || !open.isEmpty || !mended.isEmpty else {
      let isWitnessed = cost.spec != nil && cost.constraints != nil
      return [
        start + "\(cost.moved.count) moved" + (isWitnessed ? ", in both notations alike:" : ":")
      ] + joined(cost.moved.map { ($0.container, "\($0.element): \(words($0))") })
    }
    let groups = [
      (cost.moved.filter { $0.isAgreed }, "moved in both notations alike:"),
      (
        open,
        "moved differently, but are ambiguous before or after the change, and the spec's layout is "
          + "one valid solution:"
      ),
      (mended, "moved differently, which ends a difference between the notations:"),
      (wrong, "moved in one notation only, or differently, which is probably a mistake:"),
    ].filter { !$0.0.isEmpty }
    return groups.enumerated().flatMap { index, group in
      ["\(index == 0 ? start : "  and ")\(group.0.count) \(group.1)"]
        + joined(group.0.map { ($0.container, "\($0.element): \(words($0))") })
    }
  }

  /// Differences between the notations after the change, and ambiguous values; empty without any.
  private var differences: [String] {
    var lines: [String] = []
    if let conflicts = cost.conflicts, !conflicts.isEmpty {
      lines += [
        "",
        "  After the change, required constraints conflict at "
          + "\(conflicts.listedInPoints).",
      ]
    }
    if let differing = cost.differing, !differing.isEmpty {
      let heading = "After the change, the notations differ, which the scenario does not expect:"
      lines += ["", "  \(heading)"]
      lines += joined(
        differing.map {
          ($0.container, "\($0.element)\($0.isNew ? ", new" : ""): \($0.words)")
        })
    }
    if let ambiguous = cost.newlyAmbiguous, !ambiguous.isEmpty {
      lines += ["", "  The change made these values ambiguous:"]
      lines += joined(ambiguous.map { ($0.container, $0.words) })
    }
    return lines
  }

  /// One line for each sentence, with all its containers.
  private func joined(_ said: [(container: Container, words: String)]) -> [String] {
    var containers: [String: [Container]] = [:]
    var order: [String] = []
    for (container, words) in said {
      if containers[words] == nil { order.append(words) }
      containers[words, default: []].append(container)
    }
    return order.map { "    at \((containers[$0] ?? []).listedInPoints): \($0)" }
  }

  private func words(_ moved: MovedElement) -> String {
    switch (moved.spec, moved.constraints) {
    case (let spec?, let constraints?):
      moved.isAgreed
        ? spec.words : "\(spec.words) in the spec and \(constraints.words) in the constraints"
    case (let spec?, nil):
      cost.constraints == nil ? spec.words : "\(spec.words) in the spec only"
    case (nil, let constraints?):
      cost.spec == nil ? constraints.words : "\(constraints.words) in the constraints only"
    case (nil, nil): "stayed"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
