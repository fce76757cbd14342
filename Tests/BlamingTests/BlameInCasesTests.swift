import Blaming
import Comparison
import Testing

/// A row with a nested stack view, whose mistakes show in one case alone, or not where a change begins.
@Suite("Mistakes in a row with cases")
struct BlameInCasesTests {
  private static let text = """
    layoutdiff: 1
    containers: [320, 390]
    elements:
      avatar: { image: 40x40, hugging: 251, compressionResistance: 751 }
      name: { text: "Jane Appleseed", font: { style: headline }, lines: 1 }
      message: { text: "See you at the station.", font: { style: subheadline } }
      badge: { image: 20x20, hugging: 251, compressionResistance: 751 }
    cases:
      without: { hidden: [badge] }
      textSizes: [accessibility3]
      directions: both
    spec:
      inset:
        insets: 8
        child:
          stack:
            spacing: 8
            alignItems: center
            children:
              - avatar
              - stack:
                  direction: vertical
                  spacing: 2
                  style: { flexShrink: 1, flexGrow: 1 }
                  children: [name, message]
              - badge
    constraints:
      stacks:
        texts: { axis: vertical, spacing: 2, arranged: [name, message] }
        row: { axis: horizontal, spacing: 8, alignment: center, arranged: [avatar, texts, badge] }
      rules:
        - row.top == superview.top + 8
        - row.leading == superview.leading + 8
        - row.bottom == superview.bottom - 8
        - row.trailing == superview.trailing - 8
    """

  private static func blames(_ old: String, _ new: String) throws -> [Blame] {
    ChatCell.blames(try ChatCell.read(text.replacing(old, with: new, maxReplacements: 1)))
  }

  @Test(
    "A mistake is found where it shows in a case alone, or only far from where a change begins",
    arguments: [
      (
        "row.leading == superview.leading + 8", "row.leading == superview.leading + 8 @600",
        """
        constraints 33: write 'row.leading == superview.leading + 8 @999' instead of \
        'row.leading == superview.leading + 8 @600'
        """
      ),
      (
        "style: { flexShrink: 1, flexGrow: 1 }", "style: { flexGrow: 1 }",
        "spec 21: write flexShrink: 1 for inset[0].stack[1].stack (0 unless it is written)"
      ),
      // The row is as tall as its avatar first, then as its texts.
      (
        "axis: vertical, spacing: 2", "axis: vertical",
        "constraints 29: write spacing: 2 for texts (0 unless it is written)"
      ),
      (
        "arranged: [avatar, texts, badge]", "arranged: [avatar, badge]",
        "constraints 30: write arranged: [avatar, texts, badge] for row instead of [avatar, badge]"
      ),
    ])
  func found(old: String, new: String, side: String) throws {
    let first = try #require(try Self.blames(old, new).first?.sides.first)
    #expect(first.short == side)
    #expect(first.suggestion?.mends == true)
  }

  @Test("Elements that are exchanged are found, though the spec never measures one of them then")
  func neverMeasured() throws {
    let text = """
      layoutdiff: 1
      containers: [280, 320]
      elements:
        profile: { image: 40x40 }
        name: { text: "octocat", lines: 1 }
        about: { text: "The same screen, written twice, at one width after another of a phone" }
      spec:
        inset:
          insets: 5
          child:
            stack:
              spacing: 5
              alignItems: start
              children:
                - about
                - stack:
                    direction: vertical
                    spacing: 5
                    style: { flexShrink: 1, flexGrow: 1 }
                    children: [name, profile]
      constraints:
        - profile.leading == superview.leading + 5
        - profile.top == superview.top + 5
        - profile.width == 40
        - profile.height == 40
        - name.leading == profile.trailing + 5
        - name.trailing == superview.trailing - 5
        - name.top == superview.top + 5
        - "V:[name]-5-[about]"
        - about.leading == name.leading
        - about.trailing == name.trailing
        - superview.bottom >= profile.bottom + 5
        - superview.bottom >= about.bottom + 5
      """
    let first = try #require(ChatCell.blames(try ChatCell.read(text)).first?.sides.first)
    #expect(
      first.short
        == "spec 15: exchange inset[0].stack[0].about and inset[0].stack[1].stack[1].profile")
    #expect(first.suggestion?.mends == true)
  }
}
