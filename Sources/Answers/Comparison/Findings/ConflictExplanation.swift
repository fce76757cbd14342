public import Foundation
import Geometry
public import LayoutConstraints
package import Phrases
public import Scenarios

/// One conflict of required constraints, for people.
///
/// ```swift
/// for conflict in ConflictExplanation.all(in: layout, of: scenario) {
///   print(conflict.readable.joined(separator: "\n"))
/// }
/// ```
public struct ConflictExplanation: Sendable, Equatable, Codable {
  /// The constraints that conflict, in the order of the system.
  public var members: [Member]
  /// The circumstances of the conflict, such as `in a container 300 pt wide`; phrases that follow
  /// "conflict".
  public var background: [String]
  /// Why one of them is broken rather than another: a clause that follows "because".
  public var reason: String
  /// The distance by which the layout misses the broken one, in points; 0 where it is met after all,
  /// since another conflict breaks one of the others.
  public var missedBy: Double
  /// The fix that the author can make; `nil` where none is known.
  public var advice: ConflictAdvice?
  /// The conflict in the format of Auto Layout's console log.
  ///
  /// Addresses represent the index of an item or a constraint in its system.
  public var log: String

  /// A constraint that is part of a conflict.
  public struct Member: Sendable, Equatable, Codable {
    /// The rule as its author wrote it.
    public var rule: String
    /// The constraint in question, where the rule states several.
    public var part: String?
    /// The line of the scenario file, counted from 1; `nil` where the rule is not from a file.
    public var line: Int?
    /// The smallest distance by which relaxing it alone resolves this conflict, in points.
    public var shortfall: Double
    /// Whether it is the one that is broken.
    public var isBroken: Bool

    /// Makes a member.
    public init(
      rule: String, part: String? = nil, line: Int?, shortfall: Double, isBroken: Bool
    ) {
      self.rule = rule
      self.part = part
      self.line = line
      self.shortfall = shortfall
      self.isBroken = isBroken
    }
  }

  /// Makes an explanation.
  public init(
    members: [Member], background: [String] = [], reason: String, missedBy: Double,
    advice: ConflictAdvice? = nil, log: String
  ) {
    self.members = members
    self.background = background
    self.reason = reason
    self.missedBy = missedBy
    self.advice = advice
    self.log = log
  }

  /// Explains every conflict of `layout`, a layout of the constraints of `scenario`.
  ///
  /// In the order of the first lines of the file that they name; those that name none come last.
  /// `specFrames` are the frames of the layout spec by name, which say what may give way. Advice takes
  /// some layouts; without `isAdvised`, there is none.
  public static func all(
    in layout: ConstraintLayout, of scenario: Scenario, specFrames: [String: CGRect]? = nil,
    isAdvised: Bool = true
  ) -> [ConflictExplanation] {
    guard let system = scenario.constraints else { return [] }
    let words = ConflictWords(system: system, lines: scenario.constraintLines)
    let way = ConflictWay(
      words: words, layout: layout, scale: scenario.scale, specFrames: specFrames)
    let conflicts = layout.conflictSets.map { conflict in
      var explanation = ConflictExplanation(conflict, in: layout, words: words)
      if isAdvised { explanation.advice = way.advice(on: conflict) }
      return explanation
    }
    let lines = conflicts.map { $0.members.compactMap(\.line).min() ?? .max }
    return conflicts.indices.sorted { (lines[$0], $0) < (lines[$1], $1) }.map { conflicts[$0] }
  }

  private init(_ conflict: Conflict, in layout: ConstraintLayout, words: ConflictWords) {
    self.init(
      members: conflict.members.map(words.member),
      background: words.phrases(for: conflict.background, size: layout.rawLayout.size),
      reason: words.reason(of: conflict),
      missedBy: layout.conflicts.first { $0.index == conflict.broken }?.missedPoints ?? 0,
      log: ConflictLog(system: words.system, size: layout.rawLayout.size).text(of: conflict))
  }
}

extension ConflictExplanation {
  /// The conflict in lines: the headline, each constraint, what resolves it, and what is broken.
  public var readable: [String] {
    ([headline] + members.map { phrase(of: $0) } + closing).map(\.text)
  }

  /// The conflict in one line.
  public var sentence: String { phrase.text }

  /// The conflict in one line.
  private var phrase: Phrase {
    let parts = members.map { phrase(of: $0) } + closing
    return "\(headline) \(parts.joined(separator: "; "))"
  }

  /// The first line, up to the colon before the constraints.
  package var headline: Phrase {
    let subject: Phrase =
      members.count == 1
      ? "this required constraint is unsatisfiable"
      : "these \(members.count) required constraints conflict"
    return "\(([subject] + background.map { Phrase($0) }).joined(separator: " ")):"
  }

  /// The lines after the constraints.
  package var closing: [Phrase] {
    [way, breaking.map { "\($0.rule); \($0.result)" }, advice?.phrase].compactMap(\.self)
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
    ].compactMap(\.self)
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
    guard let broken = members.first(where: \.isBroken) else { return nil }
    let place: Phrase = broken.line.map { " (\(line: $0))" } ?? ""
    let result: Phrase =
      missedBy > 0
      ? "it is missed by \(points: missedBy, besides: 0)\(more(than: broken.shortfall))"
      : "it is met after all, since another conflict breaks one of the others"
    return ("\(rule: broken.part ?? broken.rule)\(place) is broken, because \(reason)", result)
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

/// Words for the members, circumstances and reasons of a conflict.
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

  /// The circumstances in a container of `size`, as phrases that follow "conflict".
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
    case .onlyMember: return "no other constraint can be broken"
    case .activatedLast: return "it was activated last"
    case .noIdentifier: return "it has no identifier but the others do"
    case .source:
      let broken = system.constraints[conflict.broken].source
      let others = Set(conflict.members.map { system.constraints[$0.constraint].source })
        .subtracting([broken]).sorted()
      return "\(broken.words) is broken before \(others.map(\.words).listed)"
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
