package import Geometry
package import LayoutConstraints
import Layouts
package import Phrases
package import Scenarios

/// One conflict of required constraints, for people.
///
/// ```swift
/// for conflict in ConflictExplanation.all(in: layout, of: scenario) {
///   print(conflict.readable.joined(separator: "\n"))
/// }
/// ```
package struct ConflictExplanation: Sendable, Hashable {
  /// The constraints that conflict, in the order of the system.
  package var members: [Member]
  /// The lengths that the conflict depends on.
  package var background = Background()
  /// Why one of them is broken rather than another.
  package var reason: Reason
  /// The distance by which the layout misses the broken one, in points; 0 where it is met after all,
  /// since another conflict breaks one of the others.
  package var missedBy: Double
  /// The fix that the author can make; `nil` where none is known.
  package var advice: ConflictAdvice?
  /// The conflict in the format of Auto Layout's console log.
  ///
  /// Addresses represent the index of an item or a constraint in its system.
  package var log: String

  /// A constraint that is part of a conflict.
  package struct Member: Sendable, Hashable, Decodable {
    /// The rule as its author wrote it.
    package var rule: String
    /// The constraint in question, where the rule states several.
    package var part: String?
    /// The line of the scenario file, counted from 1; `nil` where the rule is not from a file.
    package var line: Int?
    /// The smallest distance by which relaxing it alone resolves this conflict, in points.
    package var shortfall: Double
    /// Whether it is the one that is broken.
    package var isBroken: Bool
  }

  /// The lengths that a conflict depends on, besides its constraints.
  package struct Background: Sendable, Hashable, Decodable {
    /// The width of the container, in points; `nil` where it does not matter.
    package var width: Double?
    /// The height of the container, in points; `nil` where it does not matter.
    package var height: Double?
    /// The lengths that cannot be negative: `title.width`.
    package var notNegative: [String] = []
  }

  /// Why a constraint is broken rather than another.
  package enum Reason: Sendable, Hashable, Decodable {
    /// No other constraint can be broken.
    case onlyMember
    /// It was activated last.
    case activatedLast
    /// It has no identifier, and the others have one.
    case noIdentifier
    /// Constraints of its maker are broken before those of the others.
    case source(of: Constraint.Source, before: [Constraint.Source])
  }

}

extension ConflictExplanation {
  /// Explains every conflict of `layout`, a layout of the constraints of `scenario`.
  ///
  /// In the order of the first lines of the file that they name; those that name none come last.
  /// Advice takes some layouts, in all containers of the scenario; without `isAdvised`, there is
  /// none.
  package static func all(
    in layout: ConstraintLayout, of scenario: Scenario, isAdvised: Bool = true
  ) -> [ConflictExplanation] {
    var layouts = [ConflictingLayout(layout)]
    if isAdvised, !layout.conflictSets.isEmpty {
      layouts += scenario.containers.filter { $0 != layout.container }.compactMap { container in
        let rounding = Rounding.pixels(scale: scenario.scale)
        let other = try? scenario.constraints?.layout(in: container, rounding: rounding)
        return other.map { ConflictingLayout($0) }
      }
    }
    return all(in: layouts, of: scenario, isAdvised: isAdvised)[0]
  }

  /// Explains every conflict of each of several layouts, one in each container.
  ///
  /// The advice on a conflict is the same in all layouts that have it, and was laid out in each.
  package static func all(
    in layouts: [ConflictingLayout], of scenario: Scenario, isAdvised: Bool = true
  ) -> [[ConflictExplanation]] {
    guard let system = scenario.constraints else { return layouts.map { _ in [] } }
    let words = ConflictWords(system: system, lines: scenario.constraintLines)
    let advice =
      isAdvised
      ? ConflictWay(words: words, layouts: layouts, scale: scenario.scale).advice : [:]
    return layouts.map { layout in
      let conflicts = layout.layout.conflictSets.map { conflict in
        var explanation = ConflictExplanation(conflict, in: layout.layout, words: words)
        explanation.advice = advice[conflict.key]
        return explanation
      }
      let lines = conflicts.map { $0.members.compactMap { $0.line }.min() ?? .max }
      return conflicts.indices.sorted { (lines[$0], $0) < (lines[$1], $1) }.map { conflicts[$0] }
    }
  }

  private init(_ conflict: Conflict, in layout: ConstraintLayout, words: ConflictWords) {
    self.init(
      members: conflict.members.map(words.member),
      background: words.background(conflict.background, size: layout.rawLayout.size),
      reason: words.reason(of: conflict),
      missedBy: layout.conflicts.first { $0.index == conflict.broken }?.missedPoints ?? 0,
      log: ConflictLog(system: words.system, size: layout.rawLayout.size).text(of: conflict))
  }
}

extension ConflictExplanation {
  /// The conflict in lines: the headline, each constraint, what resolves it, and what is broken.
  package var readable: [String] {
    ([headline] + members.map { phrase(of: $0) } + closing).map { $0.text }
  }

  /// The conflict in one line.
  package var sentence: String { phrase.text }

  /// The conflict in one line.
  package var phrase: Phrase {
    let parts = members.map { phrase(of: $0) } + closing
    return "\(headline) \(parts.joined(separator: "; "))"
  }

  /// The first line, up to the colon before the constraints.
  package var headline: Phrase {
    let subject: Phrase =
      members.count == 1
      ? "this required constraint is unsatisfiable"
      : "these \(members.count) required constraints conflict"
    return "\(([subject] + background.phrases).joined(separator: " ")):"
  }

  /// The lines after the constraints.
  package var closing: [Phrase] {
    [way, breaking.map { "\($0.rule); \($0.result)" }, advice?.phrase].compactMap { $0 }
  }

  /// The same in whole sentences, each short: what resolves the conflict, what to lower, and what
  /// happens until then.
  package var closingSentences: [Phrase] {
    [
      way.map { "\($0.capitalizedFirst)." },
      advice.map { advice in
        let result = advice.resultPhrase.map { result -> Phrase in " Then \(result)." }
        return "To fix it, \(advice.changePhrase).\(result ?? "")"
      },
      breaking.map { "Until then, \($0.rule). \($0.result.capitalizedFirst)." },
    ].compactMap { $0 }
  }

  /// A constraint with its line, and with its own shortfall where these differ among the members.
  package func phrase(of member: Member) -> Phrase {
    guard way == nil else { return member.phrase }
    return """
      \(member.phrase) (relaxing it by \(points: member.shortfall, besides: 0) resolves this conflict)
      """
  }

  /// The fix of this conflict, where that is the same for all members.
  private var way: Phrase? {
    let points = members.map { member -> Phrase in "\(points: member.shortfall, besides: 0)" }
      .distinct
    guard points.count == 1, let only = points.first else { return nil }
    return members.count == 1
      ? "relaxing it by \(only) resolves this conflict"
      : "relaxing any one of them by \(only) resolves this conflict"
  }

  /// Why the distance is larger than the conflict requires; empty where it is not.
  private func more(than shortfall: Double) -> String {
    missedBy > shortfall + Tolerance.equal && missedBy.points != shortfall.points
      ? ", more than this conflict requires, since a broken constraint no longer counts" : ""
  }

  /// Which one is broken and why, and by how much it is missed.
  private var breaking: (rule: Phrase, result: Phrase)? {
    guard let broken = members.first(where: { $0.isBroken }) else { return nil }
    let place: Phrase = broken.line.map { " (\(line: $0))" } ?? ""
    let result: Phrase =
      missedBy > 0
      ? "it is missed by \(points: missedBy, besides: 0)\(more(than: broken.shortfall))"
      : "it is met after all, since another conflict breaks one of the others"
    return (
      "\(rule: broken.part ?? broken.rule)\(place) is broken, because \(reason.phrase)", result
    )
  }
}

extension ConflictExplanation.Member {
  /// The constraint with its line.
  package var phrase: Phrase {
    let place: Phrase = line.map { "\(line: $0): " } ?? ""
    let part: Phrase = part.map { ", which includes \(rule: $0)" } ?? ""
    return "\(place)\(rule: rule)\(part)"
  }
}

extension ConflictExplanation.Background {
  /// The lengths, as phrases that follow "conflict": `in a container 300 pt wide`.
  package var phrases: [Phrase] {
    let lengths = [
      width.map { width -> Phrase in "\(points: width) wide" },
      height.map { height -> Phrase in "\(points: height) high" },
    ].compactMap { $0 }
    return (lengths.isEmpty ? [] : ["in a container \(lengths.listed)"])
      + (notNegative.isEmpty ? [] : ["where \(notNegative.listed) cannot be negative"])
  }
}

extension ConflictExplanation.Reason {
  /// The reason, as a clause that follows "because".
  package var phrase: Phrase {
    switch self {
    case .onlyMember: "no other constraint can be broken"
    case .activatedLast: "it was activated last"
    case .noIdentifier: "it has no identifier but the others do"
    case .source(let broken, let others):
      "\(broken.words) is broken before \(others.map({ $0.words }).listed)"
    }
  }
}

/// The layout of constraints in one container, where some of them may conflict.
package struct ConflictingLayout: Sendable {
  package let layout: ConstraintLayout
  /// The frames of the layout spec in the same container by name; `nil` where there are none.
  package let specFrames: [String: CGRect]?

  /// Takes a layout.
  package init(_ layout: ConstraintLayout, specFrames: [String: CGRect]? = nil) {
    (self.layout, self.specFrames) = (layout, specFrames)
  }
}

/// Gives the members, the background and the reason of a conflict the names that its author knows.
struct ConflictWords {
  let system: ConstraintSystem
  /// The line of the file for each constraint; empty where there is no file.
  let lines: [Int]

  func member(_ member: ConflictMember) -> ConflictExplanation.Member {
    ConflictExplanation.Member(
      rule: member.origin ?? member.rule, part: isPart(member.constraint) ? member.rule : nil,
      line: line(of: member.constraint), shortfall: member.shortfall, isBroken: member.isBroken)
  }

  /// Whether the rule that its author wrote states a constraint beside others.
  func isPart(_ constraint: Int) -> Bool {
    guard let origin = system.constraints[constraint].origin,
      origin != system.text(ofConstraint: constraint)
    else { return false }
    return system.constraints.indices.contains { index in
      index != constraint && system.constraints[index].origin == origin
        && line(of: index) == line(of: constraint)
    }
  }

  /// The line of the file with a constraint.
  func line(of constraint: Int) -> Int? {
    lines.indices.contains(constraint) ? lines[constraint] : nil
  }

  /// The lengths that a conflict in a container of `size` depends on.
  func background(
    _ conditions: [LayoutCondition], size: CGSize
  ) -> ConflictExplanation.Background {
    var background = ConflictExplanation.Background()
    for condition in conditions {
      switch condition {
      case .containerSize(.horizontal): background.width = size.width
      case .containerSize(.vertical): background.height = size.height
      case .nonNegativeSize(let item, let axis):
        background.notNegative.append("\(system.items[item].name).\(axis.length)")
      default: continue
      }
    }
    return background
  }

  func reason(of conflict: Conflict) -> ConflictExplanation.Reason {
    switch conflict.reason {
    case .onlyMember: return .onlyMember
    case .activatedLast: return .activatedLast
    case .noIdentifier: return .noIdentifier
    case .source:
      let sources = Set(conflict.members.map { system.constraints[$0.constraint].source })
      let broken = system.constraints[conflict.broken].source
      return .source(of: broken, before: sources.subtracting([broken]).sorted())
    }
  }
}

extension Constraint.Source {
  /// Whose constraint it is, with an article.
  fileprivate var words: String {
    switch self {
    case .author: "an author's constraint"
    case .stackView: "a stack view's"
    case .systemSpacing: "a standard spacing"
    case .autoresizingMask: "an autoresizing mask's"
    case .encapsulatedLayout: "a size set by a table or a controller"
    }
  }
}
