import Comparison
import Phrases
import Reasons
import Scenarios
import Testing

@Suite("Fixes that are known")
struct KnownFixTests {
  private func ambiguities(_ text: String) throws -> [String] {
    try Comparing.scenario(text).groupedAmbiguities.map(\.text)
  }

  /// Two labels in a row, whose spec lets some of them grow.
  private func row(_ name: String, _ detail: String, compression: String = "") -> String {
    """
    layoutdiff: 1
    containers: [320]
    elements:
      name: { image: 60x20 }
      detail: { image: 40x20 }
    spec:
      stack:
        children:
          - { element: name, style: { \(name) } }
          - { element: detail, style: { \(detail) } }
    constraints:
      - "H:|[name][detail]|"
      - "V:|[name]|"
      - "V:|[detail]|"
    """
  }

  @Test("a tie is one finding, with the hugging that settles it as the spec does")
  func hugging() throws {
    #expect(
      try ambiguities(row("flexGrow: 1", "flexGrow: 0")) == [
        """
        tie: name.width is ambiguous: a tie at priority 250 between name's horizontal hugging and \
        detail's horizontal hugging; detail follows it; to fix it, write hugging: [251, 250] for \
        detail (line 5): then name gives way, as in the spec
        """
      ])
  }

  @Test("the fix of a tie mends it")
  func mended() throws {
    let text = row("flexGrow: 1", "flexGrow: 0")
      .replacing("image: 40x20", with: "image: 40x20, hugging: [251, 250]")
    let comparison = try Comparing.scenario(text)
    #expect(comparison.verdict == .agrees)
    #expect(comparison.ambiguousValues == [])
  }

  @Test("where the spec shares a length, the fix names no difference of two contents")
  func sharing() throws {
    let text = row("flexGrow: 1", "flexGrow: 1")
    let found = try ambiguities(text)
    let fix = try #require(found.first?.split(separator: "to fix it, ").last)
    #expect(
      fix == """
        write hugging: [249, 250] for detail (line 5), below name's 250: then detail takes all of the \
        free width; no priority shares the width as the spec does, so the layouts differ then
        """)
    let mended = text.replacing("image: 40x20", with: "image: 40x20, hugging: [249, 250]")
    let comparison = try Comparing.scenario(mended)
    #expect(comparison.ambiguousValues.isEmpty && comparison.verdict == .differs)
  }

  @Test("where the spec shares a length evenly, the fix is a rule")
  func sharingEvenly() throws {
    let text = row("flexGrow: 1", "flexGrow: 1").replacing("image: 60x20", with: "image: 40x20")
    let found = try ambiguities(text)
    let fix = try #require(found.first?.split(separator: "to fix it, ").last)
    #expect(
      fix == """
        add the rule 'name.width == detail.width', as the spec shares the width between both, which \
        no priority does
        """)
    let comparison = try Comparing.scenario(text + "\n  - name.width == detail.width")
    #expect(comparison.verdict == .agrees && comparison.ambiguousValues.isEmpty)
  }

  @Test(
    "a fix that leaves the value ambiguous in another container is not printed",
    arguments: [
      (
        "120",
        ["write compressionResistance: [749, 750] for b (line 5): then b gives way, as in the spec"]
      ),
      ("120, 90", []),
    ])
  func elsewhere(containers: String, fixes: [String]) throws {
    let text = """
      layoutdiff: 1
      containers: [\(containers)]
      elements:
        a: { image: 60x20 }
        b: { image: 80x20 }
        c: { image: 40x20 }
      spec:
        stack: { children: [a, { element: b, style: { flexShrink: 1 } }, c] }
      constraints:
        - "H:|[a][b][c]|"
        - "V:|[a]|"
        - "V:|[b]|"
        - "V:|[c]|"
      """
    let causes = try Comparing.scenario(text).containers.flatMap(\.causes)
    #expect(causes.contains { $0.kind == .tie })
    #expect(causes.compactMap { $0.fix?.sentence } == fixes)
  }

  @Test("a conflict names the constraint that the spec does not satisfy, with a lower priority")
  func conflict() throws {
    let text = """
      layoutdiff: 1
      containers: [100]
      elements:
        name: { image: 60x20 }
        detail: { image: 40x20 }
      spec:
        stack: { children: [{ element: name, style: { flexShrink: 1 } }, detail] }
      constraints:
        - name.leading == superview.leading
        - name.width >= 80
        - detail.leading == name.trailing
        - detail.width == 40
        - detail.trailing == superview.trailing
        - "V:|[name]|"
        - "V:|[detail]|"
      """
    let comparison = try Comparing.scenario(text)
    #expect(comparison.verdict == .conflict)
    let conflict = try #require(comparison.containers[0].conflictSets.first)
    #expect(
      conflict.advice?.phrase.text == """
        lower line 10 to 'name.width >= 80 @999', as the spec does not satisfy it either: then it \
        gives way
        """)
    let mended = text.replacing("name.width >= 80", with: "name.width >= 80 @999")
    #expect(try Comparing.scenario(mended).verdict == .agrees)
  }

  /// A photo with a badge on its corner, whose rules give the badge the size of its content.
  private func badge(_ corner: String) -> String {
    """
    layoutdiff: 1
    containers: [320]
    elements:
      photo: { image: 40x40 }
      badge: { image: 16x16 }
    spec:
      inset:
        insets: 16
        child:
          corner: { child: photo, corner: \(corner), location: topRight, offset: [-4, 4] }
    constraints:
      - "H:|-16-[photo]-16-|"
      - "V:|-16-[photo]-16-|"
      - badge.trailing == photo.trailing + 4
      - badge.top == photo.top - 4
    """
  }

  @Test("of a stretched corner badge the width is the cause, not a rule for one of its edges")
  func cornerBadge() throws {
    let causes = try Comparing.scenario(badge("badge")).groupedCauses.map(\.text)
    #expect(
      causes == [
        """
        missing rule: badge.width is not constrained (only its content sizes it): 288 pt in the spec \
        and 16 pt by its content; the corner spec asks badge to be exactly as wide as itself; to fix \
        it, write corner: { center: { centering: XY, child: badge } }
        """
      ])
  }

  @Test(
    "a stretched corner badge that would not have its size in the middle either has no fix",
    arguments: [(16, true), (30, false)])
  func badgeOfOtherSize(width: Int, isFixed: Bool) throws {
    let text = badge("badge") + "\n  - badge.width == \(width)"
    let causes = try Comparing.scenario(text).containers[0].causes
    let stretched = try #require(causes.first { $0.stretched != nil })
    #expect((stretched.fix == .centre(element: "badge")) == isFixed)
  }

  @Test("the fix of a stretched corner badge mends it")
  func mendedBadge() throws {
    let text = badge("{ center: { centering: XY, child: badge } }")
    #expect(try Comparing.scenario(text).verdict == .agrees)
  }
}
