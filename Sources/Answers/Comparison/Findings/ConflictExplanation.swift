import Geometry
public import LayoutConstraints
public import Scenarios

/// One conflict of required constraints, for people.
///
/// ```swift
/// for conflict in ConflictExplanation.all(in: layout, of: scenario) {
///   print(conflict.readable.joined(separator: "\n"))
/// }
/// ```
public struct ConflictExplanation: Sendable, Equatable, Codable {
  /// The constraints that cannot hold together, in the order of the system.
  public var members: [Member]
  /// What else the contradiction needs, such as `in a container 300 points wide`; phrases that
  /// follow "cannot hold together".
  public var background: [String]
  /// Why one of them is broken and no other: a clause that follows "because".
  public var reason: String
  /// By how many points the broken one is missed in the layout; 0 where it holds in the end, since
  /// another conflict broke one of the others.
  public var missedBy: Double
  /// What the author can do about it beyond changing a constraint, if anything is known.
  public var advice: [String]
  /// The conflict in the shape in which Auto Layout prints one to the console.
  ///
  /// Addresses stand for the place of an item or a constraint in its system.
  public var log: String

  /// A constraint that is part of a conflict.
  public struct Member: Sendable, Equatable, Codable {
    /// The rule as its author wrote it.
    public var rule: String
    /// The constraint that is meant, where the rule says several.
    public var part: String?
    /// The line of the scenario file, counted from 1; `nil` where the rule is not from a file.
    public var line: Int?
    /// The least by which it alone would have to give way, in points.
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

  /// Makes an explanation of what is known already.
  public init(
    members: [Member], background: [String] = [], reason: String, missedBy: Double,
    advice: [String] = [], log: String
  ) {
    self.members = members
    self.background = background
    self.reason = reason
    self.missedBy = missedBy
    self.advice = advice
    self.log = log
  }

  /// Explains every conflict of `layout`, which is one of the constraints of `scenario`; in the
  /// order of the first lines of the file that they name, those that name none last.
  public static func all(
    in layout: ConstraintLayout, of scenario: Scenario
  ) -> [ConflictExplanation] {
    guard let system = scenario.constraints else { return [] }
    let conflicts = layout.conflictSets.map { conflict in
      ConflictExplanation(
        conflict, in: layout, words: ConflictWords(system: system, lines: scenario.constraintLines))
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
      advice: words.advice(on: conflict),
      log: ConflictLog(system: words.system, size: layout.rawLayout.size).text(of: conflict))
  }
}

extension ConflictExplanation {
  /// The conflict in lines: what cannot hold, each constraint, by how much, and what is broken.
  public var readable: [String] {
    [headline] + members.map { text(of: $0) } + closing
  }

  /// The conflict in one line.
  public var sentence: String {
    headline + " " + (members.map { text(of: $0) } + closing).joined(separator: "; ")
  }

  /// What cannot hold together, up to the colon before the constraints.
  public var headline: String {
    let subject =
      members.count == 1
      ? "this required constraint cannot hold"
      : "these \(members.count) required constraints cannot hold together"
    return ([subject] + background).joined(separator: " ") + ":"
  }

  /// The lines after the constraints.
  public var closing: [String] {
    [way, breaking].compactMap(\.self) + advice
  }

  /// A constraint with its line, and with its points where these differ among the members.
  public func text(of member: Member) -> String {
    let rule = "'\(member.rule.withShortNumbers)'"
    var text = member.line.map { "line \($0): \(rule)" } ?? rule
    if let part = member.part { text += ", which says '\(part.withShortNumbers)'" }
    if way == nil { text += ", which would have to give way by \(member.shortfall.withUnit)" }
    return text
  }

  /// By how much any member would have to give way, where that is the same for all.
  private var way: String? {
    let points = Set(members.map(\.shortfall.withUnit))
    guard points.count == 1, let only = points.first else { return nil }
    return members.count == 1
      ? "it would have to give way by \(only)"
      : "any one of them giving way by \(only) would end this conflict"
  }

  /// What others that must hold take besides; empty where the conflict alone needs as much.
  private func more(than shortfall: Double) -> String {
    missedBy > shortfall + Tolerance.equal && missedBy.points != shortfall.points
      ? ", more than this conflict alone needs" : ""
  }

  private var breaking: String? {
    guard let broken = members.first(where: \.isBroken) else { return nil }
    let place = broken.line.map { " (line \($0))" } ?? ""
    let end =
      missedBy > 0
      ? "it is missed by \(missedBy.withUnit)\(more(than: broken.shortfall))"
      : "it holds all the same, since another conflict breaks one of the others"
    let rule = (broken.part ?? broken.rule).withShortNumbers
    return "'\(rule)'\(place) is broken, because \(reason); \(end)"
  }
}
