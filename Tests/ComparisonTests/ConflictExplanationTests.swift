import Comparison
import Foundation
import LayoutConstraints
import Phrases
import Reasons
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@Suite("Explained conflicts")
struct ConflictExplanationTests {
  /// The conflicts of the card with more rules, and with what a test changes in its constraints.
  private func conflicts(
    _ rules: [String], height: String = "",
    change: (inout ConstraintSystem) throws -> Void = { _ in }
  ) throws -> [ConflictExplanation] {
    let text = ([Card.text] + rules.map { "  - " + $0 }).joined(separator: "\n")
      .replacing("[100]", with: "[100\(height)]")
    var scenario = try ScenarioReader.scenario(
      from: SourceText(file: "card.yaml", text: text), measurer: TextMeasurer())
    var system = try #require(scenario.constraints)
    try change(&system)
    scenario.constraints = system
    return try #require(ScenarioComparer.compare(scenario).containers.first).conflictSets
  }

  private func readable(_ rules: [String], height: String = "") throws -> [String] {
    try conflicts(rules, height: height).flatMap(\.readable)
  }

  @Test("a conflict lists its constraints with their lines, the points, and what is broken and why")
  func several() throws {
    let rules = ["title.trailing == superview.trailing - 12", "photo.width == 40", "H:[title(50)]"]
    let lines = try readable(rules)
    #expect(
      lines == [
        "these 5 required constraints conflict in a container 100 pt wide:",
        "line 12: 'photo.leading == superview.leading'",
        "line 14: 'title.leading == photo.trailing + 8'",
        "line 17: 'title.trailing == superview.trailing - 12'",
        "line 18: 'photo.width == 40'",
        "line 19: 'H:[title(50)]'",
        "relaxing any one of them by 10 pt resolves this conflict",
        "'H:[title(50)]' (line 19) is broken, because it was activated last; it is missed by 10 pt",
        "lower one of them below 1000, such as line 19 to 'title.width == 50 @999': then that one "
          + "gives way",
      ])
    #expect(
      try conflicts(rules).map(\.sentence) == [
        lines[0] + " " + lines.dropFirst().joined(separator: "; ")
      ])
  }

  @Test("conflicts come in the order of the first lines that they name")
  func order() throws {
    let rules = [
      "title.height == 50", "photo.width == 10", "photo.width == 20", "title.height == 60",
    ]
    #expect(try conflicts(rules).map { $0.members.map(\.line) } == [[17, 20], [18, 19]])
  }

  @Test("points that differ are with each constraint")
  func differentPoints() throws {
    #expect(
      try readable(["photo.width == 60", "photo.height == 50", "photo.width == 0.5 * photo.height"])
        == [
          "these 3 required constraints conflict:",
          "line 17: 'photo.width == 60' (relaxing it by 35 pt resolves this conflict)",
          "line 18: 'photo.height == 50' (relaxing it by 70 pt resolves this conflict)",
          "line 19: 'photo.width == 0.5 * photo.height' (relaxing it by 35 pt resolves this conflict)",
          "'photo.width == 0.5 * photo.height' (line 19) is broken, because it was activated last; "
            + "it is missed by 35 pt",
          "lower one of them below 1000, such as line 19 to 'photo.width == 0.5 * photo.height @999': "
            + "then that one gives way",
        ])
  }

  @Test("one constraint alone may be unsatisfiable: in a container, or as sizes are not negative")
  func alone() throws {
    #expect(
      try readable(["superview.height == 90", "superview.width == 90"], height: "x60") == [
        "this required constraint is unsatisfiable in a container 60 pt high:",
        "line 17: 'superview.height == 90'",
        "relaxing it by 30 pt resolves this conflict",
        "'superview.height == 90' (line 17) is broken, because no other constraint can be broken; "
          + "it is missed by 30 pt",
        "lower line 17 to 'superview.height == 90 @999', as the spec does not satisfy it either: "
          + "then it gives way",
        "this required constraint is unsatisfiable in a container 100 pt wide:",
        "line 18: 'superview.width == 90'",
        "relaxing it by 10 pt resolves this conflict",
        "'superview.width == 90' (line 18) is broken, because no other constraint can be broken; "
          + "it is missed by 10 pt",
        "lower line 18 to 'superview.width == 90 @999', as the spec does not satisfy it either: "
          + "then it gives way",
      ])
    #expect(
      try readable(["photo.width <= -1"]).first
        == "this required constraint is unsatisfiable where photo.width cannot be negative:")
  }

  @Test("of a rule with several constraints, the one that matters is named")
  func partOfRule() throws {
    let lines = try readable(["H:[photo(40)]-8-[title(30)]", "title.width >= 33"])
    #expect(
      lines.contains("line 17: 'H:[photo(40)]-8-[title(30)]', which includes 'title.width == 30'"))
    let other = try readable(["title.width >= 33", "H:[photo(40)]-8-[title(30)]"])
    #expect(
      other.dropLast().last
        == "'title.width == 30' (line 18) is broken, because it was activated last; it is missed by 3 pt"
    )
  }

  @Test("relaxing one constraint resolves this conflict, and is not called sufficient for all")
  func moreThanOneConflict() throws {
    let lines = try readable([
      "title.trailing == superview.trailing - 12", "photo.width >= 72", "photo.width <= 200",
      "title.width >= 24",
    ])
    #expect(
      lines.contains { $0.hasSuffix("relaxing any one of them by 16 pt resolves this conflict") })
    let more = try readable([
      "title.trailing == superview.trailing - 42", "title.leading >= superview.leading + 72",
      "photo.leading == title.leading", "photo.trailing == title.trailing", "photo.width == 24",
    ])
    #expect(!more.contains { $0.contains("would do") })
  }

  @Test("an identifier and a source are reasons to be kept")
  func reasons() throws {
    let named = try conflicts(["{ rule: title.width == 50, id: wide }"]) { system in
      try system.add(width(30))
    }
    #expect(named.map(\.reason.phrase.text) == ["it has no identifier but the others do"])
    let cell = try conflicts(["title.width == 50"]) { system in
      try system.add(width(30, .encapsulatedLayout))
    }
    #expect(
      cell.map(\.reason.phrase.text) == [
        "an author's constraint is broken before a size set by a table or a controller"
      ])
  }

  @Test("the app's own rule is to be lowered, not one that its identifier says is the system's")
  func systemRules() throws {
    for identifier in ["UIView-Encapsulated-Layout-Width", "_UITemporaryLayoutWidth"] {
      for rules in [
        ["title.width == 50", "{ rule: title.width == 30, id: \(identifier) }"],
        ["{ rule: title.width == 30, id: \(identifier) }", "title.width == 50"],
      ] {
        let advice = try #require(try conflicts(rules).first?.advice?.phrase.text)
        #expect(advice.contains("'title.width == 50 @999'"), "\(advice)")
      }
    }
  }

  @Test("a mask left on is named, with the fix")
  func autoresizingMask() throws {
    let all = try conflicts(["title.width == 50"]) { try $0.add(width(30, .autoresizingMask)) }
    let conflict = try #require(all.first)
    #expect(
      conflict.advice?.phrase.text
        == "title still follows its autoresizing mask: set translatesAutoresizingMaskIntoConstraints "
        + "to false to let constraints decide")
    #expect(conflict.log.contains("\"<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(conflict.log.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test("a constraint that another conflict satisfies is reported as met")
  func madeGood() throws {
    let conflicts = try conflicts(["title.width == 50", "title.width == 30", "title.width >= 50"])
    let endings = conflicts.compactMap(\.readable.last)
    #expect(conflicts.count >= 1)
    for (conflict, ending) in zip(conflicts, endings) {
      #expect(ending.contains("is met after all") == (conflict.missedBy == 0))
    }
  }

  @Test("the log has the format of Auto Layout")
  func log() throws {
    let rules = ["title.trailing == superview.trailing - 12", "photo.width == 40", "H:[title(50)]"]
    #expect(
      try conflicts(rules).map(\.log) == [
        """
        Unable to simultaneously satisfy constraints.
            The constraints below conflict; without any one of them the others do not.
            Look for one that you did not intend, or that may be optional.
        (
            "<NSLayoutConstraint:0x600002100000 H:|-(0)-[UIView:0x7f9a0c500200 'photo']   \
        (active, names: '|':UIView:0x7f9a0c500000)>",
            "<NSLayoutConstraint:0x6000021000a0 H:[UIView:0x7f9a0c500200 'photo']-(8)-\
        [UIView:0x7f9a0c500400 'title']   (active)>",
            "<NSLayoutConstraint:0x600002100190 H:[UIView:0x7f9a0c500400 'title']-(12)-|   \
        (active, names: '|':UIView:0x7f9a0c500000)>",
            "<NSLayoutConstraint:0x6000021001e0 UIView:0x7f9a0c500200 'photo'.width == 40   \
        (active)>",
            "<NSLayoutConstraint:0x600002100230 UIView:0x7f9a0c500400 'title'.width == 50   \
        (active)>",
            "<NSLayoutConstraint:0x600002100280 'UIView-Encapsulated-Layout-Width' \
        UIView:0x7f9a0c500000 'superview'.width == 100   (active)>"
        )

        Recovering by breaking constraint
        <NSLayoutConstraint:0x600002100230 UIView:0x7f9a0c500400 'title'.width == 50   (active)>

        A symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints stops an app where this \
        happens.
        """
      ])
  }

  @Test(
    "every description follows the grammar of such logs",
    arguments: [
      ["superview.trailing == title.trailing + 50"],
      ["title.trailing <= superview.trailing - 60"],
      ["superview.leading >= photo.leading + 5"],
      ["title.top >= photo.bottom + 1", "title.bottom <= photo.bottom"],
      ["title.centerX == 0.5 * photo.trailing - 4", "title.width == 1.5 * photo.height + 200"],
      ["title.leadingMargin == superview.layoutMarginsGuide.leading"],
      ["title.width == 20", "title.width == 2.5 * title.height", "title.height == 1e-3"],
      ["{ rule: title.width == -20, id: \"it's (odd) '|' one\" }"],
      ["title.bottom == title.top - 1", "photo.top == photo.bottom + 3"],
    ])
  func grammar(rules: [String]) throws {
    let conflicts = try conflicts(rules) { try $0.add(spacing()) }
    #expect(!conflicts.isEmpty)
    for conflict in conflicts {
      let parts = conflict.log.components(separatedBy: "\n(\n")
      try #require(parts.count == 2)
      let rest = parts[1].components(separatedBy: "\n)\n")
      try #require(rest.count == 2)
      let entries = rest[0].components(separatedBy: ",\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(entries.count >= conflict.members.count)
      let description = try Regex(Self.description)
      for entry in entries {
        #expect(entry.hasPrefix("\"") && entry.hasSuffix("\""))
        #expect(entry.dropFirst().dropLast().wholeMatch(of: description) != nil, "\(entry)")
      }
      let broken = try #require(conflict.members.firstIndex { $0.isBroken })
      #expect(rest[1].contains("\n\(entries[broken].dropFirst().dropLast())\n"))
      #expect(rest[1].contains("UIViewAlertForUnsatisfiableConstraints"))
    }
  }

  /// `descr` of the grammar, for the classes and attributes that we print.
  private static let description: String = {
    let hex = "0x[0-9a-f]+"
    let item = "[A-Za-z]+:\(hex) '[^']*'"
    let number = "-?[0-9.]+(e-?[0-9]+)?"
    let term = "\(item)\\.[a-zA-Z]+"
    let equation = "\(term) (==|<=|>=) (\(number)|(\(number)\\*)?\(term)( [+-] \(number))?)"
    let bound = "(\\||\\[\(item)\\])"
    let space = "(\(number)|NSSpace\\(\(number)\\))"
    let format = "[HV]:\(bound)-\\((<=|>=)?\(space)\\)-\(bound)"
    let names = "(, names: '\\|':UIView:\(hex))?"
    return "<(NS[A-Za-z]+):\(hex)( '.*')? (\(equation)|\(format))   \\(active\(names)\\)>"
  }()

  /// A width of `title`, from some source.
  private func width(_ points: Double, _ source: Constraint.Source = .author) -> Constraint {
    var constraint = Constraint(
      Constraint.Anchor(item: 2, attribute: .width), .equal, constant: points)
    constraint.source = source
    return constraint
  }

  /// The standard distance between `photo` and `title`, which the card has already.
  private func spacing() -> Constraint {
    var constraint = Constraint(
      Constraint.Anchor(item: 2, attribute: .leading), .equal,
      Constraint.Anchor(item: 1, attribute: .trailing), constant: 7)
    constraint.source = .systemSpacing
    return constraint
  }
}
