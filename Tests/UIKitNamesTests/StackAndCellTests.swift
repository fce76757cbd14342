import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Stack views and cells")
struct StackAndCellTests {
  @Test("a stack puts its views in a row, with custom spacing after one of them")
  func row() {
    let root = emptyView(300, 50)
    let boxes = [Box(40, 10), Box(50, 20), Box(60, 30)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 5
    stack.alignment = .center
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    root.add(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(stack.laidOut() == rect(0, 0, 163, 30))
    #expect(boxes.map(\.frame) == [rect(0, 10, 40, 10), rect(45, 5, 50, 20), rect(103, 0, 60, 30)])
    boxes[1].isHidden = true
    #expect(stack.laidOut().width == 105, "the gap is the one after the first view")
    boxes[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[0], boxes[2]])
    #expect(stack.laidOut().width == 105)
    #expect(root.layoutProblems == [])
  }

  @Test("a proportional stack view counts the stack views inside, which are laid out after it")
  func nestedProportions() {
    let root = emptyView(300, 50)
    let inner = UIStackView(arrangedSubviews: [Box(40, 10), Box(50, 10)])
    inner.spacing = 10
    let box = Box(50, 10)
    let outer = UIStackView(arrangedSubviews: [inner, box])
    outer.distribution = .fillProportionally
    root.add(outer)
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    outer.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(outer.laidOut() == rect(0, 0, 300, 10))
    #expect([inner.frame.width, box.frame.width] == [200, 100])
    #expect(root.layoutProblems == [])
  }

  @Test("an arranged view that moves among the subviews stays arranged")
  func reordered() {
    let boxes = [Box(40, 10), Box(50, 20)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.setCustomSpacing(7, after: boxes[0])
    stack.addSubview(boxes[0])
    #expect(stack.subviews == [boxes[1], boxes[0]])
    #expect(stack.arrangedSubviews == boxes)
    #expect(stack.customSpacing(after: boxes[0]) == 7)
  }

  @Test("the named spacings are distances")
  func namedSpacing() {
    let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10)])
    func width(_ spacing: CGFloat) -> CGFloat {
      stack.spacing = spacing
      return stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }
    #expect(width(UIStackView.spacingUseSystem) == 28)
    #expect(width(UIStackView.spacingUseDefault) == 20)
    #expect(stack.layoutProblems == [])
  }

  @Test("a view that is not arranged has no custom spacing")
  func inTheRow() {
    let stack = UIStackView(arrangedSubviews: [Box(10, 10)])
    let other = Box(10, 10)
    stack.setCustomSpacing(5, after: other)
    stack.addArrangedSubview(other)
    #expect(stack.customSpacing(after: other) == UIStackView.spacingUseDefault)
  }

  @Test("every distribution reaches the engine")
  func distributions() {
    let expected: [(UIStackView.Distribution, [CGFloat])] = [
      (.fillEqually, [0, 40, 80]), (.fillProportionally, [0, 20, 60]),
      (.equalSpacing, [0, 40, 90]), (.equalCentering, [0, 45, 90]),
    ]
    for (distribution, places) in expected {
      let row = UIStackView(arrangedSubviews: [Box(10, 5), Box(20, 5), Box(30, 5)])
      row.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
      row.distribution = distribution
      row.layoutIfNeeded()
      let found: [CGFloat] = row.arrangedSubviews.map { $0.frame.minX }
      #expect(found == places)
    }
  }

  @Test("stacks inside stacks share the available size")
  func nested() throws {
    let root = emptyView(310, 100)
    let column = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 20)])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [column, Box(10, 10)])
    row.distribution = .fillEqually
    row.spacing = 10
    root.add(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(column.laidOut() == rect(0, 0, 150, 30))
    try #require(row.arrangedSubviews.count > 1)
    #expect(row.arrangedSubviews[1].frame == rect(160, 0, 150, 30))
  }

  @Test("a cell is as high as its content, and its content view as large as the cell")
  func selfSizing() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let text = label("Text that takes more than one line in a cell this narrow.", lines: 0)
    cell.contentView.add(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 120)
    #expect(size.height > 60)
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.size == size)
    #expect(text.frame.maxY == size.height - 10)
    #expect(cell.layoutProblems == [])
  }

  @Test("a cell without a complete chain of constraints has no height")
  func openChain() {
    let cell = UICollectionViewCell()
    let text = label("Text")
    cell.contentView.add(text)
    text.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == .zero)
  }

  @Test("content may have a size along one axis only")
  func oneAxis() {
    let root = emptyView(200, 100)
    let bar = UIProgressView()
    root.add(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      bar.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    #expect(bar.laidOut() == rect(10, 48, 180, 4))
    #expect(!bar.hasAmbiguousLayout)
  }

  @Test("alignment rectangles, not frames, are aligned")
  func alignmentInsets() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      }
    }
    let root = emptyView(100, 100)
    let view = Shadowed()
    root.add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(view.laidOut() == rect(6, 8, 32, 28))
  }

  @Test("a button is as large as its image and title with margins; a plain title has whole points")
  func button() {
    let button = UIButton(type: .custom)
    button.setTitle("Like", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(title.width != title.width.rounded())
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up) + 12))
    button.setImage(UIImage(size: CGSize(width: 20, height: 40)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width.rounded(.up) + 26, height: 44))
    button.setAttributedTitle(
      NSAttributedString(string: "Like", attributes: [.kern: 0]), for: .normal)
    let attributed = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: attributed.width + 26, height: 44))
  }

  @Test("a button of a kind with a symbol is as large as the symbol")
  func symbolButton() {
    for (scale, length) in [(2.0, 26.0), (3, 77.0 / 3)] {
      SimulatedDevice(scale: scale).run {
        let size = CGSize(width: length, height: length)
        #expect(UIButton(type: .contactAdd).intrinsicContentSize == size)
        #expect(UIButton(type: .infoDark).intrinsicContentSize == size)
      }
    }
  }
}
