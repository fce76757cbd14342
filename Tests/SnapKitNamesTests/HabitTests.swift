import Foundation
import LayoutConstraints
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

/// Chains in lint and explanations.
@MainActor
@Suite("SnapKit in lint and explanations")
struct HabitTests {
  let card = Card()

  init() {
    card.snp.setLabel("card")
    card.box.snp.setLabel("box")
    card.title.snp.setLabel("title")
  }

  private var problems: [LintWarning.Problem] {
    ViewSystem(of: card).system.lint().warnings.map(\.problem)
  }

  @Test("an inset toward a sibling is warned about, an offset is not")
  func insetTowardSibling() {
    card.title.snp.makeConstraints { make in
      make.top.bottom.trailing.equalToSuperview()
      make.width.equalTo(100)
    }
    card.box.snp.makeConstraints { make in
      make.top.bottom.leading.equalToSuperview().inset(5)
      make.trailing.equalTo(card.title.snp.leading).inset(5)
    }
    #expect(problems == [.overlappingInset(points: 5)])
    card.box.snp.remakeConstraints { make in
      make.top.bottom.leading.equalToSuperview().inset(5)
      make.trailing.equalTo(card.title.snp.leading).offset(5)
    }
    #expect(problems == [])
  }

  @Test("an inset of an inequality for all edges is warned about at the near ones")
  func farEdgeInequality() {
    card.title.snp.makeConstraints { $0.edges.equalToSuperview() }
    card.box.snp.makeConstraints { make in
      make.edges.lessThanOrEqualToSuperview().inset(8)
      make.size.equalTo(900).priority(.low)
    }
    #expect(
      problems == [
        .boundFromOutside(item: "box", edge: .left), .boundFromOutside(item: "box", edge: .top),
      ])
  }

  @Test("views are named by their labels, and constraints show their line")
  func origins() {
    card.title.snp.makeConstraints { $0.size.equalTo(5, "Row.swift", 3) }
    card.box.snp.makeConstraints {
      $0.right.equalTo(card.title.snp.left, "Row.swift", 7).inset(5).priority(.low)
    }
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    guide.snp.setLabel("gap")
    guide.snp.makeConstraints { $0.width.equalTo(card, "Row.swift", 9) }
    let system = ViewSystem(of: card).system
    #expect(
      system.constraints.compactMap(\.origin) == [
        "title.width == 5 (Row.swift:3)", "title.height == 5 (Row.swift:3)",
        "box.right == title.left + 5 @250 (Row.swift:7)", "gap.width == card.width (Row.swift:9)",
      ])
  }
}
