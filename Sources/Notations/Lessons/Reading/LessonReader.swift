import Geometry
import LayoutConstraints
package import ScenarioFiles
import Scenarios

/// Reads the `lesson` of a scenario.
///
/// It checks the form. Whether answers are right is for the engines, when a course is made.
package struct LessonReader {
  let reader: FieldReader
  let names: [String]
  let containers: [Container]
  /// The lines of the file before the lesson, where changes find their text.
  private let lines: [String]

  static let keys = ["text", "show", "tasks", "learned", "holds"]
  /// The keys of a task besides its kind.
  static let taskKeys =
    ["question", "in", "hints", "options", "by", "within", "hide", "notation", "holds"]
    + LessonTask.Kind.allCases.map { $0.rawValue }
  static let optionKeys = ["says", "claim", "holds", "after", "change", "right"]
  static let hintKeys = [
    "says", "in", "notation", "after", "holds", "allows", "contradicts", "conflict", "moves",
    "answers",
  ]
  /// The most words before the reader does something.
  ///
  /// Ours: half a minute's reading.
  static let mostWords = 120
  /// The most hints: the answer is the third.
  static let mostHints = 2
  /// How far a guess may be from the answer where nothing is said, in points.
  static let usualTolerance = 0.5

  /// Reports the mistakes of a lesson among those of its file.
  @Sendable package static func check(_ unread: UnreadLesson) { _ = lesson(unread) }

  /// Reads a lesson, and reports its mistakes; `nil` where it is no mapping.
  package static func lesson(_ unread: UnreadLesson) -> Lesson? {
    LessonReader(
      reader: unread.reader, names: unread.names, containers: unread.containers,
      lines: unread.lines
    ).lesson(unread.value)
  }

  private func lesson(_ value: YAMLValue) -> Lesson? {
    guard let fields = reader.fields(value, of: "'lesson'", keys: Self.keys) else { return nil }
    var lesson = Lesson(text: [], shows: .both, tasks: [], learned: nil)
    if let text = fields["text"] {
      lesson.text = paragraphs(text)
    } else if !fields.hasUnknownKeys {
      reader.report(
        value, "a lesson needs 'text': a few sentences before the first task",
        hints: ["for example   text: A row shares its width among its children."])
    }
    lesson.shows = reader.word(fields, "show") ?? .both
    lesson.facts = facts(fields["holds"])
    lesson.learned = fields["learned"].flatMap { reader.text($0, of: "'learned'") }?.oneLine
    guard let tasks = fields["tasks"] else {
      if !fields.hasUnknownKeys {
        reader.report(
          value, "a lesson needs 'tasks', at least one",
          hints: [
            "for example   tasks: [{ place: title.right, question: \"How far does it reach?\" }]"
          ])
      }
      return lesson
    }
    let items = reader.items(tasks, of: "'tasks'")
    if case .sequence = tasks.shape, items.isEmpty {
      reader.report(tasks, "'tasks' is empty", hints: ["give the reader something to do"])
    }
    lesson.tasks = items.compactMap(task)
    return lesson
  }

  /// The paragraphs of a text; reports one that is too long.
  private func paragraphs(_ value: YAMLValue) -> [String] {
    guard let text = reader.text(value, of: "'text'") else { return [] }
    let words = text.split { $0.isWhitespace }.count
    if words > Self.mostWords {
      reader.report(
        value, "the lesson's text has \(words) words, and at most \(Self.mostWords) are allowed",
        hints: ["move a part of it to 'learned', or make two lessons of it"])
    }
    var paragraphs: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0.isWhitespace }) {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += " " + line
      }
    }
    return paragraphs.map { $0.oneLine }.filter { !$0.isEmpty }
  }

  private func task(_ value: YAMLValue) -> LessonTask? {
    guard let fields = reader.fields(value, of: "a task", keys: Self.taskKeys) else { return nil }
    let kinds = LessonTask.Kind.allCases.filter { fields[$0.rawValue] != nil }
    guard kinds.count == 1, let kind = kinds.first, let subject = fields[kind.rawValue] else {
      if !fields.hasUnknownKeys {
        let words = LessonTask.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
        reader.report(
          value, kinds.isEmpty ? "a task needs a kind" : "a task has one kind, not several",
          hints: ["expected one of: \(words)"])
      }
      return nil
    }
    guard let question = fields["question"].flatMap({ reader.text($0, of: "'question'") }) else {
      if fields["question"] == nil, !fields.hasUnknownKeys {
        reader.report(
          value, "a task needs a 'question'",
          hints: ["for example   question: Where does the title end?"]
        )
      }
      return nil
    }
    var task = LessonTask(
      kind: kind, question: question.oneLine, container: container(fields["in"]),
      hints: [], options: [], element: nil, attribute: nil,
      tolerance: fields["within"].flatMap {
        reader.number($0, of: "'within'", in: 0...ScenarioLimits.longestLength)
      } ?? Self.usualTolerance,
      blank: nil, order: .width, hidden: hidden(fields["hide"]),
      place: reader.place(of: subject.text ?? kind.rawValue, at: subject.position))
    task.facts = facts(fields["holds"])
    task.notation = notation(fields["notation"], of: kind)
    task.hints = hints(fields["hints"], of: task)
    switch kind {
    case .choose, .repair, .shortest:
      task.options = options(subject, of: kind)
    case .place:
      guard let (element, attribute) = anchor(subject) else { return nil }
      (task.element, task.attribute) = (element, attribute)
    case .order:
      task.options = itemsInOrder(subject)
      task.order = reader.word(fields, "by") ?? .width
    case .complete:
      guard let blank = reader.text(subject, of: "'complete'"), check(blank, subject) else {
        return nil
      }
      task.blank = blank
      guard let options = fields["options"] else {
        reader.report(
          subject, "'complete' needs 'options': what could be put in",
          hints: ["for example   options: [\"\(blank.shortened)\", …]"])
        return nil
      }
      task.options = reader.items(options, of: "'options'").compactMap { option($0, for: blank) }
    }
    if kind != .place, task.options.count < 2, !reader.isFull, reader.diagnostics.isEmpty {
      reader.report(
        subject, "there is only one answer to choose",
        hints: ["add answers that somebody might give"])
      return nil
    }
    return task
  }

  func container(_ value: YAMLValue?) -> Container {
    let first = containers.first ?? Container(width: 320)
    guard let value, let text = reader.text(value, of: "'in'") else { return first }
    guard let container = Container(text), containers.contains(container) else {
      reader.report(
        value, "'\(text.shortened)' is not among the containers",
        hints: [NearestWord.hint(for: text, among: containers.map { $0.text })])
      return first
    }
    return container
  }

  private func hidden(_ value: YAMLValue?) -> [String] {
    guard let value else { return [] }
    return reader.items(value, of: "'hide'").compactMap { reader.element($0, among: names) }
  }

  /// An element and its edge, centre or size: `title.right`.
  private func anchor(_ value: YAMLValue) -> (String, Constraint.Attribute)? {
    guard let text = reader.text(value, of: "'place'") else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let attributes = Constraint.Attribute.ofFrames
    guard parts.count == 2, names.contains(parts[0]) else {
      reader.report(
        value, "'\(text.shortened)' is not an edge of an element",
        hints: parts.count == 2
          ? [NearestWord.hint(for: parts[0], among: names)]
          : ["write an element and an edge: \(names.first ?? "title").right"])
      return nil
    }
    guard let attribute = attributes.first(where: { $0.rawValue == parts[1] }) else {
      reader.report(
        value, "'\(parts[1].shortened)' is not an edge, a centre or a size",
        hints: [NearestWord.hint(for: parts[1], among: attributes.map { $0.rawValue })])
      return nil
    }
    return (parts[0], attribute)
  }

  /// The items to put in order; reports those that are listed twice, and fewer than two.
  private func itemsInOrder(_ value: YAMLValue) -> [LessonOption] {
    let items = reader.items(value, of: "'order'")
    var seen: Set<String> = []
    for item in items {
      guard let text = item.text, !seen.insert(text).inserted else { continue }
      reader.report(
        item, "'\(text.shortened)' is listed twice in 'order'", hints: ["remove one of them"])
    }
    if items.count < 2, case .sequence = value.shape {
      reader.report(
        value, "'order' needs at least two items to put in order",
        hints: ["for example   order: [\(names.prefix(2).joined(separator: ", "))]"])
    }
    return items.compactMap(item)
  }

  /// An item to put in order: an element, a content priority or the id of a rule.
  private func item(_ value: YAMLValue) -> LessonOption? {
    guard let text = reader.text(value, of: "an item") else { return nil }
    return LessonOption(
      text: text.oneLine, claim: nil, changes: [], isRight: nil,
      place: reader.place(of: text, at: value.position))
  }

  /// Reads an option for a blank: a text, or a mapping that marks it.
  private func option(_ value: YAMLValue, for blank: String) -> LessonOption? {
    func option(_ text: String, isRight: Bool?) -> LessonOption {
      LessonOption(
        text: text, claim: nil, changes: [LessonChange(old: blank, new: text)], isRight: isRight,
        place: reader.place(of: value.text ?? "", at: value.position))
    }
    if let text = value.text { return option(text, isRight: nil) }
    guard let fields = reader.fields(value, of: "an option", keys: ["write", "right"]) else {
      return nil
    }
    guard let written = fields["write"].flatMap({ reader.text($0, of: "'write'") }) else {
      reader.report(
        value, "an option needs 'write', the text to put in",
        hints: ["for example   { write: \"\(blank.shortened)\", right: true }"])
      return nil
    }
    return option(written, isRight: reader.flag(fields, "right"))
  }

  private func options(_ value: YAMLValue, of kind: LessonTask.Kind) -> [LessonOption] {
    reader.items(value, of: "'\(kind.rawValue)'").compactMap { option($0, of: kind) }
  }

  private func option(_ value: YAMLValue, of kind: LessonTask.Kind) -> LessonOption? {
    let keys = kind == .choose ? Self.optionKeys : ["says", "change", "right"]
    guard let fields = reader.fields(value, of: "an answer", keys: keys) else { return nil }
    var option = LessonOption(
      text: fields["says"].flatMap { reader.text($0, of: "'says'") }?.oneLine, claim: nil,
      changes: [], isRight: reader.flag(fields, "right"),
      place: RulePlace(
        position: value.position, length: 1,
        sourceLine: reader.source[line: value.position.line] ?? "")
    )
    if let claim = fields["claim"] {
      option.claim = self.claim(claim)
      option.place = reader.place(of: claim.text ?? "", at: claim.position)
    }
    if let change = fields["change"] { option.changes = changes(change, of: "'change'") }
    if let holds = fields["holds"] {
      let items = texts(holds, of: "'holds'")
      option.facts = items.compactMap(fact)
      option.changes = fields["after"].map { changes($0, of: "'after'") } ?? []
      if let first = items.first {
        option.place = reader.place(of: first.text ?? "", at: first.position)
      }
    } else if let after = fields["after"] {
      reader.report(
        after, "'after' needs 'holds': the facts to judge after the change",
        hints: ["write 'change' instead where the change itself is the answer"])
    }
    let kinds = ["claim", "holds", "change"].filter { fields[$0] != nil }
    if kinds.count != 1, !fields.hasUnknownKeys {
      reader.report(
        value,
        kinds.count > 1
          ? "an answer has one of 'claim', 'holds' and 'change', not several"
          : kind == .choose
            ? "an answer needs one of 'claim', 'holds' and 'change', which the engines judge"
            : "an answer needs a 'change', which the engines judge",
        hints: [
          kind == .choose
            ? "for example   { says: \"It is cut off.\", claim: title.width <= 100 }"
            : "for example   change: { \"text of the file\": \"text to put there\" }"
        ])
      return nil
    }
    if fields["change"] == nil, option.text == nil {
      reader.report(
        value,
        "\(fields["claim"] == nil ? "'holds'" : "a claim") needs 'says', the sentence that readers choose",
        hints: [
          "for example   { says: \"It fills the row.\", claim: title.width == superview.width }"
        ])
      return nil
    }
    return option
  }

  func claim(_ value: YAMLValue, of what: String = "'claim'") -> String? {
    guard let text = reader.text(value, of: what) else { return nil }
    do {
      let parsed = try ConstraintRule.parse(text, elements: names)
      let items = parsed.flatMap { [$0.first] + [$0.second].compactMap { $0 } }.map { $0.item }
      for case .named(let name) in items where !names.contains(name) {
        reader.reportNoElement(name, at: value, among: names)
        return nil
      }
      return text
    } catch {
      reader.report(
        value, "the claim is not a rule: \(error)",
        hints: ["write a rule, such as title.width >= 100"])
      return nil
    }
  }

  func changes(_ value: YAMLValue, of what: String) -> [LessonChange] {
    guard case .mapping(let pairs) = value.shape, !pairs.isEmpty else {
      reader.report(
        value, "\(what) must be a mapping from text of the file to what replaces it",
        hints: ["for example   \(what.filter { $0 != "'" }): { \"-10-\": \"-8-\" }"])
      return []
    }
    return pairs.compactMap { pair in
      guard let old = reader.text(pair.key, of: "a text of the file"), check(old, pair.key),
        let new = reader.text(pair.value, of: "what replaces it")
      else { return nil }
      return LessonChange(old: old, new: new)
    }
  }

  /// Whether the file has a text exactly once before its lesson; reports it otherwise.
  private func check(_ text: String, _ value: YAMLValue) -> Bool {
    let count = LessonText.count(of: text, in: lines)
    guard count != 1 else { return true }
    reader.report(
      value,
      count == 0
        ? "the file has no '\(text.shortened)' above its lesson"
        : "the file has '\(text.shortened)' \(count) times above its lesson",
      hints: [
        count == 0
          ? "copy the text from one line of the file, with its spaces"
          : "take more of the line, so that only one place is meant"
      ])
    return false
  }
}

/// Texts of a file that lessons change.
enum LessonText {
  /// How often a text is in one of these lines; overlapping places count once.
  static func count(of text: String, in lines: [String]) -> Int {
    guard !text.isEmpty else { return 0 }
    return lines.reduce(0) { $0 + $1.ranges(of: text).count }
  }
}

extension String {
  /// The text in one line, without control characters.
  var oneLine: String {
    split { $0.isWhitespace }.joined(separator: " ").printable
  }
}
