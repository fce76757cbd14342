import Blaming
import Comparison
import Layouts
import Phrases
import ScenarioFiles
import Scenarios
import Testing

@Suite("Mistakes in a chat cell, and the side that is blamed")
struct BlameTests {
  @Test("A cell whose layouts agree has no mistakes")
  func agreeing() throws {
    let scenario = try ChatCell.scenario()
    #expect(ScenarioComparer.compare(scenario).verdict == .agrees)
    #expect(ChatCell.blames(scenario).isEmpty)
  }

  @Test(
    "A mistake in the layout spec is found in the layout spec, with the key that mends it",
    arguments: [
      (
        "        alignItems: start\n", "",
        "spec 14: write alignItems: start for inset[0].stack (stretch unless it is written)"
      ),
      (
        "name, style: { flexShrink: 1, flexGrow: 1 }", "name, style: { flexGrow: 1 }",
        """
        spec 32: write flexShrink: 1 for inset[0].stack[1].stack[0].stack[0].name (0 unless it is \
        written)
        """
      ),
      (
        "style: { flexShrink: 1, flexGrow: 1 }\n              children",
        "style: { flexGrow: 1 }\n              children",
        "spec 23: write flexShrink: 1 for inset[0].stack[1].stack (0 unless it is written)"
      ),
      (
        "spacing: 8", "spacing: 12", "spec 15: write spacing: 8 for inset[0].stack instead of 12"
      ),
      ("insets: 12", "insets: 16", "spec 12: write insets: 12 for inset instead of 16"),
      (
        "location: bottomRight", "location: topRight",
        "spec 21: write location: bottomRight for inset[0].stack[0].corner instead of topRight"
      ),
      (
        "name, style: { flexShrink: 1, flexGrow: 1 }", "name, style: { flexShrink: 1 }",
        """
        spec 32: write flexGrow: 1 for inset[0].stack[1].stack[0].stack[0].name (0 unless it is \
        written)
        """
      ),
      (
        "alignItems: baselineFirst", "alignItems: center",
        """
        spec 30: write alignItems: baselineFirst for inset[0].stack[1].stack[0].stack instead of \
        center
        """
      ),
      (
        "              direction: vertical\n", "",
        """
        spec 23: write direction: vertical for inset[0].stack[1].stack (horizontal unless it is \
        written)
        """
      ),
      (
        "                - message\n", "",
        "spec 27: add message to inset[0].stack[1].stack, as child 2"
      ),
    ])
  func spec(old: String, new: String, side: String) throws {
    let blames = ChatCell.blames(try ChatCell.scenario(old, new))
    let first = try #require(blames.first?.sides.first)
    #expect(first.short == side)
    #expect(first.suggestion?.mends == true)
    #expect(blames.count == 1)
  }

  @Test(
    "A mistake in the constraints is found in the constraints, with the rule that mends it",
    arguments: [
      (
        "avatar.trailing - 4", "avatar.trailing - 8",
        """
        constraints 40: write 'mark.centerX == avatar.trailing - 4' instead of 'mark.centerX == \
        avatar.trailing - 8'
        """
      ),
      (
        "message.trailing == superview.trailing - 12",
        "message.trailing == superview.trailing + 12",
        """
        constraints 50: write 'message.trailing == superview.trailing - 12' instead of \
        'message.trailing == superview.trailing + 12'
        """
      ),
      (
        "message.leading == name.leading", "message.leading == name.trailing",
        """
        constraints 49: write 'message.leading == name.leading' instead of 'message.leading == \
        name.trailing'
        """
      ),
      (
        "  - message.trailing == superview.trailing - 12\n", "",
        "constraints 8: add 'message.trailing == time.trailing'"
      ),
      (
        "  - avatar.width == 36\n", "  - avatar.width == 36\n  - avatar.width == 40\n",
        "constraints 39: remove 'avatar.width == 40'"
      ),
    ])
  func constraints(old: String, new: String, side: String) throws {
    let blames = ChatCell.blames(try ChatCell.scenario(old, new))
    let first = try #require(blames.first?.sides.first)
    #expect(first.short == side)
    #expect(first.suggestion?.mends == true)
    #expect(blames.count == 1)
  }

  @Test("Where a change of either notation mends, both are named")
  func bothSides() throws {
    let blame = try #require(
      ChatCell.blames(try ChatCell.scenario("spacing: 8", "spacing: 12")).first)
    #expect(
      blame.sides.map(\.short) == [
        "spec 15: write spacing: 8 for inset[0].stack instead of 12",
        """
        constraints 44: write 'name.leading == avatar.trailing + 12' instead of 'name.leading == \
        avatar.trailing + 8'
        """,
      ])
    #expect(blame.explains.map(\.element) == ["name", "message"])
  }

  @Test(
    "An element that the spec lacks is added with its style, before a rule is turned against it")
  func missingChild() throws {
    let scenario = try ChatCell.read(
      """
      layoutdiff: 1
      title: Two boxes
      containers: [200, 280]
      elements: { first: { box: 60x20 }, second: { box: 30x20 } }
      spec:
        stack:
          spacing: 8
          children:
            - second
      constraints:
        - "H:|[first(80)]-8-[second]"
        - "V:|[first]|"
        - "V:|[second]|"
      """)
    let sides = try #require(ChatCell.blames(scenario).first?.sides)
    #expect(
      sides.map(\.short) == [
        "spec 8: add { element: first, style: { width: 80 } } to stack, first", "constraints 11: ",
      ])
  }

  @Test("Two mistakes are found one after the other")
  func two() throws {
    var text = ChatCell.text.replacing("insets: 12", with: "insets: 16")
    text = text.replacing("spacing: 8", with: "spacing: 12")
    let blames = ChatCell.blames(try ChatCell.read(text))
    #expect(
      blames.map { $0.sides[0].short } == [
        "spec 12: write insets: 12 for inset instead of 16",
        "spec 15: write spacing: 8 for inset[0].stack instead of 12",
      ])
    #expect(blames.map { $0.sides[0].suggestion?.mends } == [false, true])
    #expect(blames[0].sides[0].suggestion?.left.elements == ["name", "message"])
  }

  @Test("Lines of a later mistake are those of the file, although the change before adds a line")
  func laterLines() throws {
    var text = ChatCell.text.replacing("        alignItems: start\n", with: "")
    text = text.replacing("        spacing: 4", with: "        spacing: 7")
    let blames = ChatCell.blames(try ChatCell.read(text))
    let lines = blames.flatMap(\.sides).filter { $0.notation == .spec }.map(\.line)
    #expect(Set(lines) == [14, 24])
    #expect(blames.dropFirst().allSatisfy { $0.sides[0].suggestion?.edits == nil })
  }

  @Test("With a trusted notation, changes of the other one alone are suggested")
  func trust() throws {
    let scenario = try ChatCell.scenario("spacing: 8", "spacing: 12")
    for engine in Engine.allCases {
      let sides = ChatCell.blames(scenario, trusting: engine).flatMap { $0.sides + $0.alternatives }
      #expect(!sides.isEmpty && sides.allSatisfy { $0.notation != engine })
    }
  }

  @Test("The notation that is as it was comes last")
  func untouched() throws {
    let scenario = try ChatCell.scenario("spacing: 8", "spacing: 12")
    for engine in Engine.allCases {
      let blame = try #require(ChatCell.blames(scenario, untouched: engine).first)
      #expect(blame.sides.map(\.notation).last == engine)
      #expect(blame.sides.count == 2)
    }
  }

  @Test("The search ends with the work, with what was found")
  func budget() throws {
    let scenario = try ChatCell.scenario("spacing: 8", "spacing: 12")
    for budget in [1, 5, 20, 100, 400] {
      let blames = ChatCell.blames(scenario, budget: budget)
      #expect(blames.count <= 1)
    }
  }

  @Test("An expected difference has no mistakes, and one notation alone has none")
  func nothingToBlame() throws {
    let expected = try ChatCell.scenario(
      "spacing: 8", "spacing: 12",
      end: "expect: { differs: on purpose, elements: [name, message] }\n")
    #expect(ChatCell.blames(expected).isEmpty)
    let spec = try ChatCell.read(
      String(ChatCell.text.prefix(while: { _ in true }).split(separator: "constraints:")[0]))
    #expect(ChatCell.blames(spec).isEmpty)
  }
}
