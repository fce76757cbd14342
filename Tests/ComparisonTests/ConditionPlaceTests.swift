import Geometry
import LayoutConstraints
import Phrases
import Scenarios
import Testing

@testable import Comparison
@testable import Explaining
@testable import Layouts
@testable import Reasons

@Suite("Places of conditions")
struct ConditionPlaceTests {
  @Test("a verb agrees with the places, of which several conditions may have one")
  func verbs() throws {
    let text = Comparing.twoBoxes(["H:|-8-[a]-8-[b]-8-|", "V:|[a]", "V:|[b]"])
    let scenario = try Comparing.read(text)
    let system = try #require(scenario.constraints)
    let layout = try ScenarioLayouts(scenario).constraints(
      in: scenario.containers[0], rounding: .exact)
    let names = ConditionNames(scenario: scenario, system: system, layout: layout)
    let item = try #require(system.index(of: "a"))
    let contents: [LayoutCondition] = [
      .hugging(item: item, axis: .horizontal),
      .compressionResistance(item: item, axis: .horizontal),
    ]
    let first: [LayoutCondition] = [.constraint(0), .constraint(1)]
    func sentence(_ conditions: [LayoutCondition]) -> String {
      names.places(of: conditions, one: "determines", many: "determine").text
    }
    #expect(scenario.constraintLines.prefix(4) == [7, 7, 7, 8])
    #expect(sentence(first) == "line 7 determines")
    #expect(sentence(contents) == "a's content determines")
    #expect(sentence(first + [.constraint(3)]) == "lines 7 and 8 determine")
    #expect(sentence(first + contents) == "line 7 and a's content determine")
    #expect(sentence([.containerSize(.horizontal)]) == "the container determines")
  }

  @Test("what takes over from a constraint agrees with its verb, whatever it is")
  func takeovers() throws {
    var found: Set<String> = []
    for name in ShippedScenarioTests.names {
      let scenario = try Comparing.read(try Comparing.shipped(name))
      guard scenario.constraints != nil, let container = scenario.containers.first else { continue }
      let layout = try ScenarioLayouts(scenario).constraints(in: container, rounding: .exact)
      for element in ConstraintExplanation.items(of: scenario) {
        let explanation = try ConstraintExplanation(
          of: layout, scenario: scenario, subject: .element(element))
        for cause in explanation?.elements.flatMap(\.edges).flatMap(\.causes) ?? [] {
          for match in (cause.effect?.text ?? "").matches(of: /\(([^()]+) then (determines?) it\)/)
          {
            let isPlural = match.1.hasPrefix("lines ") || match.1.contains(" and ")
            found.insert(String(match.2))
            #expect(isPlural == (match.2 == "determine"), "\(name): \(cause.effect?.text ?? "")")
          }
        }
      }
    }
    #expect(!found.isEmpty)
  }
}
