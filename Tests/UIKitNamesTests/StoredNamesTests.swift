import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Names without an influence on layout, and those with one")
struct StoredNamesTests {
  @Test("a text view that does not scroll is as high as its text with the space around it")
  func textView() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "One line"
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 6)
    view.isScrollEnabled = false
    let label = UILabel()
    label.font = view.font
    label.text = view.text
    let text = label.intrinsicContentSize
    #expect(
      view.intrinsicContentSize == CGSize(width: text.width + 11, height: text.height + 7))
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("a button with a configuration has its insets, and its image on the side it says")
  func buttonConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(size: CGSize(width: 20, height: 10))
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 24))
    configuration.title = "A"
    configuration.imagePlacement = .top
    configuration.imagePadding = 4
    button.configuration = configuration
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize
        == CGSize(width: max(20, title.width) + 24, height: 10 + 4 + title.height + 14))
  }

  @Test("transforms have no influence on frames")
  func transform() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("the guide of the bar at the top ends where the safe area begins")
  func topLayoutGuide() {
    let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    SimulatedDevice(safeAreaInsets: insets).run {
      let controller = UIViewController()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      controller.view.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
    }
  }

  final class OwnConstraint: NSLayoutConstraint {
    var isSpecial = false
  }

  @Test("a constraint can be subclassed and made of nothing")
  func ownConstraint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let constraint = OwnConstraint(
      item: inner, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 30)
    constraint.isActive = true
    var placeholder = NSLayoutConstraint()
    placeholder = constraint
    view.layoutIfNeeded()
    #expect(inner.frame.width == 30)
    #expect(placeholder === constraint)
  }

  @Test("the content size of the root is not asked where nothing constrains it")
  func rootContentSize() {
    final class Root: UIView {
      var isAsked = false
      override var intrinsicContentSize: CGSize {
        isAsked = true
        return super.intrinsicContentSize
      }
    }
    let root = Root(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(UIView())
    root.layoutIfNeeded()
    #expect(root.layoutProblems.isEmpty)
    #expect(!root.isAsked)
  }
}

@MainActor
@Suite("Objects that are stored with others")
struct AssociationTests {
  @Test("a value is found with its object and its key, and not with an object made later")
  func association() {
    let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    defer { keys.deallocate() }
    let key = UnsafeRawPointer(keys)
    let view = UIView()
    objc_setAssociatedObject(view, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) as? String == "a")
    #expect(objc_getAssociatedObject(view, key + 1) == nil)
    objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) == nil)
    for _ in 0..<200 {
      let other = UIView()
      #expect(objc_getAssociatedObject(other, key) == nil)
      objc_setAssociatedObject(other, key, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
