import Foundation
import Geometry
import LayoutConstraints
import Testing

/// The profile image beside username and description.
private func repositoryRow(letters: Int) throws -> ConstraintSystem {
  try makeSystem(
    [
      "profile": .none,
      "username": .box(70, 20),
      "description": .measured(FakeText(letters: letters)),
    ],
    [
      "profile.leading == superview.leading + 5",
      "profile.top == superview.top + 5",
      "profile.width == 40",
      "profile.height == 40",
      "username.leading == profile.trailing + 5",
      "username.trailing == superview.trailing - 5",
      "username.top == superview.top + 5",
      "V:[username]-5-[description]",
      "description.leading == username.leading",
      "description.trailing == username.trailing",
      "superview.bottom >= profile.bottom + 5",
      "superview.bottom >= description.bottom + 5",
    ])
}

@Suite("Repository row")
struct RepositoryRowTests {
  @Test(
    "the description wraps in the width beside the profile, and the row is as high as it needs to be",
    arguments: [(320.0, 2.0), (280, 2), (120, 5), (1000, 1)])
  func rowAtSeveralWidths(width: Double, lines: Double) throws {
    let row = try repositoryRow(letters: 30)
    let result = try row.layout(in: Container(width: width), rounding: .pixels(scale: 2))
    let textWidth = width - 55
    #expect(result.layout.frame(of: "profile") == rect(5, 5, 40, 40))
    #expect(result.layout.frame(of: "username") == rect(50, 5, textWidth, 20))
    #expect(result.layout.frame(of: "description") == rect(50, 30, textWidth, lines * 20))
    #expect(result.layout.size == CGSize(width: width, height: max(50, 35 + lines * 20)))
    #expect(result.ambiguousElements.isEmpty)
    #expect(result.conflicts.isEmpty)
    #expect(result.unsettledElements.isEmpty)
  }

  @Test("a list of rows is as high as its rows, each where the one before ends")
  func listOfRows() throws {
    var list = ConstraintSystem()
    for index in 1...4 {
      let name = "row\(index)"
      try list.add(repositoryRow(letters: 30), as: name)
      try list.add(rule: "H:|[\(name)]|")
      try list.add(rule: index == 1 ? "V:|[row1]" : "V:[row\(index - 1)][\(name)]")
    }
    try list.add(rule: "V:[row4]|")
    let result = try list.layout(width: 320)
    #expect(result.layout.size == CGSize(width: 320, height: 300))
    #expect(areClose(result.layout.frame(of: "row3"), rect(0, 150, 320, 75)))
    #expect(areClose(result.layout.frame(of: "row4.description"), rect(50, 255, 265, 40)))
    #expect(result.ambiguousElements.isEmpty)
  }
}
