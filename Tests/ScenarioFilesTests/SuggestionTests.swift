import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios
import TestSupport
import Testing

@testable import ScenarioFiles

/// Every suggestion is followed: a line that a message asks for has no mistake.
@Suite("Suggested lines")
struct SuggestionTests {
  @Test(
    "a suggested line is read without a mistake, whatever word of another toolkit has whatever value",
    arguments: places)
  func keys(place: Place) {
    let values = place.values + Self.values
    for (index, word) in place.words.words.enumerated() {
      // A word that only differs from the one here has a value with which it is right.
      var isSearching = place.isWhole && word.other != nil
      for (offset, value) in values.enumerated() {
        guard isSearching || Self.isTried((offset + index) % values.count) else { continue }
        let text = place.text("\(word.word): \(value)", leavingOut: word.other)
        if Self.followed(text, isTop: place.isTop) > 0 { isSearching = false }
      }
      #expect(!isSearching, "\(place.name): \(word.word)")
    }
  }

  /// Whether a value is among those of this run, of which a run of all tests tries a few.
  private static func isTried(_ index: Int) -> Bool {
    index < max(1, LawSeeds.share(of: Self.values.count) / 2)
  }

  @Test("a suggested word is read without a mistake where it is a value", arguments: valuePlaces)
  func values(place: Place) {
    for word in place.words.words {
      let suggestions = Self.followed(place.text(word.word, leavingOut: nil))
      if let other = word.other,
        ScenarioText.problems(in: place.text(other, leavingOut: nil)) == ""
      {
        #expect(suggestions > 0, "\(place.name): \(word.word)")
      }
    }
    for (index, value) in Self.values.enumerated() where Self.isTried(index) {
      _ = Self.followed(place.text(value, leavingOut: nil))
    }
  }

  @Test("a suggested rule is read without a mistake, in lists with dashes and in brackets")
  func rules() {
    let sides = ["36", "36px", "50%", "title", "superview", "36x20", "-4", "8 @high"]
    var rules: [String] = []
    for attribute in RuleVocabulary.attributes.words.map(\.word) + ["leadingAnchor", "width"] {
      rules += sides.map { "photo.\(attribute) == \($0)" }
      rules += [
        "photo.\(attribute) >= title.\(attribute) + 36", "photo.\(attribute) = self.\(attribute)",
        "photo.\(attribute) == 0.5 * view.\(attribute) - 36pt @.defaultLow",
      ]
    }
    rules += RuleVocabulary.items.words.map { "photo.top == \($0.word).top + 36" }
    rules += RuleVocabulary.relations.map { "photo.width \($0.sign) 36" }
    rules += RuleVocabulary.lonelyGuides.keys.sorted().map { "photo.top == \($0).top" }
    rules += ScenarioVocabulary.priorities.words.map { "photo.width == 36 @\($0.word)" }
    rules += ["[photo(==36%)]", "V:[photo(>=36%@high)]-36pt-[title]", "H:|-36px-[photo]"]
    var suggestions = 0
    for rule in rules {
      let quoted = "'\(rule)'"
      suggestions += Self.followed(
        ScenarioText.replacing("photo.leading == superview.leading", by: quoted))
      suggestions += Self.followed(
        Place.flow("constraints", "{ rules: [\(quoted), photo.top == title.top] }"))
      suggestions += Self.followed(
        Place.flow("constraints", "{ rules: [{ rule: \(quoted), id: one }] }"))
    }
    #expect(suggestions > rules.count)
  }

  @Test("a mistake beside another one takes nothing from what its message asks for")
  func neighbours() {
    func hints(_ rules: [String]) -> [[String]] {
      let lines = rules.joined(separator: "\n  - ")
      let text = ScenarioText.replacing("photo.leading == superview.leading", by: lines)
      return Self.mistakes(in: text).filter { $0.sourceLine?.contains("Anchor") == true }.map(
        \.hints)
    }
    let mended = "photo.topAnchor == superview.top"
    let alone = hints([mended])
    #expect(alone.count == 1 && alone[0].contains { $0.hasPrefix("write   ") }, "\(alone)")
    for other in ["[1]", "{ rule: [1] }", "{ priority: 3 }", "photo.top = = 3", "{}", "x.y == 3"] {
      #expect(hints([other, mended]) == alone, "\(other)")
      #expect(hints([mended, other]) == alone, "\(other)")
      #expect(hints([mended, other, mended]) == alone + alone, "\(other)")
      // Two lines of which each is mended.
      #expect(hints([mended, mended, other]) == alone + alone, "\(other)")
    }
  }

  /// Follows the suggestions of a text one by one; how many there are.
  private static func followed(_ text: String, isTop: Bool = false) -> Int {
    var suggestions = 0
    let mistakes = mistakes(in: text)
    for mistake in mistakes {
      let written = lines(of: mistake)
      guard let first = written.first, let line = mistake.position?.line else { continue }
      // Of a line that is long, or has other mistakes, only a part is written again.
      let isWhole = first.prefix(5) == mistake.sourceLine?.drop { $0 == " " }.prefix(5)
      guard isWhole || isTop || mistake.sourceLine?.contains("{") == false else { continue }
      suggestions += 1
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let indentation = String(lines[line - 1].prefix { $0 == " " })
      // A change of several lines is written with those between.
      let isRead = (line...min(line + 3, lines.count)).contains { last in
        var lines = lines
        lines.replaceSubrange(line - 1..<last, with: written.map { indentation + $0 })
        return ScenarioText.problems(in: lines.joined(separator: "\n")) == ""
      }
      #expect(isRead, "\(text)\n\(mistake)")
      let given = Set((mistake.sourceLine ?? "").numbersOfSizes)
      let new = Set(written.joined(separator: " ").numbersOfSizes)
      let isOwn = new.subtracting(given).isSubset(of: given.flatMap(Self.derived) + ["0", "1"])
      #expect(isOwn || given.isSubset(of: new), "the author's numbers are lost: \(mistake)")
    }
    return suggestions
  }

  /// The lines that a message asks for.
  private static func lines(of mistake: Diagnostic) -> [String] {
    let suggestion = mistake.hints.drop { !$0.hasPrefix("write   ") }
    return suggestion.prefix { $0.hasPrefix("write   ") || $0.hasPrefix("        ") }
      .map { String($0.dropFirst(8)) }
  }

  /// What a number of another toolkit may become here: a share, a ratio, or a weight.
  private static func derived(from number: String) -> [String] {
    guard let value = Double(number) else { return [] }
    return [(value / 100).plain, ((1 / value * 1e6).rounded() / 1e6).plain]
  }

  private static func mistakes(in text: String) -> [Diagnostic] {
    do {
      _ = try ScenarioText.read(text)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// Values as people write them in other toolkits, and some of this format.
  private static let values = [
    "36", "36px", "36 pt", "'36'", "36%", "36em", "-4", "1.5", "16/9", "36x24", "36 × 24",
    "[36, 24]",
    "{ width: 36, height: 24 }", "{ x: 0, y: 0, width: 36, height: 24 }", "true", "false", "none",
    "flex", "row", "column", "row wrap", "auto", "2 0 auto", "fill", "HUG", "center", "flex-start",
    ".center", "space-between", "baseline", "bold", "700", ".defaultHigh", "rtl", "rightToLeft",
    "visible", "gone", "scroll", "photo", "[photo]", "[photo, title]", "iPhone 15", "[320pt]",
    "{ top: 36 }", "{ left: 36px }", "\"Hello\"", "",
  ]
}

/// A place for an entry in a scenario that is right without it.
struct Place: CustomTestStringConvertible {
  let name: String
  /// The lines of the scenario, with `‹›` for the entry.
  let template: String
  let words: ForeignWords
  /// Values with which some words here are right.
  var values: [String] = []
  /// Whether every word that has a name here can be tried at this place.
  var isWhole = true

  var testDescription: String { name }

  var isTop: Bool { template.hasSuffix("\n‹›") }

  /// The scenario with an entry, and without the line that another key at the top has.
  func text(_ entry: String, leavingOut key: String?) -> String {
    var lines = template.split(separator: "\n", omittingEmptySubsequences: false)
    if let key, isTop { lines.removeAll { $0.hasPrefix("\(key):") } }
    return lines.joined(separator: "\n").replacing("‹›", with: entry)
  }

  /// A scenario with one line for each key at the top, of which one has another value.
  static func flow(_ key: String = "", _ value: String = "") -> String {
    [
      ("layoutdiff", "1"), ("title", "Card"), ("summary", "A card."), ("scale", "2"),
      ("containers", "[320]"),
      ("elements", "{ photo: { image: 40x40 }, title: { text: \"Hello\" } }"),
      ("spec", "{ stack: { spacing: 8, children: [photo, title] } }"),
      ("constraints", "{ rules: [photo.leading == superview.leading] }"),
    ].map { "\($0): \($0 == key ? value : $1)" }.joined(separator: "\n")
  }
}

extension SuggestionTests {
  static let places = [
    Place(
      name: "the top", template: Place.flow() + "\n‹›", words: ScenarioVocabulary.keys,
      values: [
        "{ photo: { image: 40x40 }, title: { text: \"Hello\" } }",
        "{ stack: { children: [photo] } }",
        "[photo.leading == superview.leading]", "[iPhone 15]", "[393x852, 320px]", "1",
      ]),
    Place(
      name: "an element",
      template: Place.flow(
        "elements", "{ photo: { image: 40x40 }, title: { text: Hello }, other: { ‹› } }"),
      words: ScenarioVocabulary.elementKeys, isWhole: false),
    Place(
      name: "a text",
      template: Place.flow("elements", "{ photo: { image: 40x40 }, title: { text: Hello, ‹› } }"),
      words: ScenarioVocabulary.elementKeys, values: ["2", "751"], isWhole: false),
    Place(
      name: "two keys of an element",
      template: Place.flow(
        "elements", "{ photo: { image: 40x40 }, title: { text: Hello }, other: { height: 24, ‹› } }"
      ),
      words: ScenarioVocabulary.elementKeys, isWhole: false),
    Place(
      name: "a font and another key of it",
      template: Place.flow(
        "elements",
        "{ photo: { image: 40x40 }, title: { text: Hello, ‹›, fontSize: 15, font: { weight: bold } } }"
      ), words: ScenarioVocabulary.elementKeys, isWhole: false),
    Place(
      name: "a font",
      template: Place.flow(
        "elements", "{ photo: { image: 40x40 }, title: { text: Hello, font: { ‹› } } }"),
      words: ScenarioVocabulary.fontKeys),
    Place(
      name: "a stack", template: Place.flow("spec", "{ stack: { ‹›, children: [photo, title] } }"),
      words: SpecVocabulary.keys(of: .stack), isWhole: false),
    Place(
      name: "a stack without children", template: Place.flow("spec", "{ stack: { ‹› } }"),
      words: SpecVocabulary.keys(of: .stack), values: ["wrap", "start", "horizontal"]),
    Place(
      name: "a stack in lines",
      template: ScenarioText.replacing(
        "    spacing: 8\n", by: "    ‹›\n"), words: SpecVocabulary.keys(of: .stack), isWhole: false),
    Place(
      name: "an inset", template: Place.flow("spec", "{ inset: { child: photo, ‹› } }"),
      words: SpecVocabulary.keys(of: .inset), isWhole: false),
    Place(
      name: "an inset with insets",
      template: Place.flow("spec", "{ inset: { child: photo, insets: { top: 1 }, ‹› } }"),
      words: SpecVocabulary.keys(of: .inset), isWhole: false),
    Place(
      name: "an inset without a child", template: Place.flow("spec", "{ inset: { ‹› } }"),
      words: SpecVocabulary.keys(of: .inset), isWhole: false),
    Place(
      name: "a corner",
      template: Place.flow(
        "spec", "{ corner: { child: photo, corner: title, location: topLeft, ‹› } }"),
      words: SpecVocabulary.keys(of: .corner)),
    Place(
      name: "an element of a spec",
      template: Place.flow("spec", "{ stack: { children: [photo, { element: title, ‹› }] } }"),
      words: SpecVocabulary.elementKeys),
    Place(
      name: "an element of a spec with a style",
      template: Place.flow(
        "spec", "{ stack: { children: [photo, { ‹›, element: title, style: { maxWidth: 9 } }] } }"),
      words: SpecVocabulary.elementKeys),
    Place(
      name: "an element of a spec in lines",
      template: ScenarioText.replacing(
        "[photo, title]",
        by:
          "\n      - photo\n      - element: title\n        ‹›\n        style:\n          maxWidth: 9"
      ),
      words: SpecVocabulary.elementKeys),
    Place(
      name: "a style",
      template: Place.flow(
        "spec", "{ stack: { children: [photo, { element: title, style: { ‹› } }] } }"),
      words: SpecVocabulary.styleKeys),
    Place(
      name: "a spec", template: Place.flow("spec", "{ ‹› }"), words: SpecVocabulary.kinds,
      values: [
        "{ children: [photo, title] }", "{ child: photo }", "{ child: photo, overlay: title }",
        "{ child: photo, background: title }", "{ ratio: 0.5, child: photo }",
        "{ child: photo, corner: title, location: topLeft }", "{}",
      ]),
    Place(
      name: "the constraints",
      template: Place.flow(
        "constraints", "{ ‹›, direction: leftToRight, rules: [photo.top == title.top] }"),
      words: ConstraintVocabulary.keys, values: ["{ photo: [title] }"], isWhole: false),
    Place(
      name: "a stack view",
      template: Place.flow("constraints", "{ stacks: { row: { arranged: [photo, title], ‹› } } }"),
      words: ConstraintVocabulary.stackKeys, values: ["{ photo: 4 }", "horizontal"], isWhole: false),
    Place(
      name: "a stack view without views",
      template: Place.flow("constraints", "{ stacks: { row: { ‹› } } }"),
      words: ConstraintVocabulary.stackKeys, isWhole: false),
    Place(
      name: "a view",
      template: Place.flow(
        "constraints", "{ views: { title: { ‹› } }, rules: [photo.top == title.top] }"),
      words: ConstraintVocabulary.viewKeys,
      values: ["{ frame: [0, 0, 4, 4], superview: 9x9, mask: [flexibleWidth] }"]),
    Place(
      name: "a rule", template: Place.flow("constraints", "{ rules: [{ ‹› }] }"),
      words: ConstraintVocabulary.ruleKeys, values: ["photo.top == title.top"], isWhole: false),
  ]

  static let valuePlaces: [Place] =
    ["direction", "justifyContent", "alignItems", "alignContent", "flexWrap"].map { key in
      Place(
        name: key, template: Place.flow("spec", "{ stack: { children: [photo], \(key): ‹› } }"),
        words: SpecVocabulary.values[key] ?? .none)
    }
    + ["horizontalPosition", "verticalPosition"].map { key in
      Place(
        name: key, template: Place.flow("spec", "{ relative: { child: photo, \(key): ‹› } }"),
        words: SpecVocabulary.values[key] ?? .none)
    } + [
      Place(
        name: "alignSelf",
        template: Place.flow(
          "spec", "{ stack: { children: [{ element: photo, style: { alignSelf: ‹› } }] } }"),
        words: SpecVocabulary.values["alignSelf"] ?? .none),
      Place(
        name: "width in lines",
        template: ScenarioText.replacing(
          "[photo, title]",
          by: "\n      - photo\n      - element: title\n        style:\n          width: ‹›"),
        words: SpecVocabulary.dimensions),
      Place(
        name: "minSize",
        template: Place.flow(
          "spec", "{ stack: { children: [{ element: photo, style: { minSize: [4, ‹›] } }] } }"),
        words: SpecVocabulary.dimensions),
      Place(
        name: "location",
        template: Place.flow("spec", "{ corner: { child: photo, corner: title, location: ‹› } }"),
        words: SpecVocabulary.values["location"] ?? .none),
      Place(
        name: "centering",
        template: Place.flow("spec", "{ center: { child: photo, centering: ‹› } }"),
        words: SpecVocabulary.values["centering"] ?? .none),
      Place(
        name: "axis",
        template: Place.flow("constraints", "{ stacks: { row: { arranged: [photo], axis: ‹› } } }"),
        words: ConstraintVocabulary.axes),
      Place(
        name: "alignment",
        template: Place.flow(
          "constraints", "{ stacks: { row: { arranged: [photo], alignment: ‹› } } }"),
        words: ConstraintVocabulary.alignments),
      Place(
        name: "distribution",
        template: Place.flow(
          "constraints", "{ stacks: { row: { arranged: [photo], distribution: ‹› } } }"),
        words: ConstraintVocabulary.distributions),
      Place(
        name: "weight",
        template: Place.flow(
          "elements", "{ photo: { image: 4x4 }, title: { text: Hello, font: { weight: ‹› } } }"),
        words: ScenarioVocabulary.fontWeights),
      Place(
        name: "hugging",
        template: Place.flow(
          "elements", "{ photo: { image: 4x4 }, title: { text: Hello, hugging: [250, ‹›] } }"),
        words: ScenarioVocabulary.priorities),
      Place(
        name: "a container", template: Place.flow("containers", "[‹›, 320]"), words: .none),
      Place(
        name: "an image",
        template: Place.flow("elements", "{ photo: { image: ‹› }, title: { text: Hello } }"),
        words: .none),
    ]
}

extension String {
  /// The numbers in a text, with those of a device's size in place of its name.
  fileprivate var numbersOfSizes: [String] {
    replacing("iPhone 15", with: "393x852").matches(of: /\d+(?:\.\d+)?/).map { String($0.0) }
  }
}
