import Geometry
import LayoutConstraints
import Layouts
import Lessons
import Scenarios

/// Finds numbers and names in a hint that are neither in its file nor in its layouts.
///
/// A number of a sum, such as what is left of a width, is in neither: then the hint claims it as a fact.
struct HintWords {
  let judge: LessonJudge
  let task: LessonTask
  let hint: LessonHint
  /// The counter of layouts, which ends them.
  let work: LayoutWork

  /// The mistakes in the words of the hint.
  var mistakes: [LessonMistake] { numbers + lines + names }

  private var text: String { hint.text }

  /// Numbers that nobody knows.
  private var numbers: [LessonMistake] {
    let known = known
    return text.matches(of: #/[0-9]+(\.[0-9]+)?/#).compactMap { found in
      let word = String(found.0)
      guard let number = Double(word), !isPartOfWord(found.range), !isLine(found.range) else {
        return nil
      }
      let digits = word.split(separator: ".").dropFirst().first?.count ?? 0
      let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
      guard
        !known.contains(where: { value in
          let shown = digits == 0 ? value : (value * factor).rounded() / factor
          return abs(shown - number) <= Tolerance.equal
        })
      else { return nil }
      return LessonMistake(
        "\(word) is nowhere in the scenario, its layouts or the question",
        hints: [
          "correct it, or say what it is:   { says: …, holds: \"\(word) == superview.width - …\" }"
        ], at: place(of: found.range))
    }
  }

  /// Whether digits belong to a name, as in `row2`.
  private func isPartOfWord(_ range: Range<String.Index>) -> Bool {
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    return before?.isLetter == true && before != "x" || before == "_"
      || after?.isLetter == true && after != "x"
  }

  /// The numbers in the file, in the layouts, and in the claims of the hint.
  private var known: [Double] {
    let file = judge.file
    let lines = file.scenarioLines.filter { line in
      !["title:", "summary:", "#"].contains { line.hasPrefix($0) }
    }
    var known = (lines + [task.question]).flatMap(Self.numbers)
    known += [Priority.required, Priority.defaultHigh, Priority.defaultLow]
    for case .holds(let fact) in (hint.claims + task.facts).map(\.kind) { known += fact.numbers }
    for case .allows(let rule) in hint.claims.map(\.kind) { known += Self.numbers(rule) }
    for case .contradicts(let rule) in hint.claims.map(\.kind) { known += Self.numbers(rule) }
    for change in hint.changes { known += Self.numbers(change.new) }
    let screen =
      (try? LessonScreen(
        file, in: hint.container, after: hint.changes, notation: hint.notation, work: work))
      ?? LessonScreen(file, in: hint.container, notation: hint.notation, work: work)
    for engine in screen.engines {
      guard let frames = try? screen.frames(by: engine, in: hint.container) else { continue }
      for frame in frames.frames.values {
        known += Constraint.Attribute.ofFrames.map { frame.length(of: $0) }
      }
    }
    for element in file.scenario.elements {
      if let size = element.content.unlimitedSize {
        known += [Double(size.width), Double(size.height)]
      }
    }
    return known
  }

  private static func numbers(_ text: String) -> [Double] {
    text.matches(of: #/[0-9]+(\.[0-9]+)?/#).compactMap { Double($0.0) }
  }

  /// Whether a number is that of a line: `line 12`.
  private func isLine(_ range: Range<String.Index>) -> Bool {
    ["line ", "Line "].contains { text[..<range.lowerBound].hasSuffix($0) }
  }

  /// Lines that the file does not have above its lesson.
  private var lines: [LessonMistake] {
    let lines = judge.file.scenarioLines
    return text.matches(of: #/[Ll]ine ([0-9]+)/#).compactMap { found in
      let isThere = Int(found.1).map {
        lines.indices.contains($0 - 1) && !lines[$0 - 1].allSatisfy(\.isWhitespace)
      }
      guard isThere != true else { return nil }
      return LessonMistake(
        "there is no line \(found.1) above the lesson",
        hints: ["the last one is line \(lines.count)"],
        at: place(of: found.1.startIndex..<found.1.endIndex))
    }
  }

  /// Names of elements, and of what belongs to them, that nobody knows.
  private var names: [LessonMistake] {
    let file = judge.file
    let options = task.options.flatMap { [$0.text ?? ""] + $0.changes.map(\.new) }
    let written = (file.scenarioLines + options).joined(separator: "\n")
    let items = file.scenario.constraints?.items.map(\.name) ?? []
    let names = file.scenario.elements.map(\.name) + [ConstraintSystem.containerName] + items
    let attributes =
      Constraint.Attribute.allCases.map(\.rawValue) + LessonFact.Property.allCases.map(\.rawValue)
    return text.matches(of: #/([A-Za-z_][A-Za-z0-9_]*)\.([A-Za-z]+)/#).compactMap { found in
      guard !written.contains(found.0) else { return nil }
      let (name, attribute) = (String(found.1), String(found.2))
      switch (names.contains(name), attributes.contains(attribute)) {
      case (true, true), (false, false): return nil
      case (false, true):
        return LessonMistake(
          "there is no element '\(name)'", hints: [NearestWord.hint(for: name, among: names)],
          at: place(of: found.1.startIndex..<found.1.endIndex))
      case (true, false):
        return LessonMistake(
          "an element has no '\(attribute)'",
          hints: [NearestWord.hint(for: attribute, among: attributes)],
          at: place(of: found.2.startIndex..<found.2.endIndex))
      }
    }
  }

  /// The place in the file of a part of the hint's text; that of the text where it is folded.
  private func place(of range: Range<String.Index>) -> RulePlace {
    let line = hint.place.sourceLine.unicodeScalars
    guard line.dropFirst(hint.place.position.column - 1).starts(with: text.unicodeScalars) else {
      return hint.place
    }
    return RulePlace(
      position: hint.place.position.advanced(by: text[..<range.lowerBound].unicodeScalars.count),
      length: max(1, text[range].unicodeScalars.count), sourceLine: hint.place.sourceLine)
  }
}
