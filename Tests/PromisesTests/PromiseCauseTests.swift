import Comparison
import Geometry
import Phrases
import Scenarios
import Testing

@testable import Promises

@Suite("Causes of broken promises")
struct PromiseCauseTests {
  private func causes(_ text: String) throws -> [String] {
    let breaches = try PromiseSupport.decide(text).flatMap(\.notations).flatMap(\.breaches)
    return breaches.compactMap { $0.cause?.phrase.text }
  }

  @Test("the lines of the guilty edges are named, and a rule that was tried")
  func overlap() throws {
    #expect(
      try causes(PromiseSupport.row("apart: [title, time]")) == [
        "title.right follows from line 8 and content; time.left follows from line 9 and content; "
          + "adding 'title.trailing <= time.leading - 8' mends it (tried)"
      ])
  }

  @Test("a rule that breaks another promise is not suggested")
  func otherPromise() throws {
    let text = PromiseSupport.row("apart: [title, time]") + "\n  - title.width == 200"
    #expect(
      try causes(text) == [
        "title.right follows from line 8 and content; time.left follows from line 9 and content"
      ])
  }

  @Test("a rule that conflicts is not suggested")
  func conflict() throws {
    let text = PromiseSupport.row("tappable: photo").replacing(
      "  - title.top == photo.top\n",
      with: "  - title.top == photo.top\n  - photo.width == 40\n  - photo.height == 40\n")
    #expect(try causes(text).allSatisfy { !$0.contains("adding") })
  }

  @Test("what sticks out gets the side that it must keep, in either direction")
  func outside() throws {
    let text = PromiseSupport.row("{ inside: title, widths: 200...300 }")
    let cause = try #require(try causes(text).first)
    #expect(cause.hasSuffix("adding 'title.trailing <= superview.trailing' mends it (tried)"))
  }

  @Test("of a layout spec the lines of the nodes are named, and no rule is suggested")
  func spec() throws {
    let text = """
      layoutdiff: 1
      containers: [60, 200]
      elements:
        photo: { box: 40x40 }
        title: { box: 80x20 }
      spec:
        stack: { spacing: 8, alignItems: start, children: [photo, title] }
      promises:
        - inside: title
      """
    #expect(try causes(text) == ["title.right follows from line 7"])
  }
}
