import Foundation
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("SnapKit's chains")
struct MakerTests {
  let card = Card()

  @Test("constraints have a fixed order, whatever the order of the chain")
  func order() {
    let backwards = Array(NamedAttribute.all.reversed())
    let made = card.box.snp.prepareConstraints { make in
      var chain = make[keyPath: backwards[0].maker]
      for named in backwards.dropFirst() { chain = chain[keyPath: named.chained] }
      chain.equalToSuperview()
    }
    #expect(
      made.flatMap(\.layoutConstraints).map(\.firstAttribute)
        == NamedAttribute.all.map(\.attribute))
    #expect(card.made { $0.bottom.top.top.left.equalToSuperview() }.count == 3)
  }

  @Test("composite attributes expand to these")
  func composites() {
    func made(
      _ path: KeyPath<ConstraintMaker, ConstraintMakerExtendable>
    ) -> [NSLayoutConstraint.Attribute] {
      card.box.snp.prepareConstraints { $0[keyPath: path].equalToSuperview() }
        .flatMap(\.layoutConstraints).map(\.firstAttribute)
    }
    #expect(made(\.edges) == [.left, .top, .right, .bottom])
    #expect(made(\.horizontalEdges) == [.left, .right])
    #expect(made(\.verticalEdges) == [.top, .bottom])
    #expect(made(\.directionalEdges) == [.top, .bottom, .leading, .trailing])
    #expect(made(\.directionalHorizontalEdges) == [.leading, .trailing])
    #expect(made(\.directionalVerticalEdges) == [.top, .bottom])
    #expect(made(\.size) == [.width, .height])
    #expect(made(\.center) == [.centerX, .centerY])
    #expect(made(\.margins) == [.leftMargin, .rightMargin, .topMargin, .bottomMargin])
    #expect(
      made(\.directionalMargins) == [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin])
    #expect(made(\.centerWithinMargins) == [.centerXWithinMargins, .centerYWithinMargins])
    #expect(made(\.top.horizontalEdges) == [.left, .top, .right])
    #expect(made(\.centerX.size) == [.width, .height, .centerX])
  }

  @Test("without a second view, positions are the superview's and lengths are numbers")
  func numberTargets() {
    #expect(card.made { $0.left.equalTo(20) } == ["left == card.left + 20.0"])
    #expect(card.made { $0.bottom.equalTo(-20) } == ["bottom == card.bottom - 20.0"])
    #expect(card.made { $0.height.equalTo(20) } == ["height == 20.0"])
    #expect(
      card.made { $0.center.equalTo(20) }
        == ["centerX == card.left + 20.0", "centerY == card.top + 20.0"])
    #expect(
      card.made { $0.center.equalTo(CGPoint(x: 3, y: 4)) }
        == ["centerX == card.left + 3.0", "centerY == card.top + 4.0"])
    #expect(
      card.made { $0.size.lessThanOrEqualTo(CGSize(width: 30, height: 40)) }
        == ["width <= 30.0", "height <= 40.0"])
    #expect(
      card.made { $0.center.equalToSuperview().offset(3) }
        == ["centerX == card.centerX + 3.0", "centerY == card.centerY + 3.0"])
  }

  @Test("views, guides and attributes of views as targets")
  func targets() {
    #expect(card.made { $0.top.equalTo(card.title) } == ["top == title.top"])
    #expect(card.made { $0.top.equalTo(card.title.snp.bottom) } == ["top == title.bottom"])
    #expect(
      card.made { $0.top.left.equalTo(card.title.snp.bottom) }
        == ["left == title.bottom", "top == title.bottom"])
    #expect(
      card.made { $0.top.equalTo(card.safeAreaLayoutGuide) } == ["top == safeArea.top"])
    #expect(
      card.made { $0.top.equalTo(card.safeAreaLayoutGuide.snp.bottom) }
        == ["top == safeArea.bottom"])
    #expect(card.made { $0.width.equalTo(card.title.snp.height) } == ["width == title.height"])
    #expect(
      card.made { $0.size.equalTo(card.title.snp.size) }
        == ["width == title.width", "height == title.height"])
  }

  @Test("relations to the superview, and to the target that a closure returns for it")
  func superviews() {
    #expect(card.made { $0.top.equalToSuperview() } == ["top == card.top"])
    #expect(card.made { $0.top.lessThanOrEqualToSuperview() } == ["top <= card.top"])
    #expect(card.made { $0.top.greaterThanOrEqualToSuperview() } == ["top >= card.top"])
    #expect(
      card.made { $0.top.equalToSuperview { $0.safeAreaLayoutGuide } } == ["top == safeArea.top"])
    #expect(
      card.made { $0.top.lessThanOrEqualToSuperview { $0.snp.bottom }.offset(-4) }
        == ["top <= card.bottom - 4.0"])
    #expect(
      card.made { $0.top.greaterThanOrEqualToSuperview(\.snp.centerY) } == ["top >= card.centerY"])
    #expect(
      card.made {
        $0.leading.greaterThanOrEqualToSuperview { superview in superview }.inset(8)
      } == ["leading >= card.leading + 8.0"])
  }

  @Test("edges can be related to edges and to margins")
  func margins() {
    #expect(
      card.made { $0.edges.equalTo(card.snp.margins) }
        == [
          "left == card.leftMargin", "top == card.topMargin", "right == card.rightMargin",
          "bottom == card.bottomMargin",
        ])
    #expect(
      card.made { $0.margins.equalTo(card.snp.edges).inset(1) }
        == [
          "leftMargin == card.left + 1.0", "rightMargin == card.right - 1.0",
          "topMargin == card.top + 1.0", "bottomMargin == card.bottom - 1.0",
        ])
    #expect(
      card.made { $0.directionalEdges.equalTo(card.snp.directionalMargins) }
        == [
          "top == card.topMargin", "bottom == card.bottomMargin", "leading == card.leadingMargin",
          "trailing == card.trailingMargin",
        ])
    #expect(
      card.made { $0.directionalMargins.equalTo(card.snp.directionalEdges) }
        == [
          "topMargin == card.top", "bottomMargin == card.bottom", "leadingMargin == card.leading",
          "trailingMargin == card.trailing",
        ])
  }

  @Test("multipliers, priorities and names")
  func modifiers() {
    #expect(
      card.made { $0.width.equalToSuperview().multipliedBy(0.5).offset(4).priority(.high) }
        == ["width == 0.5 * card.width + 4.0 @750.0"])
    #expect(
      card.made { $0.width.equalToSuperview().dividedBy(4) } == ["width == 0.25 * card.width"])
    #expect(card.made { $0.width.equalTo(1).priority(.medium) } == ["width == 1.0 @500.0"])
    #expect(card.made { $0.width.equalTo(1).priority(.low) } == ["width == 1.0 @250.0"])
    #expect(card.made { $0.width.equalTo(1).priority(.required) } == ["width == 1.0"])
    #expect(card.made { $0.width.equalTo(1).priority(999) } == ["width == 1.0 @999.0"])
    #expect(card.made { $0.width.equalTo(1).priority(999.5) } == ["width == 1.0 @999.5"])
    #expect(
      card.made { $0.width.equalTo(1).priority(UILayoutPriority.defaultLow) }
        == ["width == 1.0 @250.0"])
    #expect(
      card.made { $0.width.equalTo(1).priority(ConstraintPriority.high.advanced(by: -1)) }
        == ["width == 1.0 @749.0"])
    let made = card.box.snp.prepareConstraints { $0.size.equalTo(1).labeled("square") }
    #expect(made.flatMap(\.layoutConstraints).map(\.label) == ["square", "square"])
    #expect(made.flatMap(\.layoutConstraints).map(\.identifier) == ["square", "square"])
  }

  @Test(
    "the frame of the view is no longer translated into constraints, and no other frame is affected"
  )
  func autoresizing() {
    #expect(card.box.translatesAutoresizingMaskIntoConstraints)
    card.box.snp.makeConstraints { $0.edges.equalTo(card.title) }
    #expect(!card.box.translatesAutoresizingMaskIntoConstraints)
    #expect(card.title.translatesAutoresizingMaskIntoConstraints)
    #expect(card.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a chain without a relation makes nothing")
  func noRelation() {
    #expect(card.made { _ = $0.left.top } == [])
  }

  @Test("insets are marked, offsets and numbers are not")
  func insetMark() throws {
    let made = card.box.snp.prepareConstraints {
      $0.left.equalToSuperview().inset(5)
      $0.top.equalToSuperview().offset(5)
      $0.right.equalTo(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      $0.bottom.equalTo(5)
      $0.height.equalToSuperview().offset(5).inset(NSDirectionalEdgeInsets.zero)
      $0.width.equalToSuperview().inset(5).offset(5)
    }
    let constraints = made.flatMap(\.layoutConstraints)
    #expect(constraints.map(\.isInset) == [true, false, true, false, true, false])
    try #require(made.count > 1)
    made[0].update(offset: 3)
    made[1].update(inset: 3)
    #expect(constraints.prefix(2).map(\.isInset) == [false, true])
  }

  @Test("constraints have the file and the line of their relation")
  func places() throws {
    let made = card.box.snp.prepareConstraints {
      $0.size.equalTo(5).labeled("square")
      $0.top.equalToSuperview("Cells/Row.swift", 12).offset(-1).priority(750)
    }
    let constraints = made.flatMap(\.layoutConstraints)
    try #require(constraints.count > 2)
    #expect(constraints[0].madeAt?.fileName == "MakerTests.swift")
    #expect(constraints[0].madeAt?.line == constraints[1].madeAt?.line)
    card.box.snp.setLabel("box")
    #expect(card.box.snp.label() == "box")
    constraints[2].label = "gap"
    #expect(
      constraints[2].description
        == "<SnapKit.LayoutConstraint:gap@Row.swift#12 box.top == Card.top - 1.0 ^750.0>")
    card.box.snp.setLabel(nil)
    #expect(card.box.snp.label() == nil)
  }

  @Test("content priorities are the view's")
  func contentPriorities() {
    card.box.snp.contentHuggingHorizontalPriority = 1
    card.box.snp.contentHuggingVerticalPriority = 2
    card.box.snp.contentCompressionResistanceHorizontalPriority = 3
    card.box.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(card.box.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(card.box.contentHuggingPriority(for: .vertical).rawValue == 2)
    #expect(card.box.contentCompressionResistancePriority(for: .horizontal).rawValue == 3)
    #expect(card.box.snp.contentCompressionResistanceVerticalPriority == 4)
  }

  @Test("guides are laid out like views")
  func guides() {
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
    }
    card.box.snp.makeConstraints { $0.edges.equalTo(guide).inset(5) }
    card.title.snp.makeConstraints { $0.edges.equalTo(guide.snp.edges) }
    card.layoutIfNeeded()
    #expect(card.layoutProblems == [])
    #expect(card.box.frame == CGRect(x: 15, y: 15, width: 290, height: 170))
    #expect(card.title.frame == CGRect(x: 10, y: 10, width: 300, height: 180))
  }

  @Test("the space of bars in a controller's view has a top, a bottom and a height")
  func layoutSupport() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let box = UIView()
    controller.view.addSubview(box)
    box.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(controller.topLayoutGuide.snp.bottom)
      make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
    }
    controller.view.layoutIfNeeded()
    #expect(controller.view.layoutProblems == [])
    #expect(box.frame == CGRect(x: 0, y: 20, width: 300, height: 250))
    #expect(controller.view.constraints.filter { $0 is LayoutConstraint }.count == 4)
  }
}
