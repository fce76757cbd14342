import ChangeCost
import Comparison
import Explaining
import Geometry
import Layouts
import RecordWords
import RunRecords

/// The page of a change: what it costs in both notations.
struct ChangePage {
  let pageTitle: String
  /// The relative path from this page to the report's folder.
  let root = "../"
  let title: String
  /// The files of both scenarios, which may have the same title.
  let before: String
  /// Whether there is a file of the scenario before: the record names the one after it where there is none.
  let hasBefore: Bool
  let after: String
  let scenario: String
  /// The page of the earlier scenario; `nil` where the report has none.
  let earlier: String?
  let style: String
  let sentence: String
  let problem: String?
  let figures: [Figure]
  let elements: [ElementMark]
  let notations: [Notation]
  let pictures: [Pictures]
  let movements: DataTable?
  let work: DataTable?
  let command: String

  /// What the change costs in one notation, or moves: a number, and the words for it.
  typealias Figure = (
    figureName: String, figureStyle: String, count: String, counted: String, details: [String]
  )

  /// Elements that the pictures light up.
  typealias ElementMark = (elementStyle: String, elementWords: String)

  /// The edit in one notation.
  struct Notation {
    let name: String
    let style: String
    let edits: [Edit]
    let understood: [Rule]
    let understoodCount: String
  }

  /// One rule that is changed, added or removed.
  typealias Edit = (word: String, old: String?, new: String?)

  /// An existing rule.
  struct Rule {
    let text: String
    let line: String?
  }

  /// The layouts in one container, before and after.
  typealias Pictures = (
    place: String, isOpen: Bool, oldPicture: LayoutPicture?, newPicture: LayoutPicture?
  )

  /// `contents` are what the elements of the earlier scenario show.
  init(
    _ scenario: ScenarioRecord, _ change: ChangeRecord, page: String, earlier: String?,
    contents: [ElementContent]
  ) {
    title = scenario.title
    pageTitle = "\(title), the change – LayoutDiff report"
    (before, after) = (change.file, scenario.file)
    hasBefore = before != after
    self.scenario = "../" + page
    self.earlier = earlier.map { "../" + $0 }
    problem = change.problem
    let cost = change.cost
    style = cost.map { $0.isAlike ? "good" : "bad" } ?? "note"
    sentence = cost?.sentence ?? "The cost of the change is unknown."
    figures = cost?.figures ?? []
    elements = cost?.elementMarks ?? []
    notations = [
      (Headings.layoutSpec, "spec", cost?.spec),
      (Headings.constraints, "constraints", cost?.constraints),
    ]
    .compactMap { name, style, cost in cost.map { Notation($0, name: name, style: style) } }
    pictures = Self.pictures(
      (change.containers, contents), (scenario.comparison.containers, scenario.contents ?? []),
      lit: cost?.styles ?? [:])
    movements = cost.flatMap(Self.movements)
    work = cost.flatMap(Self.work)
    command =
      "layoutdiff diff \(ShellWord.quote(change.file)) \(ShellWord.quote(scenario.file))"
  }

  /// A column of names, and one for each notation.
  private static func notationColumns(_ name: String) -> [DataTable.Column] {
    [name, Headings.layoutSpec, Headings.constraints].map { .init($0, isLabelled: false) }
  }

  private static func movements(of cost: ChangeCost) -> DataTable? {
    guard !cost.moved.isEmpty else { return nil }
    return DataTable(
      region: "Table of movements",
      caption: "Existing frames that moved; lengths in pt",
      columns: [
        .init(Headings.element), .init(Headings.finding, isLabelled: false),
        .init(Headings.container), .init(Headings.layoutSpec), .init(Headings.constraints),
      ],
      rows: cost.moved.map { moved in
        let mark = StatusMark(moved, of: cost)
        return .init(
          moved.element, style: mark.style,
          [
            .mark(mark), .text(moved.container.shortText),
            .text(moved.spec?.words ?? (cost.spec == nil ? "–" : "stays")),
            .text(moved.constraints?.words ?? (cost.constraints == nil ? "–" : "stays")),
          ])
      }, most: SizeLimits.movements)
  }

  private static func work(of cost: ChangeCost) -> DataTable? {
    let names = [cost.spec, cost.constraints].compactMap(\.self).flatMap {
      $0.workBefore.keys.filter($0.workAfter.keys.contains)
    }
    func cell(_ cost: ChangeCost.NotationCost?, _ name: String) -> String {
      guard let old = cost?.workBefore[name], let new = cost?.workAfter[name] else { return "–" }
      return old == new ? "\(old)" : "\(old) → \(new)"
    }
    guard !names.isEmpty else { return nil }
    return DataTable(
      region: "Table of counters",
      caption: "Counters of each engine",
      style: "narrow", columns: notationColumns(Headings.counter),
      rows: WorkCounter.sorted(Set(names)).map { name in
        .init(
          WorkCounter.heading(name),
          [.number(cell(cost.spec, name)), .number(cell(cost.constraints, name))])
      })
  }

  /// Pictures of the containers that both scenarios have; a few, to keep the page small.
  private static func pictures(
    _ before: (containers: [ContainerComparison], contents: [ElementContent]),
    _ after: (containers: [ContainerComparison], contents: [ElementContent]),
    lit: [String: String]
  ) -> [Pictures] {
    before.containers.prefix(SizeLimits.comparedPictures).enumerated().compactMap { index, old in
      guard let new = after.containers.first(where: { $0.container == old.container }) else {
        return nil
      }
      return Pictures(
        place: old.container.longText, isOpen: index == 0,
        oldPicture: picture(old, before.contents, lit, number: 2 * index + 1),
        newPicture: picture(new, after.contents, lit, number: 2 * index + 2))
    }
  }

  private static func picture(
    _ comparison: ContainerComparison, _ contents: [ElementContent], _ lit: [String: String],
    number: Int
  ) -> LayoutPicture? {
    let elements = comparison.elements.prefix(SizeLimits.comparedElements).enumerated().map {
      NumberedElement(number: $0, comparison: $1)
    }
    var picture = LayoutPicture(
      comparison, elements: elements, number: number, open: [:], contents: contents)
    picture?.light(lit)
    return picture
  }
}

extension ChangePage.Notation {
  fileprivate init(_ cost: ChangeCost.NotationCost, name: String, style: String) {
    self.name = name
    self.style = style
    edits =
      cost.rules.changed.map {
        ChangePage.Edit(word: "Changed", old: $0.before.text, new: $0.after.text)
      } + cost.rules.added.map { ChangePage.Edit(word: "Added", old: nil, new: $0.text) }
      + cost.rules.removed.map { ChangePage.Edit(word: "Removed", old: $0.text, new: nil) }
    understood = cost.understood.prefix(SizeLimits.rules).map {
      ChangePage.Rule(text: $0.text, line: $0.line.map(String.init))
    }
    understoodCount = "\(cost.understood.count) of \(cost.rulesBefore)"
  }
}

extension StatusMark {
  /// Whether a frame moved equally in both notations.
  fileprivate init(_ moved: MovedElement, of cost: ChangeCost) {
    if cost.spec == nil || cost.constraints == nil {
      self.init(.circle, "one notation only", "idle")
    } else if moved.isAgreed {
      self.init(.check, "equal", "good")
    } else if moved.isAmbiguous == true {
      self.init(.diamond, "ambiguous", "note")
    } else if moved.isMended == true {
      self.init(.check, "agrees now", "good")
    } else {
      self.init(.cross, "differs", "bad")
    }
  }
}

extension LayoutPicture {
  /// Gives boxes further styles, by the names of their elements.
  fileprivate mutating func light(_ styles: [String: String]) {
    for layer in [\LayoutPicture.both, \.spec, \.constraints] {
      for index in (self[keyPath: layer]?.boxes ?? []).indices {
        let box = self[keyPath: layer]?.boxes[index]
        guard let box, let style = styles[box.element] else { continue }
        self[keyPath: layer]?.boxes[index].boxStyle =
          [box.boxStyle, style].compactMap(\.self).joined(separator: " ")
      }
    }
  }
}
