import Foundation
import LayoutConstraints

/// Turns YAML values into typed ones, and collects what is wrong on the way.
///
/// A wrong value does not end the reading: it is noted, and the next one is read, so that an author
/// sees all mistakes of a file at once.
final class FieldReader {
  /// The file that is read.
  let source: SourceText
  /// What was found wrong so far.
  private(set) var diagnostics: [Diagnostic] = []

  init(source: SourceText) {
    self.source = source
  }

  /// Whether so many mistakes were noted that no more are.
  var isFull: Bool { diagnostics.count >= ScenarioLimits.mostMistakes }

  /// Notes a mistake.
  func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    diagnostics.append(diagnostic)
  }

  /// Notes a mistake at a value.
  ///
  /// Looking for the nearest words takes time: once enough mistakes are noted, nobody looks.
  func report(
    _ value: YAMLValue, _ message: @autoclosure () -> String,
    hints: @autoclosure () -> [String] = []
  ) {
    guard !isFull else { return }
    let length = value.text.map { $0.contains("\n") ? 1 : $0.unicodeScalars.count } ?? 1
    report(
      Diagnostic(in: source, at: value.position, length: length, message(), hints: hints()))
  }

  /// The entries of a mapping whose keys are all among `keys`; `what` names it in messages.
  func fields(_ value: YAMLValue, of what: String, keys: [String]) -> Fields? {
    guard case .mapping(let pairs) = value.shape else {
      report(
        value, "\(what) is a mapping, not \(value.kind)",
        hints: ["expected keys: \(keys.joined(separator: ", "))"])
      return nil
    }
    var entries: [String: YAMLValue.Entry] = [:]
    var hasUnknownKeys = false
    for pair in pairs {
      let key = pair.key
      guard let name = key.text else {
        report(key, "a key is a word, not \(key.kind)")
        continue
      }
      guard keys.contains(name) else {
        hasUnknownKeys = true
        report(
          key, "unknown key '\(name.shortened)' in \(what)",
          hints: [NearestWord.hint(for: name, among: keys)])
        continue
      }
      entries[name] = pair
    }
    return Fields(
      position: value.position, entries: entries, hasUnknownKeys: hasUnknownKeys)
  }

  /// The items of a list.
  func items(_ value: YAMLValue, of what: String) -> [YAMLValue] {
    guard case .sequence(let items) = value.shape else {
      let word = value.text.flatMap { $0.isEmpty ? nil : $0.shortened } ?? "first, second"
      report(value, "\(what) is a list, not \(value.kind)", hints: ["write [\(word)]"])
      return []
    }
    return items
  }

  /// A scalar's text.
  func text(_ value: YAMLValue, of what: String) -> String? {
    guard let text = value.text else {
      report(value, "\(what) is text, not \(value.kind)")
      return nil
    }
    return text
  }

  /// A decimal number within `range`.
  ///
  /// Hexadecimal, infinite and not-a-number forms are refused: none is a length.
  func number(
    _ value: YAMLValue, of what: String,
    in range: ClosedRange<Double> = ScenarioLimits.lengths
  ) -> Double? {
    guard let text = value.text, let number = DecimalNumber.parse(text) else {
      report(
        value, "\(what) is a number, not \(value.kind)",
        hints: ["expected a decimal number, such as 8 or 0.5"])
      return nil
    }
    guard range.contains(number) else {
      report(
        value, "\(what) is \(text), which is out of range",
        hints: ["expected a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"])
      return nil
    }
    return number
  }

  /// One of the words of `words`.
  func word<Word>(_ value: YAMLValue, of what: String, among words: [String: Word]) -> Word? {
    guard let text = text(value, of: what) else { return nil }
    guard let word = words[text] else {
      report(
        value, "\(what) cannot be '\(text.shortened)'",
        hints: [NearestWord.hint(for: text, among: words.keys.sorted())])
      return nil
    }
    return word
  }

  /// One of an enumeration's cases, by its raw value.
  func word<Word: RawRepresentable & CaseIterable>(
    _ value: YAMLValue, of what: String, as _: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    guard let text = text(value, of: what) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue)
      report(
        value, "\(what) cannot be '\(text.shortened)'",
        hints: [NearestWord.hint(for: text, among: words)])
      return nil
    }
    return word
  }

  /// A size, `WIDTHxHEIGHT`, in points; both from 0.
  ///
  /// `hints` are what else could be written.
  func size(_ value: YAMLValue, of what: String, hints: [String] = []) -> CGSize? {
    let parts = (value.text ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalNumber.parse(String($0)) }
    let isInRange = numbers.allSatisfy { ScenarioLimits.sizes.contains($0) }
    guard parts.count == 2, numbers.count == 2, isInRange else {
      report(
        value, "\(what) is a size, not \(value.kind)",
        hints: [
          "write WIDTHxHEIGHT in points, such as 40x40, each from 0 to \(ScenarioLimits.longestLength.plain)"
        ] + hints)
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Two numbers, `[x, y]`, in points.
  func point(_ value: YAMLValue, of what: String) -> CGPoint? {
    guard case .sequence(let items) = value.shape, items.count == 2 else {
      report(value, "\(what) is [x, y] in points, not \(value.countedKind)")
      return nil
    }
    guard let x = number(items[0], of: what), let y = number(items[1], of: what) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// `true` or `false`.
  func flag(_ value: YAMLValue, of what: String) -> Bool? {
    word(value, of: what, among: ["true": true, "false": false])
  }
}

/// The entries of one YAML mapping, by key.
struct Fields {
  /// Where the mapping starts.
  let position: SourcePosition
  /// Whether keys were left out because nobody knows them, which is reported; one of them may be
  /// what seems to be missing.
  let hasUnknownKeys: Bool
  private let entries: [String: YAMLValue.Entry]

  /// The value at `key`, if it is given.
  subscript(key: String) -> YAMLValue? { entries[key]?.value }

  /// Where `key` starts, if it is given.
  func position(of key: String) -> SourcePosition? { entries[key]?.key.position }

  init(
    position: SourcePosition, entries: [String: YAMLValue.Entry], hasUnknownKeys: Bool = false
  ) {
    self.position = position
    self.hasUnknownKeys = hasUnknownKeys
    self.entries = entries
  }
}

extension FieldReader {
  /// The index of the item that a value names.
  ///
  /// Where it is to be inside of `superview`, neither that nor the container is offered for a word
  /// that names nothing.
  func item(_ value: YAMLValue, in system: ConstraintSystem, inside superview: Int? = nil) -> Int? {
    guard let name = text(value, of: "an element") else { return nil }
    guard let index = system.index(of: name) else {
      let offered = system.items.indices.filter { item in
        guard system.items[item].isView, let superview else { return system.items[item].isView }
        return item != superview && item != ConstraintSystem.container
      }
      report(
        value, "there is no element '\(name.shortened)'",
        hints: [NearestWord.hint(for: name, among: offered.map { system.items[$0].name })])
      return nil
    }
    return index
  }
}

extension FieldReader {
  /// Where a scalar with this text stands that starts at a position.
  func place(of text: String, at position: SourcePosition) -> RulePlace {
    let columns = ScalarPlace(of: text, at: position, in: source).columns(0..<text.utf8.count)
    return RulePlace(
      position: columns.start, length: columns.length,
      sourceLine: source[line: columns.start.line] ?? "")
  }
}
