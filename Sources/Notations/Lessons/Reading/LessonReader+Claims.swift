import Geometry
import LayoutConstraints
import ScenarioFiles
import Scenarios

/// Hints and facts: what a lesson claims, which the engines check.
extension LessonReader {
  func hints(_ value: YAMLValue?, of task: LessonTask) -> [LessonHint] {
    guard let value else { return [] }
    let items = reader.items(value, of: "'hints'")
    if items.count > Self.mostHints {
      reader.report(
        value, "there are \(items.count) hints: at most \(Self.mostHints), the answer is the third",
        hints: ["leave out the one that helps least"])
    }
    return items.compactMap { hint($0, of: task) }
  }

  /// A text, or a mapping of a text and what it claims.
  private func hint(_ value: YAMLValue, of task: LessonTask) -> LessonHint? {
    var hint = LessonHint(
      text: "", container: task.container, notation: task.notation, changes: [], claims: [],
      place: reader.place(of: value.text ?? "", at: value.position))
    guard case .mapping = value.shape else {
      hint.text = reader.text(value, of: "a hint")?.oneLine ?? ""
      return hint
    }
    guard let fields = reader.fields(value, of: "a hint", keys: Self.hintKeys) else { return nil }
    guard let says = fields["says"], let text = reader.text(says, of: "'says'") else {
      if fields["says"] == nil, !fields.hasUnknownKeys {
        reader.report(
          value, "a hint needs 'says', the sentence that readers see",
          hints: [
            "for example   { says: \"60 pt are left.\", holds: \"60 == superview.width - 260\" }"
          ])
      }
      return nil
    }
    hint.text = text.oneLine
    hint.place = reader.place(of: text, at: says.position)
    if let container = fields["in"] { hint.container = self.container(container) }
    if let notation = fields["notation"] {
      hint.notation = reader.word(notation, of: "'notation'", as: Lesson.Shown.self) ?? .both
    }
    hint.changes = fields["after"].map { changes($0, of: "'after'") } ?? []
    hint.claims = facts(fields["holds"])
    hint.claims += rules(fields, "allows", LessonClaim.Kind.allows)
    hint.claims += rules(fields, "contradicts", LessonClaim.Kind.contradicts)
    func add(_ key: String, _ kind: (YAMLValue) -> LessonClaim.Kind?) {
      guard let value = fields[key], let kind = kind(value) else { return }
      hint.claims.append(
        LessonClaim(kind: kind, place: reader.place(of: value.text ?? "", at: value.position)))
    }
    add("conflict") { _ in reader.flag(fields, "conflict").map { .conflict($0) } }
    add("moves") { _ in reader.flag(fields, "moves").map { .moves($0) } }
    add("answers") { rightAnswers($0, of: task.kind) }
    if let moves = fields["moves"], fields["after"] == nil {
      reader.report(
        moves, "'moves' needs 'after', the change that moves something or nothing",
        hints: ["for example   after: { \"text of the file\": \"text to put there\" }"])
    }
    return hint
  }

  /// The number of right answers that a hint claims.
  private func rightAnswers(_ value: YAMLValue, of kind: LessonTask.Kind) -> LessonClaim.Kind? {
    guard ![.place, .order].contains(kind) else {
      reader.report(
        value, "'answers' counts right answers, and '\(kind.rawValue)' has none to choose from",
        hints: ["leave it out, or claim a fact: holds: title.left == 48"])
      return nil
    }
    guard let number = reader.number(value, of: "'answers'", in: 0...100) else { return nil }
    guard let count = Int(exactly: number) else {
      reader.report(
        value, "'answers' must be a whole number, not \(number.plain)",
        hints: ["write how many answers are right, such as 1"])
      return nil
    }
    return .answers(count)
  }

  /// The notations that judge a task; reports it where the kind of task has no choice.
  func notation(_ value: YAMLValue?, of kind: LessonTask.Kind) -> Lesson.Shown {
    guard let value else { return .both }
    guard [.choose, .place, .order].contains(kind) else {
      reader.report(
        value, "'notation' applies only to choose, place and order",
        hints: ["leave it out: changes are judged by all that the file has"])
      return .both
    }
    return reader.word(value, of: "'notation'", as: Lesson.Shown.self) ?? .both
  }

  /// The facts of a text, or of a list of texts.
  func facts(_ value: YAMLValue?) -> [LessonClaim] {
    texts(value, of: "'holds'").compactMap { item in
      fact(item).map {
        LessonClaim(kind: .holds($0), place: reader.place(of: $0.text, at: item.position))
      }
    }
  }

  func fact(_ value: YAMLValue) -> LessonFact? {
    guard let text = reader.text(value, of: "a fact") else { return nil }
    do {
      return try LessonFactParser.parse(text, names: names)
    } catch {
      let columns = ScalarPlace(of: text, at: value.position, in: reader.source).columns(
        error.range)
      reader.report(
        Diagnostic(
          in: reader.source, at: columns.start, length: max(columns.length, 1), error.message,
          hints: error.hints))
      return nil
    }
  }

  /// The claims of a rule, or of a list of rules.
  private func rules(
    _ fields: Fields, _ key: String, _ kind: (String) -> LessonClaim.Kind
  ) -> [LessonClaim] {
    texts(fields[key], of: "'\(key)'").compactMap { item in
      claim(item, of: "'\(key)'").map {
        LessonClaim(kind: kind($0), place: reader.place(of: $0, at: item.position))
      }
    }
  }

  /// A scalar alone, or the items of a list; reports an empty one, which claims nothing.
  func texts(_ value: YAMLValue?, of what: String) -> [YAMLValue] {
    guard let value else { return [] }
    guard value.text == nil else { return [value] }
    let items = reader.items(value, of: what)
    if case .sequence = value.shape, items.isEmpty {
      reader.report(
        value, "\(what) is empty",
        hints: ["for example   \(what.filter { $0 != "'" }): title.width == 100, or leave it out"])
    }
    return items
  }
}
