import Geometry
import LayoutConstraints
import Testing

@Suite("Visual format")
struct VisualFormatTests {
  @Test(
    "each distance and each size becomes a constraint, in the order of the text",
    arguments: [
      ("[a]", []),
      ("H:[a(40)]", ["a.width == 40"]),
      ("V:[a(40)]", ["a.height == 40"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("V:[a(>=b@250)]", ["a.height >= b.height @250"]),
      ("[a(-4)]", ["a.width == -4"]),
      ("[a(>=50,<=100@750.5)]", ["a.width >= 50", "a.width <= 100 @750.5"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
      ("[a]-5-[b]", ["b.leading == a.trailing + 5"]),
      ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
      (
        "[a]-(>=4,<=9@300)-[b]",
        ["b.leading >= a.trailing + 4", "b.leading <= a.trailing + 9 @300"]
      ),
      (
        "|[a]|",
        ["a.leading == superview.leading", "superview.trailing == a.trailing"]
      ),
      (
        "V:|-[a]-|",
        ["a.top == superview.top + 20", "superview.bottom == a.bottom + 20"]
      ),
      (
        "H:|-5-[a(40)]-8-[b(>=100@750)]-(>=8)-|",
        [
          "a.leading == superview.leading + 5", "a.width == 40", "b.leading == a.trailing + 8",
          "b.width >= 100 @750", "superview.trailing >= b.trailing + 8",
        ]
      ),
      (
        " H : | - 5 - [ a ( == 40 @ 750 ) ] ",
        ["a.leading == superview.leading + 5", "a.width == 40 @750"]
      ),
      ("|-gap-[a(wide@weak)]", ["a.leading == superview.leading + 6", "a.width == 90 @10"]),
      ("[a(c)]-(>=gap@weak)-[c]", ["a.width == c.width", "c.leading >= a.trailing + 6 @10"]),
    ])
  func formats(format: String, expected: [String]) throws {
    let metrics = ["gap": 6.0, "wide": 90, "weak": 10, "c": 7]
    #expect(try meaning(of: format, metrics: metrics) == expected)
  }

  @Test("the superview is that of the item beside the bar")
  func superviewOfNested() throws {
    var system = try makeSystem(["card": .none, "title": .none], [])
    try system.place(2, in: 1)
    try system.add(rule: "|[title]-|")
    #expect(system.text(ofConstraint: 0) == "title.leading == card.leading")
    #expect(system.text(ofConstraint: 1) == "card.trailing == title.trailing + 20")
  }

  @Test(
    "an error names what is wrong and its place",
    arguments: [
      ("H:", "2..<2: the rule ends where | or [ is expected"),
      ("X:[a]", "0..<1: found 'X' where H: or V: is expected"),
      ("|", "1..<1: the rule ends where - or [ is expected"),
      ("|-|", "2..<3: found '|' where [ is expected"),
      ("H:[]", "3..<4: found ']' where an element's name is expected"),
      ("H:[a", "4..<4: the rule ends where ( or ] is expected"),
      ("H:[a b]", "5..<6: found 'b' where ( or ] is expected"),
      (
        "H:[a(]", "5..<6: found ']' where ==, <=, >=, a number, a metric or an element is expected"
      ),
      ("H:[a(40]", "7..<8: found ']' where @, a comma or ) is expected"),
      ("H:[a(40)", "8..<8: the rule ends where ] is expected"),
      (
        "H:[a(40,)]",
        "8..<9: found ')' where ==, <=, >=, a number, a metric or an element is expected"
      ),
      ("H:[a(40@)]", "8..<9: found ')' where a priority is expected"),
      ("H:[a(40@0)]", "8..<9: a priority of 0 is not above 0 and at most 1000"),
      ("H:[a(>=)]", "7..<8: found ')' where a number, a metric or an element is expected"),
      (
        "H:[a]-",
        "6..<6: the rule ends where a distance (a negative one in parentheses), [ or | is expected"
      ),
      ("H:[a]-8", "7..<7: the rule ends where '-' is expected"),
      ("H:[a]-8-", "8..<8: the rule ends where [ or | is expected"),
      ("H:[a]-8@750-[b]", "7..<8: found '@' where '-' is expected"),
      (
        "H:[a]--8-[b]",
        "6..<7: found '-' where a distance (a negative one in parentheses), [ or | is expected"
      ),
      (
        "H:[a]-(b)-[b]",
        "7..<8: 'b' is an element, where a number or a metric is expected"
      ),
      ("H:[a]-(8)[b]", "9..<10: found '[' where '-' is expected"),
      (
        "H:[a]-b-[b]",
        "6..<7: 'b' is an element, where a number or a metric is expected"
      ),
      (
        "H:[a(40@b)]",
        "8..<9: 'b' is an element, where a number or a metric is expected"
      ),
      ("H:[a]-gap-[b]", "6..<9: there is no metric 'gap'"),
      ("H:[a(40@gap)]", "8..<11: there is no metric 'gap'"),
      ("H:[a]b", "5..<6: found 'b' where -, [ or | is expected"),
      ("H:[a]-|[b]", "7..<8: found '[' where the end of the rule is expected"),
      ("H:[a]-1e300-[b]", "6..<11: the number 1e300 is out of range"),
      ("H:[a]-huge-[b]", "6..<10: the metric 'huge' is inf, which is out of range"),
      ("H:|[superview]", "4..<13: 'superview' is the container and has no superview"),
      ("H:|[d]", "4..<5: there is no element 'd'"),
      ("H:[a(d)]", "5..<6: there is no element and no metric 'd'"),
      ("H:[a(>=a)]", "7..<8: the size of 'a' is compared with itself"),
      ("H:[a]-[b", "8..<8: the rule ends where ( or ] is expected"),
      ("H:[a]-8-b]", "8..<9: found 'b' where [ or | is expected"),
      ("H:a]", "2..<3: found 'a' where | or [ is expected"),
    ])
  func mistakes(format: String, expected: String) {
    #expect(complaint(about: format, metrics: ["huge": .infinity]) == expected)
  }
}
