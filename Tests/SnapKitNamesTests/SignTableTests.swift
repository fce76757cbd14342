import Foundation
import SnapKitNames
import Testing
import UIKitNames
import UIKitValues

/// The constant of a constraint, for a value and the attribute that it is measured from.
@MainActor
@Suite("SnapKit's signs")
struct SignTableTests {
  /// The constants of a point, a size and both kinds of insets for one attribute.
  struct Row {
    let attribute: NSLayoutConstraint.Attribute
    let point, size, insets, directional: CGFloat
    /// The insets for right to left; `nil` where they are the same.
    var insetsFromRight: CGFloat?
    var directionalFromRight: CGFloat?
    /// An inset of 5 on every edge.
    let inset: CGFloat

    init(
      _ attribute: NSLayoutConstraint.Attribute, point: CGFloat, size: CGFloat, insets: CGFloat,
      directional: CGFloat, inset: CGFloat, fromRight: (insets: CGFloat?, directional: CGFloat?)
    ) {
      (self.attribute, self.point, self.size) = (attribute, point, size)
      (self.insets, self.directional, self.inset) = (insets, directional, inset)
      (insetsFromRight, directionalFromRight) = fromRight
    }
  }

  static let point = CGPoint(x: 3, y: 4)
  static let size = CGSize(width: 60, height: 70)
  static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 8, right: 16)
  static let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 8, trailing: 16)

  static func horizontal(
    _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat, inset: CGFloat,
    fromRight: (insets: CGFloat?, directional: CGFloat?) = (nil, nil)
  ) -> Row {
    Row(
      attribute, point: 3, size: 0, insets: points, directional: points, inset: inset,
      fromRight: fromRight)
  }

  static func vertical(
    _ attribute: NSLayoutConstraint.Attribute, _ points: CGFloat, inset: CGFloat
  ) -> Row {
    Row(
      attribute, point: 4, size: 0, insets: points, directional: points, inset: inset,
      fromRight: (nil, nil))
  }

  static let table: [Row] = [
    horizontal(.left, 2, inset: 5, fromRight: (nil, 16)),
    vertical(.top, 1, inset: 5),
    horizontal(.right, -16, inset: -5, fromRight: (nil, -2)),
    vertical(.bottom, -8, inset: -5),
    horizontal(.leading, 2, inset: 5, fromRight: (16, nil)),
    horizontal(.trailing, -16, inset: -5, fromRight: (-2, nil)),
    Row(
      .width, point: 0, size: 60, insets: -18, directional: -18, inset: -10, fromRight: (nil, nil)),
    Row(
      .height, point: 0, size: 70, insets: -9, directional: -9, inset: -10, fromRight: (nil, nil)),
    horizontal(.centerX, -7, inset: 0),
    vertical(.centerY, -3.5, inset: 0),
    vertical(.lastBaseline, -8, inset: -5),
    vertical(.firstBaseline, 1, inset: 5),
    horizontal(.leftMargin, 2, inset: 5, fromRight: (nil, 16)),
    horizontal(.rightMargin, -16, inset: -5, fromRight: (nil, -2)),
    vertical(.topMargin, 1, inset: 5),
    vertical(.bottomMargin, -8, inset: -5),
    horizontal(.leadingMargin, 2, inset: 5, fromRight: (16, nil)),
    horizontal(.trailingMargin, -16, inset: -5, fromRight: (-2, nil)),
    horizontal(.centerXWithinMargins, -7, inset: 0),
    vertical(.centerYWithinMargins, -3.5, inset: 0),
  ]

  /// The constant of the only constraint of a closure.
  private func constant(_ closure: (Card, ConstraintMaker) -> Void) -> CGFloat? {
    let card = Card()
    let made = card.box.snp.prepareConstraints { closure(card, $0) }.flatMap(\.layoutConstraints)
    #expect(made.count == 1)
    return made.first?.constant
  }

  @Test("every attribute is in the table, in the order of the constraints")
  func coverage() {
    #expect(Self.table.map(\.attribute) == NamedAttribute.all.map(\.attribute))
  }

  @Test("numbers, insets and directional insets toward every attribute of another view")
  func towardViews() {
    for (row, named) in zip(Self.table, NamedAttribute.all) {
      func moved(_ change: (ConstraintMakerEditable) -> Void) -> CGFloat? {
        constant { card, make in
          change(make[keyPath: named.maker].equalTo(card.title.snp[keyPath: named.item]))
        }
      }
      #expect(moved { $0.offset(5) } == 5, "\(row.attribute)")
      #expect(moved { $0.offset(-2.5) } == -2.5, "\(row.attribute)")
      #expect(moved { $0.inset(5) } == row.inset, "\(row.attribute)")
      #expect(moved { $0.inset(Self.insets) } == row.insets, "\(row.attribute)")
      #expect(moved { $0.inset(Self.directional) } == row.directional, "\(row.attribute)")
      SimulatedDevice(isRightToLeft: true).run {
        #expect(
          moved { $0.inset(Self.insets) } == row.insetsFromRight ?? row.insets, "\(row.attribute)")
        #expect(
          moved { $0.inset(Self.directional) } == row.directionalFromRight ?? row.directional,
          "\(row.attribute)")
      }
    }
  }

  @Test(
    "points, sizes and insets as targets; a centre is measured from the superview's left or top")
  func targets() {
    for (row, named) in zip(Self.table, NamedAttribute.all) {
      func related(_ target: any ConstraintRelatableTarget) -> CGFloat? {
        constant { _, make in make[keyPath: named.maker].equalTo(target) }
      }
      let from: NSLayoutConstraint.Attribute =
        switch row.attribute {
        case .centerX: .left
        case .centerY: .top
        default: row.attribute
        }
      let expected = Self.table.first { $0.attribute == from }
      #expect(related(7) == 7, "\(row.attribute)")
      #expect(related(Self.point) == row.point, "\(row.attribute)")
      #expect(related(Self.size) == row.size, "\(row.attribute)")
      #expect(related(Self.insets) == expected?.insets, "\(row.attribute)")
      #expect(related(Self.directional) == expected?.directional, "\(row.attribute)")
    }
  }

  @Test("numbers of every type count the same")
  func numberTypes() {
    let targets: [any ConstraintNumberTarget] = [
      Int(5), UInt(5), Float(5), Double(5), CGFloat(5),
    ]
    for target in targets {
      #expect(constant { _, make in make.right.equalTo(target) } == 5)
      #expect(constant { _, make in make.right.equalToSuperview().offset(target) } == 5)
      #expect(constant { _, make in make.right.equalToSuperview().inset(target) } == -5)
      let card = Card()
      let made = card.box.snp.prepareConstraints {
        $0.width.equalToSuperview().multipliedBy(target).priority(target)
        $0.height.equalToSuperview().dividedBy(target)
      }
      #expect(made.flatMap(\.layoutConstraints).map(\.multiplier) == [5, 0.2])
      #expect(made.first?.layoutConstraints.first?.priority == UILayoutPriority(5))
    }
  }

  @Test("the sign depends on the attribute of the other side")
  func otherSide() {
    #expect(
      constant { card, make in make.trailing.equalTo(card.title.snp.leading).inset(5) } == 5)
    #expect(
      constant { card, make in make.leading.equalTo(card.title.snp.trailing).inset(5) } == -5)
    #expect(constant { card, make in make.width.equalTo(card.title.snp.height).inset(5) } == -10)
  }

  @Test("offset and inset replace each other, the last one counts")
  func replacing() {
    #expect(constant { _, make in make.right.equalToSuperview().offset(3).inset(5) } == -5)
    #expect(constant { _, make in make.right.equalToSuperview().inset(5).offset(3) } == 3)
    #expect(constant { _, make in make.width.equalTo(80).offset(3) } == 3)
  }

  @Test("the direction can be set for the whole process")
  func configuredDirection() async {
    await #expect(processExitsWith: .success) {
      #expect(ConstraintConfig.interfaceLayoutDirection == .leftToRight)
      SimulatedDevice(isRightToLeft: true).run {
        #expect(ConstraintConfig.interfaceLayoutDirection == .rightToLeft)
        ConstraintConfig.interfaceLayoutDirection = .leftToRight
        #expect(ConstraintConfig.interfaceLayoutDirection == .leftToRight)
      }
      ConstraintConfig.interfaceLayoutDirection = .rightToLeft
      await MainActor.run {
        let card = Card()
        let made = card.box.snp.prepareConstraints {
          $0.leading.equalToSuperview().inset(Self.insets)
        }
        #expect(made.flatMap(\.layoutConstraints).map(\.constant) == [16])
      }
    }
  }
}
