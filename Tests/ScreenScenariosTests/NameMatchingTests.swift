import Scenarios
import Testing

@testable import ScreenScenarios

@Suite("Matching of nodes and views by name")
struct NameMatchingTests {
  @Test(
    "a short name has no suffix for its type",
    arguments: [
      ("usernameNode", "username"), ("usernameLabel", "username"), ("usernameTextNode", "username"),
      ("usernameImageView", "username"), ("likeButton", "like"), ("tagNodes[2]", "tag[2]"),
      ("cardNode.titleNode", "card.title"), ("label", "label"), ("View", "View"),
      ("imageNode", "image"), ("photo", "photo"), ("sides.leftView", "sides.left"),
    ])
  func short(name: String, short: String) {
    #expect(ShortName.of(name) == short)
  }

  @Test("equal names match first, then short ones, and each pair has the short name")
  func matching() throws {
    let matching = try NameMatching(
      nodes: ["titleNode", "photo", "cardNode.dateNode"],
      views: ["photo", "cardView.dateLabel", "titleLabel"])
    #expect(
      matching.pairs == [
        .init(node: "titleNode", view: "titleLabel", element: "title"),
        .init(node: "photo", view: "photo", element: "photo"),
        .init(node: "cardNode.dateNode", view: "cardView.dateLabel", element: "card.date"),
      ])
    #expect(matching.onlyNodes.isEmpty && matching.onlyViews.isEmpty)
  }

  @Test("short names that would be equal stay long, and match nothing")
  func collision() throws {
    let matching = try NameMatching(
      nodes: ["titleNode", "titleTextNode", "dateNode"], views: ["titleLabel", "dateLabel"])
    #expect(matching.pairs.map(\.element) == ["date"])
    #expect(matching.onlyNodes == ["titleNode", "titleTextNode"])
    #expect(matching.onlyViews == ["titleLabel"])
  }

  @Test("a name whose short form is another full name stays long")
  func takenName() throws {
    let matching = try NameMatching(
      nodes: ["title", "titleNode"], views: ["titleNode", "titleLabel", "titleView"])
    #expect(matching.pairs.map(\.element) == ["titleNode"])
    #expect(matching.onlyNodes == ["title"])
    let other = try NameMatching(
      nodes: ["title"], views: ["titleLabel", "title"], explicit: ["title": "titleLabel"])
    #expect(other.pairs.map(\.element) == ["title=titleLabel"])
    #expect(other.onlyViews == ["title"])
  }

  @Test("explicit pairs match, in full or short")
  func explicit() throws {
    let matching = try NameMatching(
      nodes: ["infoNode", "dateNode"], views: ["detailsLabel", "infoLabel", "dateLabel"],
      explicit: ["info": "detailsLabel"])
    #expect(
      matching.pairs == [
        .init(node: "infoNode", view: "detailsLabel", element: "info"),
        .init(node: "dateNode", view: "dateLabel", element: "date"),
      ])
    #expect(matching.onlyViews == ["infoLabel"])
  }

  @Test("an unknown name in 'matching' is reported with the nearest one")
  func unknown() {
    let failure = #expect(throws: CodeFailure.self) {
      try NameMatching(
        nodes: ["infoNode"], views: ["detailsLabel"], explicit: ["infoNode": "detailLabel"])
    }
    #expect(
      failure?.description
        == "'matching' names 'detailLabel', which the view does not have: did you mean 'detailsLabel'?"
    )
    let twice = #expect(throws: CodeFailure.self) {
      try NameMatching(
        nodes: ["a", "b"], views: ["c"], explicit: ["a": "c", "b": "c"])
    }
    #expect(twice?.description == "'matching' names c twice")
  }

  @Test("where nothing matches, both lists and the nearest pairs are reported")
  func nothing() throws {
    let matching = try NameMatching(nodes: ["subtitleNode", "photo"], views: ["subtitelLabel"])
    #expect(
      matching.nothingMatches(node: "RowNode", view: "RowView") == """
        no element of RowNode and RowView has the same name; properties of RowNode: subtitleNode, \
        photo; of RowView: subtitelLabel; nearest: subtitleNode and subtitelLabel; rename them, or \
        pass matching: ["subtitleNode": "subtitelLabel"]
        """)
    let empty = try NameMatching(nodes: [], views: ["title"])
    #expect(
      empty.nothingMatches(node: "A", view: "B").hasSuffix(
        "properties of A: none; of B: title; store the nodes and views to compare in properties"))
  }
}
