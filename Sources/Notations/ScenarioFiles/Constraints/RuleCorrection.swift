import LayoutConstraints
import Scenarios

/// A word of another toolkit in a rule, with the rule as it is written here.
struct RuleCorrection {
  /// The owner of the word, and its name here.
  let sentence: String
  let change: Change

  /// A change of a rule.
  enum Change {
    /// A part of the rule, in UTF-8 offsets, becomes another text.
    case replace(Range<Int>, String)
    /// The rule becomes other rules.
    case rules([String])
    /// Nothing: no text fits all cases.
    case none
  }

  private init(_ sentence: String, _ change: Change) {
    self.sentence = sentence
    self.change = change
  }

  /// The rules that a change makes of a rule; `nil` where no text fits all cases.
  func rules(from rule: String) -> [String]? {
    switch change {
    case .replace(let range, let text): [rule.replacing(utf8: range, with: text)]
    case .rules(let rules): rules
    case .none: nil
    }
  }
}

extension RuleCorrection {
  /// The correction of what `system` says of a rule; `nil` where no word of another toolkit is the
  /// reason.
  init?(of error: RuleError, in rule: String, system: ConstraintSystem) {
    guard rule.utf8.count <= ScenarioLimits.longestFixedLine else { return nil }
    let part = RulePart(rule, error.range)
    switch error.problem {
    case .superset(let notation) where notation.sign == "%": self.init(percentageInFormat: part)
    case .unknownAttribute(let name): self.init(attribute: name, part, error.candidates, system)
    case .unknownElement(let name), .unknownName(let name): self.init(item: name, part)
    case .unknownMetric(let name) where part.before.hasSuffix("@"):
      self.init(priority: name, part)
    case .unexpected(let found, _) where part.before.hasSuffix("@") && found == ".":
      self.init(priority: nil, part)
    case .unexpected(let found, let expected): self.init(found: found, expected, part)
    default: return nil
    }
  }

  private init?(
    attribute name: String, _ part: RulePart, _ known: [String], _ system: ConstraintSystem
  ) {
    let item = part.wordBefore ?? ""
    if name == "snp" {
      self.init(
        "'snp' is a word of SnapKit: here an attribute follows its item",
        .replace(part.range.lowerBound..<part.range.upperBound + 1, ""))
      return
    }
    if name == "superview" {
      self.init(
        "'\(item).superview' is UIKit's: here the container is 'superview'",
        .replace(part.range.lowerBound - item.utf8.count - 1..<part.range.upperBound, "superview"))
      return
    }
    let isItem =
      system.index(of: name) != nil || RuleVocabulary.items.word(name, among: ["superview"]) != nil
    if item == "self", isItem {
      self.init(
        "'self' is Swift's: here an item is its name alone",
        .replace(part.range.lowerBound - 5..<part.range.lowerBound, ""))
      return
    }
    if name.hasSuffix("Anchor"), known.contains(String(name.dropLast(6))) {
      let attribute = String(name.dropLast(6))
      self.init(
        "'\(name)' is a word of UIKit: here it is '\(attribute)'", .replace(part.range, attribute))
      return
    }
    let plain = name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
    guard let word = RuleVocabulary.attributes.word(plain, among: known) else { return nil }
    if let other = word.other {
      self.init(word.sentence(for: name), .replace(part.range, other))
      return
    }
    let sides = RuleSides(part.rule)
    let rules =
      word.word == "aspectRatio"
      ? sides?.widthByHeight(of: item).map { [$0] }
      : CompositeAttribute.parts(of: word.word).flatMap { sides?.rules(for: $0, name, system) }
    self.init(
      word.sentence(
        for: name, phrase: word.phrase.replacing("{}", with: sides?.number ?? "…")),
      rules.map { .rules($0) } ?? .none)
  }

  private init?(item name: String, _ part: RulePart) {
    if let guide = RuleVocabulary.lonelyGuides[name] {
      self.init("a guide follows its view: '\(guide)'", .replace(part.range, guide))
      return
    }
    let container = ConstraintSystem.containerName
    guard let word = RuleVocabulary.items.word(name, among: [container]) else { return nil }
    self.init(
      "'\(name)' is not an element: here the container is '\(container)'"
        + (word.toolkits.isEmpty ? "" : ", as '\(name)' may be in code"),
      .replace(part.range, container))
  }

  /// A word for a priority; without one, that of a Swift expression after `@`.
  private init?(priority name: String?, _ part: RulePart) {
    var cursor = TextCursor(part.rest)
    cursor.take(".")
    _ = cursor.take(oneOf: ["UILayoutPriority.", "ConstraintPriority."])
    guard let found = cursor.word().map(String.init) else { return nil }
    cursor.take(".rawValue")
    let words = ScenarioVocabulary.priorities
    guard let word = words.word(found, among: words.names), let number = word.other,
      var priority = Double(number)
    else { return nil }
    var after = cursor
    after.spaces()
    if let sign = after.take(oneOf: ["+", "-"]) {
      after.spaces()
      if let points = after.digits().flatMap({ Double($0) }) {
        priority += sign == "-" ? -points : points
        cursor = after
      }
    }
    let start = part.range.lowerBound
    self.init(
      word.sentence(for: found), .replace(start..<start + cursor.read.utf8.count, priority.plain))
  }

  private init?(found: String, _ expected: String, _ part: RulePart) {
    let isAfterNumber = part.before.last?.isNumber == true
    if isAfterNumber, found == "%" {
      self.init(percentageIn: part)
      return
    }
    if isAfterNumber, let sentence = LengthUnit.sentence(found) {
      let isPoints = LengthUnit.inPoints.contains(found)
      self.init(sentence, isPoints ? .replace(part.range, "") : .none)
      return
    }
    if let minus = ["−", "–", "—"].first(where: { $0 == found }) {
      self.init("'\(minus)' is a dash: a minus sign is '-'", .replace(part.range, "-"))
      return
    }
    if let times = ["×", "·", "⋅"].first(where: { $0 == found }) {
      self.init("'\(times)' is a sign of mathematics: here it is '*'", .replace(part.range, "*"))
      return
    }
    guard expected.hasPrefix("==") else { return nil }
    for relation in RuleVocabulary.relations where part.rest.hasPrefix(relation.sign) {
      let isWord = relation.sign.first?.isLetter == true
      guard !isWord || found == relation.sign else { continue }
      let start = part.range.lowerBound
      self.init(
        "'\(relation.sign)' is \(relation.toolkit): here it is '\(relation.here)'",
        .replace(start..<start + relation.sign.utf8.count, relation.here))
      return
    }
    return nil
  }

  /// A percentage of the container's length.
  private init?(percentageIn part: RulePart) {
    guard
      let size = Self.length(atEndOf: part.rule) ?? Self.length(atEndOf: part.before),
      let percent = Double(size.points)
    else {
      let percent =
        Double(String(part.before.reversed().prefix { $0.isDigitOrPoint }.reversed())) ?? 50
      self.init(
        "a percentage is a factor of another length, such as \((percent / 100).plain) * superview.width",
        .none)
      return
    }
    let end = part.range.upperBound
    self.init(
      "'%' is a unit of CSS: here a share is a factor of another length",
      .replace(
        part.range.lowerBound - size.points.utf8.count..<end,
        "\((percent / 100).plain) * superview.\(size.attribute)"))
  }

  /// The length that a rule sets and ends with: `.width == 40`.
  private static func length(atEndOf rule: String) -> (attribute: String, points: String)? {
    for start in rule.indices where rule[start] == "." {
      var cursor = TextCursor(rule[start...].dropFirst())
      guard let attribute = cursor.word().map(String.init),
        ["width", "height"].contains(attribute.lowercased())
      else { continue }
      cursor.spaces()
      guard cursor.take(oneOf: RuleSides.relations) != nil else { continue }
      cursor.spaces()
      if let points = cursor.digits(), cursor.rest.isEmpty { return (attribute, String(points)) }
    }
    return nil
  }
}

extension RuleCorrection {
  /// A percentage in a format, which becomes a rule of its own.
  fileprivate init?(percentageInFormat part: RulePart) {
    guard let size = FormattedShare(endOf: part.before) else { return nil }
    var end = TextCursor(part.rest)
    end.take("%")
    end.spaces()
    let priority = end.take("@") ? " @" + end.take { $0.isWordPart || $0 == "." } : ""
    end.spaces()
    guard part.rest.hasPrefix("%"), priority != " @", end.take(")") else { return nil }
    let attribute = part.rule.hasPrefix("V") ? "height" : "width"
    let format = part.rule.replacing(
      utf8: size.start..<part.range.lowerBound + end.read.utf8.count, with: "[\(size.item)")
    let factor = (size.percent / 100).plain
    self.init(
      "here a share of another length is a rule of its own",
      .rules([
        format,
        "\(size.item).\(attribute) \(size.relation) \(factor) * superview.\(attribute)\(priority)",
      ]))
  }
}

/// The start of a percentage in a format: `[title(>=50`.
private struct FormattedShare {
  /// The UTF-8 offset of the bracket.
  let start: Int
  let item: String
  let relation: String
  let percent: Double

  /// Reads it at the end of a text; `nil` for any other end.
  init?(endOf text: String) {
    for bracket in text.indices where text[bracket] == "[" {
      var cursor = TextCursor(text[bracket...].dropFirst())
      cursor.spaces()
      guard let item = cursor.word() else { continue }
      cursor.spaces()
      guard cursor.take("(") else { continue }
      cursor.spaces()
      let relation = cursor.take(oneOf: RuleSides.relations) ?? "=="
      cursor.spaces()
      guard let percent = cursor.digits().flatMap({ Double($0) }), cursor.rest.isEmpty else {
        continue
      }
      start = text.utf8.distance(from: text.startIndex, to: bracket)
      (self.item, self.relation, self.percent) = (String(item), relation, percent)
      return
    }
    return nil
  }
}

/// An equation as it is written, with the part on each side of its relation.
private struct RuleSides {
  let left: String
  let relation: String
  let right: String
  /// The priority with its `@`; empty without one.
  let priority: String

  static let relations = ["==", "<=", ">="]

  init?(_ rule: String) {
    let found = rule.indices.first { index in
      Self.relations.contains { rule[index...].hasPrefix($0) }
    }
    guard let found else { return nil }
    let after = rule[found...].dropFirst(2)
    left = String(rule[..<found]).trimmed
    relation = String(rule[found...].prefix(2))
    right = String(after.prefix { $0 != "@" }).trimmed
    let priority = after.drop { $0 != "@" }
    self.priority = priority.isEmpty ? "" : " \(priority)"
  }

  /// The number at the end of the right side; `nil` without one.
  var number: String? {
    let end = right.reversed().prefix { $0.isDigitOrPoint }.reversed()
    let before = right.dropLast(end.count).last
    guard before.map({ $0.isWhitespace || "+-".contains($0) }) ?? true,
      end.first != ".", end.last != ".", Double(String(end)) != nil
    else { return nil }
    return String(end)
  }

  /// A rule for each of these attributes, in place of one for `word`.
  func rules(
    for attributes: [String], _ word: String, _ system: ConstraintSystem
  ) -> [String]? {
    let item = left.prefix { $0 != "." }
    let parent = system.index(of: String(item)).map {
      system.items[system.items[$0].parent].name
    }
    // A size may be written as here in an element.
    let lengths = right.split(separator: "x")
    let isSize = lengths.count == 2 && lengths.allSatisfy { Double($0) != nil }
    return attributes.enumerated().map { index, attribute in
      func named(_ side: String) -> String { side.replacing(".\(word)", with: ".\(attribute)") }
      var other = named(right)
      if isSize, attributes.count == 2 {
        other = String(lengths[index])
      } else if system.index(of: right) != nil {
        other = "\(right).\(attribute)"
      } else if Double(right) != nil, !CompositeAttribute.isLength(attribute) {
        other = "\(parent ?? ConstraintSystem.containerName).\(attribute)"
        if let number = Double(right), number != 0 {
          other += number < 0 ? " - \(right.dropFirst())" : " + \(right)"
        }
      }
      return "\(named(left)) \(relation) \(other)\(priority)"
    }
  }

  /// The rule for the width of an item whose ratio, width ÷ height, the right side is.
  func widthByHeight(of item: String) -> String? {
    let parts = right.split(omittingEmptySubsequences: false) { "/:".contains($0) }.map {
      Double(String($0).trimmed)
    }
    guard (1...2).contains(parts.count), let width = parts[0], width >= 0,
      let height = parts.count == 2 ? parts[1] : 1
    else { return nil }
    let factor = ((width / height * 1e6).rounded() / 1e6).plain
    return "\(item).width \(relation) \(factor) * \(item).height\(priority)"
  }
}

/// A part of a rule, with what is around it.
private struct RulePart {
  let rule: String
  /// The part, in UTF-8 offsets.
  let range: Range<Int>

  init(_ rule: String, _ range: Range<Int>) {
    self.rule = rule
    self.range = range
  }

  /// The text before the part, without spaces at its end.
  var before: String {
    String(rule[..<rule.index(utf8: range.lowerBound)]).withoutEndSpaces
  }

  /// The text from the part on.
  var rest: String { String(rule[rule.index(utf8: range.lowerBound)...]) }

  /// The word before the `.` before the part.
  var wordBefore: String? {
    guard before.hasSuffix(".") else { return nil }
    return String(
      before.dropLast().reversed().prefix { $0.isWordPart }.reversed())
  }
}

extension String {
  /// The index at an UTF-8 offset, or the end.
  fileprivate func index(utf8 offset: Int) -> String.Index {
    utf8.index(utf8.startIndex, offsetBy: min(max(0, offset), utf8.count))
  }

  /// The text with the part at these UTF-8 offsets replaced.
  fileprivate func replacing(utf8 range: Range<Int>, with text: String) -> String {
    self[..<index(utf8: range.lowerBound)] + text + self[index(utf8: range.upperBound)...]
  }
}
