import Foundation
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

/// Mistakes for which SnapKit stops the program, and which views report here.
@MainActor
@Suite("Mistakes with SnapKit")
struct MistakeTests {
  let card = Card()

  private func problems(
    of view: UIView, _ closure: (ConstraintMaker) -> Void
  ) -> [String] {
    view.snp.setLabel("box")
    view.snp.makeConstraints(closure)
    return view.layoutProblems.map(\.description)
  }

  @Test("a relation to a missing superview")
  func noSuperview() {
    #expect(
      problems(of: UIView()) { $0.edges.equalToSuperview("Row.swift", 9).inset(4) } == [
        "Row.swift:9: box.snp.edges: there is no superview yet: call addSubview first"
      ])
    #expect(
      problems(of: UIView()) {
        $0.left.top.equalToSuperview({ $0.safeAreaLayoutGuide }, "Row.swift", 9)
      } == ["Row.swift:9: box.snp.left.top: there is no superview yet: call addSubview first"])
    #expect(
      problems(of: UIView()) { $0.left.equalTo(8, "Row.swift", 9) } == [
        """
        Row.swift:9: box.snp.left: it is measured from the superview, and there is none yet: call \
        addSubview first
        """
      ])
    #expect(problems(of: UIView()) { $0.size.equalTo(8) } == [])
  }

  @Test("several attributes against several others")
  func composites() {
    #expect(
      problems(of: card.box) { $0.edges.equalTo(card.snp.size, "Row.swift", 9).offset(1) } == [
        """
        Row.swift:9: box.snp.edges: it cannot be related to size: name one attribute there, the \
        same attributes on both sides, or only the view
        """
      ])
    #expect(card.constraints.isEmpty)
  }

  @Test("a view that no longer exists")
  func gone() {
    var item: ConstraintItem?
    do {
      let view = UIView()
      item = view.snp.top
    }
    guard let item else { return }
    #expect(
      problems(of: card.box) { $0.top.equalTo(item, "Row.swift", 9) } == [
        """
        Row.swift:9: box.snp.top: the view that it is related to no longer exists: keep it in a \
        property
        """
      ])
  }

  @Test("a target of an unsupported type")
  func strangeTarget() {
    struct Strange: ConstraintRelatableTarget {}
    #expect(
      problems(of: card.box) { $0.top.equalTo(Strange(), "Row.swift", 9) } == [
        """
        Row.swift:9: box.snp.top: it cannot be related to a Strange: give a number, a size, a \
        point, insets, a view, a guide or an attribute of one
        """
      ])
  }

  @Test("the handle of a chain with a mistake has no constraints")
  func emptyHandle() {
    var handle: Constraint?
    let box = UIView()
    box.snp.makeConstraints { handle = $0.top.equalToSuperview().constraint }
    #expect(handle?.layoutConstraints.isEmpty == true)
    handle?.update(offset: 8).update(priority: .low)
    handle?.activate()
    #expect(handle?.isActive == false)
  }

  @Test("a view in another tree")
  func otherTree() {
    let other = UIView()
    let problems = problems(of: card.box) { $0.top.equalTo(other) }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("common superview") == true, "\(problems)")
  }

  @Test("pairs and factors that Auto Layout does not allow are reported, and the rest is laid out")
  func impossibleRows() {
    card.box.snp.makeConstraints { make in
      make.left.equalTo(card.snp.top)
      make.leading.equalTo(card.snp.left)
      make.width.equalTo(card).multipliedBy(0)
      make.height.equalTo(card).dividedBy(0)
      make.width.equalTo(card).offset(Double.nan)
      make.width.equalTo(50).priority(ConstraintPriority.required.advanced(by: 1))
      make.top.left.equalToSuperview()
      make.size.equalTo(20)
    }
    card.layoutIfNeeded()
    #expect(card.layoutProblems.count == 6, "\(card.layoutProblems)")
    #expect(card.box.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
