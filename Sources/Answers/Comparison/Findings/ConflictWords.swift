import Foundation
import Geometry
import LayoutConstraints

/// Puts the parts of a conflict into words.
struct ConflictWords {
  let system: ConstraintSystem
  /// The line of the file for each constraint; empty where there is no file.
  let lines: [Int]

  func member(_ member: ConflictMember) -> ConflictExplanation.Member {
    let rule = member.origin ?? member.rule
    let line = line(of: member.constraint)
    let isOneOfSeveral = system.constraints.indices.contains { index in
      index != member.constraint && system.constraints[index].origin == member.origin
        && self.line(of: index) == line
    }
    return ConflictExplanation.Member(
      rule: rule, part: isOneOfSeveral && rule != member.rule ? member.rule : nil, line: line,
      shortfall: member.shortfall, isBroken: member.isBroken)
  }

  private func line(of constraint: Int) -> Int? {
    lines.indices.contains(constraint) ? lines[constraint] : nil
  }

  /// The background in a container of `size`, as phrases that follow "cannot hold".
  func phrases(for conditions: [LayoutCondition], size: CGSize) -> [String] {
    var given: [String] = []
    var negative: [String] = []
    for condition in conditions {
      switch condition {
      case .containerSize(.horizontal): given.append("\(Double(size.width).withUnit) wide")
      case .containerSize(.vertical): given.append("\(Double(size.height).withUnit) high")
      case .nonNegativeSize(let item, let axis):
        negative.append("\(system.items[item].name).\(axis.length)")
      default: continue
      }
    }
    var phrases: [String] = []
    if !given.isEmpty { phrases.append("in a container \(given.listed)") }
    if !negative.isEmpty { phrases.append("where \(negative.listed) cannot be negative") }
    return phrases
  }

  func reason(of conflict: Conflict) -> String {
    switch conflict.reason {
    case .onlyMember: return "nothing else can give way"
    case .activatedLast: return "it was activated last"
    case .noIdentifier: return "it has no identifier and the others do"
    case .source:
      let broken = system.constraints[conflict.broken].source
      let others = Set(conflict.members.map { system.constraints[$0.constraint].source })
        .subtracting([broken]).sorted()
      return "\(broken.words) gives way before \(others.map(\.words).listed)"
    }
  }

  func advice(on conflict: Conflict) -> [String] {
    let masks = conflict.members.map(\.constraint).filter {
      system.constraints[$0].source == .autoresizingMask
    }
    guard !masks.isEmpty, masks.count < conflict.members.count else { return [] }
    var names: [String] = []
    for name in masks.map({ system.items[system.constraints[$0].first.item].name })
    where !names.contains(name) {
      names.append(name)
    }
    return [
      """
      \(names.listed) still \(names.count == 1 ? "follows its" : "follow their") autoresizing \
      mask: set translatesAutoresizingMaskIntoConstraints to false where constraints are to decide
      """
    ]
  }
}

extension Constraint.Source {
  /// Whose constraint it is, with an article.
  fileprivate var words: String {
    switch self {
    case .author: "an author's constraint"
    case .stackView: "a stack view's"
    case .systemSpacing: "a standard distance"
    case .autoresizingMask: "an autoresizing mask's"
    case .encapsulatedLayout: "a size that a table or a controller gives"
    }
  }
}
