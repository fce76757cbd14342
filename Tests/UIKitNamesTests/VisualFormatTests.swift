import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Visual formats of views")
struct VisualFormatTests {
  @Test("a format with metrics, priorities and options makes its constraints")
  func row() {
    let row = emptyView(320, 100)
    let (photo, title) = (Box(10, 10), Box(30, 20))
    row.add(photo, title)
    let views = ["photo": photo, "title": title]
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[photo(40)]-[title(>=50@200)]-(>=8)-|",
      options: [.alignAllCenterY], metrics: ["margin": 12], views: views)
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(5)-[photo(==30)]", metrics: nil, views: views))
    #expect(photo.laidOut() == rect(12, 5, 40, 30))
    #expect(title.frame == rect(60, 10, 30, 20))
    #expect(constraints.count == 6)
    #expect(row.layoutProblems == [])
  }

  @Test("a name is a view first, and a metric otherwise")
  func names() {
    let row = emptyView(320, 100)
    let (a, b) = (Box(10, 10), Box(30, 20))
    row.add(a, b)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(b)]", metrics: ["b": 77], views: ["a": a, "b": b])
    #expect(constraints.first?.secondItem === b)
  }

  @Test(
    "a format that cannot be read is reported by the views with its position, and makes no constraints"
  )
  func errors() {
    let row = emptyView(320, 100)
    let photo = Box(10, 10)
    row.add(photo)
    let line = #line + 1
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[foto]", metrics: nil, views: ["photo": photo])
    #expect(constraints.isEmpty)
    #expect(
      photo.layoutProblems.map(\.description) == [
        """
        VisualFormatTests.swift:\(line): the visual format "H:|-[foto]", character 6: there is no \
        element 'foto'
        """
      ])
  }

  @Test("an equation is not a visual format")
  func equation() {
    let photo = Box(10, 10)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "photo.width == 5", metrics: nil, views: ["photo": photo])
    let line = #line - 2
    #expect(constraints.isEmpty)
    #expect(
      photo.layoutProblems.map(\.description) == [
        """
        VisualFormatTests.swift:\(line): the visual format "photo.width == 5", character 1: it \
        must start with 'H:', 'V:', '|' or a view in brackets
        """
      ])
  }

  @Test("| of a view without a superview is reported")
  func noSuperview() {
    let photo = Box(10, 10)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[photo(40)]|", metrics: nil, views: ["photo": photo])
    #expect(constraints.isEmpty && photo.layoutProblems.count == 1)
    #expect(
      ViewSystem(of: photo).discardedConstraints == [], "what has no problem is not made either")
  }
}
