import Geometry
import LayoutConstraints

/// Writes single constraints as code: with anchors, or as a chain of SnapKit's.
struct ConstraintCode {
  let system: ConstraintSystem
  /// What code calls each item; empty for the view that the code is in.
  let names: [String]

  /// The expression that makes a constraint from anchors.
  func anchors(_ constraint: Constraint) -> String {
    var arguments: [String] = []
    if let second = constraint.second {
      arguments.append("\(label(constraint.relation)): \(anchor(second))")
      if constraint.multiplier != 1 {
        arguments.append("multiplier: \(constraint.multiplier.plain)")
      }
      if constraint.constant != 0 { arguments.append("constant: \(constraint.constant.plain)") }
    } else {
      arguments.append("\(label(constraint.relation))Constant: \(constraint.constant.plain)")
    }
    let call = "\(anchor(constraint.first)).constraint(\(arguments.joined(separator: ", ")))"
    return constraint.priority == Priority.required
      ? call : "\(call).at(\(PriorityWords.swift(constraint.priority)))"
  }

  /// The view that a chain begins at, and the chain; `nil` where SnapKit has no words for it.
  func chain(_ constraint: Constraint) -> (receiver: String, call: String)? {
    let constraint =
      constraint.first.item == ConstraintSystem.container ? constraint.swapped : constraint
    let receiver = names[constraint.first.item]
    let isDistance = constraint.first.isDistance || constraint.second?.isDistance == true
    guard !isDistance, constraint.first.item != ConstraintSystem.container else { return nil }
    var call = "\(constraint.first.attribute.rawValue).\(verb(constraint.relation))"
    if let second = constraint.second {
      call += "(\(member("snp", of: second.item)).\(second.attribute.rawValue))"
      if constraint.multiplier != 1 { call += ".multipliedBy(\(constraint.multiplier.plain))" }
      if constraint.constant != 0 { call += ".offset(\(constraint.constant.plain))" }
    } else {
      call += "(\(constraint.constant.plain))"
    }
    if constraint.priority < Priority.required {
      call += ".priority(\(PriorityWords.qualifiedSwift(constraint.priority)))"
    }
    return (receiver, call)
  }

  private func anchor(_ anchor: Constraint.Anchor) -> String {
    if let start = anchor.start {
      return "\(self.anchor(start)).anchorWithOffset(to: \(self.anchor(anchor.end)))"
    }
    return member("\(anchor.attribute.rawValue)Anchor", of: anchor.item)
  }

  private func member(_ member: String, of item: Int) -> String {
    names[item].isEmpty ? (member == "snp" ? "self.snp" : member) : "\(names[item]).\(member)"
  }

  private func label(_ relation: Constraint.Relation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  private func verb(_ relation: Constraint.Relation) -> String { label(relation) }
}
