import Geometry
import LayoutConstraints
import SeededRandom
import Testing

/// The constraints of a rule, one per line, printed by a system with every element it names.
func meaning(
  of rule: String, metrics: [String: Double] = [:], options: VisualFormatOptions = []
) throws -> [String] {
  var system = ConstraintSystem()
  for name in ["a", "b", "c", "사진", "_x1"] { try system.addItem(ConstraintItem(name: name)) }
  let indices = try system.add(rule: rule, metrics: metrics, options: options)
  return indices.map { system.text(ofConstraint: $0) }
}

/// The error of a rule: `column: sentence`, where the column is the UTF-8 range.
func complaint(
  about rule: String, metrics: [String: Double] = [:], options: VisualFormatOptions = []
) -> String {
  do {
    return "understood: \(try meaning(of: rule, metrics: metrics, options: options))"
  } catch let error as RuleError {
    return "\(error.range.lowerBound)..<\(error.range.upperBound): \(error)"
  } catch {
    return "another error: \(error)"
  }
}

@Suite("Equations")
struct ConstraintRuleTests {
  @Test(
    "an equation is read as written",
    arguments: [
      ("a.width == 40", "a.width == 40"),
      ("  a . width==40  ", "a.width == 40"),
      ("a.width == - 4", "a.width == -4"),
      ("a.width >= 1e3 @ 999.5", "a.width >= 1000 @999.5"),
      ("a.leading == b.trailing+8", "a.leading == b.trailing + 8"),
      ("a.leading <= b.trailing - 8 @1", "a.leading <= b.trailing - 8 @1"),
      ("a.width == 2 * b.height", "a.width == 2 * b.height"),
      ("a.width == -2*b.height - 1.5", "a.width == -2 * b.height - 1.5"),
      ("a.width == b.height * 0.5 + 1", "a.width == 0.5 * b.height + 1"),
      ("a.width == b.height / 4 @750", "a.width == 0.25 * b.height @750"),
      ("superview.bottom >= a.lastBaseline + 5", "superview.bottom >= a.lastBaseline + 5"),
      ("사진.centerX == _x1.leading", "사진.centerX == _x1.leading"),
      ("a.width == 40 @1000", "a.width == 40"),
      ("b.leading-a.trailing == 8", "b.leading - a.trailing == 8"),
      ("(b.top - a.bottom) >= -8 @750", "b.top - a.bottom >= -8 @750"),
      (
        "b.leading - a.trailing == c.leading - b.trailing",
        "b.leading - a.trailing == c.leading - b.trailing"
      ),
      (
        "b.leading - a.trailing <= (c.leading - b.trailing) - 8 @1",
        "b.leading - a.trailing <= c.leading - b.trailing - 8 @1"
      ),
      (
        "a.width == 2*(b.top - superview.safeAreaLayoutGuide.top)+8",
        "a.width == 2 * (b.top - superview.safeAreaLayoutGuide.top) + 8"
      ),
      ("a.width == (b.top - a.bottom) / 4", "a.width == 0.25 * (b.top - a.bottom)"),
      ("a.width == -2 * (b.top - a.bottom) - 4", "a.width == -2 * (b.top - a.bottom) - 4"),
      ("a.centerX - b.centerX == 2 * c.width", "a.centerX - b.centerX == 2 * c.width"),
    ])
  func equations(rule: String, expected: String) throws {
    #expect(try meaning(of: rule) == [expected])
  }

  @Test(
    "an error names what is wrong and its place",
    arguments: [
      ("", "0..<0: the rule ends where an element's name is expected"),
      ("   ", "3..<3: the rule ends where an element's name is expected"),
      ("40 == a.width", "0..<2: found '40' where an element's name is expected"),
      ("a", "1..<1: the rule ends where '.' and an attribute is expected"),
      ("a width == 4", "2..<7: found 'width' where '.' and an attribute is expected"),
      ("a. == 4", "3..<4: found '=' where an attribute is expected"),
      ("a.size == 4", "2..<6: there is no attribute 'size'"),
      ("a.width", "7..<7: the rule ends where ==, <= or >= is expected"),
      ("a.width = 4", "8..<9: found '=' where ==, <= or >= is expected"),
      ("a.width < 4", "8..<9: found '<' where ==, <= or >= is expected"),
      (
        "a.width == ",
        "11..<11: the rule ends where a number, a metric or an element's name is expected"
      ),
      ("a.width == 4pt", "12..<14: found 'pt' where @ or the end of the rule is expected"),
      (
        "a.width == .5",
        "11..<12: found '.' where a number, a metric or an element's name is expected"
      ),
      ("a.width == 0x40", "12..<15: found 'x40' where @ or the end of the rule is expected"),
      ("a.width == nan", "11..<14: there is no metric 'nan'"),
      ("a.width == 1e308", "11..<16: the number 1e308 is out of range"),
      ("a.width == 1e999", "11..<16: the number 1e999 is out of range"),
      ("a.width == -1e8", "11..<15: the number -1e8 is out of range"),
      ("a.width == 4 + 4", "13..<14: found '+' where @ or the end of the rule is expected"),
      ("a.width == 4 * ", "15..<15: the rule ends where an element's name is expected"),
      ("a.width == b.width +", "20..<20: the rule ends where a number or a metric is expected"),
      (
        "a.width == 2 * b.width * 2",
        "23..<24: found '*' where +, -, @ or the end of the rule is expected"
      ),
      (
        "a.width == b.width * 2 + 1 + 1",
        "27..<28: found '+' where @ or the end of the rule is expected"
      ),
      (
        "a.width == 0 * b.width",
        "11..<12: a multiplier of 0 is not between 0.001 and 1000, or -1000 and -0.001"
      ),
      (
        "a.width == b.width / 0",
        "21..<22: a multiplier of inf is not between 0.001 and 1000, or -1000 and -0.001"
      ),
      ("a.width == 4 @", "14..<14: the rule ends where a priority is expected"),
      (
        "a.width == 4 @0", "14..<15: a priority of 0 is not above 0 and at most 1000"
      ),
      (
        "a.width == 4 @1001", "14..<18: a priority of 1001 is not above 0 and at most 1000"
      ),
      ("a.width == 4 @750 b", "18..<19: found 'b' where the end of the rule is expected"),
      ("a.width == 4 == 5", "13..<14: found '=' where @ or the end of the rule is expected"),
      ("d.width == 4", "0..<1: there is no element 'd'"),
      ("사진.width == 사.width", "16..<19: there is no element '사'"),
      (
        "a.leading == 20",
        "0..<15: a position such as leading needs a second item to be measured from"
      ),
      (
        "a.leading == b.top",
        "0..<18: leading is horizontal and top is vertical: they cannot be compared"
      ),
      (
        "a.leading == b.width",
        "0..<20: leading and width cannot be compared: one is a position, the other a size"
      ),
      (
        "a.left == b.leading",
        "0..<19: left and leading cannot be mixed: one of them follows the reading direction"
      ),
      (
        "a.top == superview.safeAreaLayoutGuide.firstBaseline",
        "0..<52: safeAreaLayoutGuide has no firstBaseline: a guide has neither margins nor baselines"
      ),
      ("a.width - 8 == b.width", "10..<11: found '8' where an element's name is expected"),
      ("b.left - a == 8", "11..<12: found '=' where '.' and an attribute is expected"),
      ("(a.width) == 8", "8..<9: found ')' where '-' and another position is expected"),
      ("(b.left - a.right == 8", "18..<19: found '=' where ')' is expected"),
      ("8 * (b.left - a.right) == 8", "0..<1: found '8' where an element's name is expected"),
      (
        "b.left - a.right - 8 == 8", "17..<18: found '-' where ==, <= or >= is expected"
      ),
      (
        "a.width == b.left - a.right - c.left",
        "30..<31: 'c' is an element, where a number or a metric is expected"
      ),
      (
        "a.width == 2 * b.left - a.right",
        """
        22..<23: it is not clear what the factor multiplies: a distance beside it needs parentheses
        """
      ),
      (
        "a.width == b.left / 2 - a.right",
        """
        22..<23: it is not clear what the factor multiplies: a distance beside it needs parentheses
        """
      ),
      (
        "a.width == b.left - a.right * 2",
        """
        28..<29: it is not clear what the factor multiplies: a distance beside it needs parentheses
        """
      ),
      (
        "b.width - a.width == 8",
        "0..<22: a distance is between two positions, and width is a size"
      ),
      (
        "b.left - a.top == 8",
        "0..<19: left is horizontal and top is vertical: they cannot be compared"
      ),
      (
        "b.left - a.trailing == 8",
        "0..<24: left and trailing cannot be mixed: one of them follows the reading direction"
      ),
      (
        "b.left - a.right == c.left",
        "0..<26: left and a distance cannot be compared: a position is not a length"
      ),
      ("b.left - d.right == 8", "9..<10: there is no element 'd'"),
      ("b.left - a.rigth == 8", "11..<16: there is no attribute 'rigth'"),
    ])
  func mistakes(rule: String, expected: String) {
    #expect(complaint(about: rule) == expected)
  }

  @Test("the words that could stand in place of a wrong one come with the error")
  func candidates() throws {
    let attributes = Constraint.Attribute.allCases.map(\.rawValue)
    let unknownAttribute = #expect(throws: RuleError.self) { try meaning(of: "a.wdith == 1") }
    let guides = Constraint.Guide.allCases.map(\.rawValue)
    #expect(unknownAttribute?.candidates == attributes + guides)
    let unknownOfGuide = #expect(throws: RuleError.self) {
      try meaning(of: "a.safeAreaLayoutGuide.tpo == b.top")
    }
    #expect(unknownOfGuide?.candidates == attributes)
    let unknownElement = #expect(throws: RuleError.self) { try meaning(of: "aa.width == 1") }
    #expect(unknownElement?.candidates == ["superview", "a", "b", "c", "사진", "_x1"])
    let unknownMetric = #expect(throws: RuleError.self) {
      try meaning(of: "H:[a]-gab-[b]", metrics: ["gap": 8, "wide": 20])
    }
    #expect(unknownMetric?.candidates == ["gap", "wide"])
  }

  @Test("a rule with a mistake adds nothing")
  func nothingHalfAdded() throws {
    var system = try makeSystem(["a": .none, "b": .none], [])
    #expect(throws: RuleError.self) { try system.add(rule: "H:[a]-8-[d]") }
    #expect(throws: RuleError.self) { try system.add(rule: "H:[a]-8-[b(4@0)]") }
    #expect(system.constraints.isEmpty)
  }

  @Test("a constraint keeps its rule as its origin")
  func origins() throws {
    var system = try makeSystem(["a": .none], [])
    try system.add(rule: "H:[a(40)]", identifier: "photo width")
    try system.add(rule: "a.height == 1", origin: "row.yaml:7")
    #expect(system.constraints.map(\.origin) == ["H:[a(40)]", "row.yaml:7"])
    #expect(system.constraints.map(\.identifier) == ["photo width", nil])
  }

  @Test("element names are words; dots and hyphens are for systems only")
  func names() {
    for name in ["a", "사진", "título", "_1", "x9"] {
      #expect(ConstraintRule.isElementName(name))
    }
    for name in ["", " a", "a ", "9x", "row1.a", "a-b", "a b", "H:"] {
      #expect(!ConstraintRule.isElementName(name))
    }
  }

  @Test("any text is either parsed or refused, and the place of an error is inside it")
  func randomTexts() {
    let pieces = [
      "a", "b", ".", "width", "leading", "==", ">=", "<", "4", "1e9", "-", "*", "/", "@", "|",
      "[", "]", "(", ")", ",", ":", "H:", "V:", " ", "사진", "😀", "\u{0}", "\n", "e", "+",
      "gap", "%", "~", ">",
    ]
    for seed in 0..<2000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let options = VisualFormatOption.allCases.filter { _ in
        Int.random(in: 0..<15, using: &generator) == 0
      }
      do {
        _ = try meaning(of: text, metrics: ["gap": 8], options: Set(options))
      } catch let error as RuleError {
        let isInside = error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count
        #expect(isInside, "seed \(seed): \(text)")
      } catch {
        Issue.record("seed \(seed): \(text): \(error)")
      }
    }
  }
}
