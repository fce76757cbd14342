import Scenarios
import Testing

@testable import ScenarioFiles

@Suite("Constraints written as Swift code")
struct SwiftConstraintsTests {
  @Test("every statement becomes its rules", arguments: translations)
  func translation(code: String, rules: [String]) throws {
    let read = try #require(SwiftConstraints(code))
    #expect(read.unread == nil)
    #expect(read.rules == rules)
    // YAML folds the lines of a text into one.
    let folded = code.split(whereSeparator: \.isNewline).joined(separator: " ")
    #expect(SwiftConstraints(folded)?.rules == rules)
  }

  @Test("code that ends anywhere is read up to there", arguments: translations)
  func beginning(code: String, rules: [String]) {
    for end in code.indices {
      let read = SwiftConstraints(String(code[..<end]))
      // The last statement may be read as far as it goes.
      #expect(rules.starts(with: (read?.rules ?? []).dropLast(4)), "\(code[..<end])")
    }
  }

  private static let translations: [(String, [String])] = [
    (
      """
      avatar.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(12); make.top.equalToSuperview().offset(12)
        make.size.equalTo(36)
      }
      """,
      [
        "avatar.leading == superview.leading + 12", "avatar.top == superview.top + 12",
        "avatar.width == 36", "avatar.height == 36",
      ]
    ),
    (
      "avatar.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }",
      [
        "avatar.top == superview.top + 8", "avatar.left == superview.left + 8",
        "avatar.bottom == superview.bottom - 8", "avatar.right == superview.right - 8",
      ]
    ),
    (
      "avatar.snp.makeConstraints { (make) -> Void in make.leading.trailing.equalTo(other) }",
      ["avatar.leading == other.leading", "avatar.trailing == other.trailing"]
    ),
    (
      "b.snp.remakeConstraints { make in make.left.equalTo(a.snp.right).offset(8).priority(.high) }",
      ["b.left == a.right + 8 @750"]
    ),
    (
      "b.snp.makeConstraints { $0.left.equalTo(a).priority(UILayoutPriority.defaultHigh + 1) }",
      ["b.left == a.left @751"]
    ),
    (
      """
      self.titleLabel.snp.makeConstraints { [weak self] (make: ConstraintMaker) in
        make.center.equalTo(self.card)
        make.width
          .lessThanOrEqualToSuperview()
          .multipliedBy(0.5)
          .priority(UILayoutPriority.required - 1)
        make.height.equalTo(titleLabel.snp.width).dividedBy(2).labeled("ratio")
      }
      """,
      [
        "titleLabel.centerX == card.centerX", "titleLabel.centerY == card.centerY",
        "titleLabel.width <= 0.5 * superview.width @999",
        "titleLabel.height == 0.5 * titleLabel.width",
      ]
    ),
    (
      """
      photo.snp.makeConstraints {
        $0.size.equalTo(CGSize(width: 40, height: 30))
        $0.edges.equalTo(card.safeAreaLayoutGuide).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        $0.left.equalTo(8)
        $0.right.bottom.equalTo(-8)
        $0.centerX.equalTo(100)
        $0.bottom.equalToSuperview(\\.safeAreaLayoutGuide).inset(8)
        $0.edges.equalTo(card.snp.margins)
        $0.width.equalToSuperview().inset(16)
        $0.top.greaterThanOrEqualTo(title.snp.bottom).offset(gap)
        $0.bottom.equalTo(view.snp.bottomMargin).inset(gap)
      }
      """,
      [
        "photo.width == 40", "photo.height == 30",
        "photo.top == card.safeAreaLayoutGuide.top + 1",
        "photo.left == card.safeAreaLayoutGuide.left + 2",
        "photo.bottom == card.safeAreaLayoutGuide.bottom - 3",
        "photo.right == card.safeAreaLayoutGuide.right - 4", "photo.left == superview.left + 8",
        "photo.right == superview.right - 8", "photo.bottom == superview.bottom - 8",
        "photo.centerX == superview.left + 100",
        "photo.bottom == superview.safeAreaLayoutGuide.bottom - 8",
        "photo.top == card.layoutMarginsGuide.top", "photo.left == card.layoutMarginsGuide.left",
        "photo.bottom == card.layoutMarginsGuide.bottom",
        "photo.right == card.layoutMarginsGuide.right", "photo.width == superview.width - 32",
        "photo.top >= title.bottom + gap", "photo.bottom == view.layoutMarginsGuide.bottom - gap",
      ]
    ),
    (
      """
      view.addSubview(icon); icon.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 8),
        icon.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor),
        icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 1.5, constant: -4),
        icon.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
        title.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 2),
      ])
      """,
      [
        "icon.leading == view.layoutMarginsGuide.leading + 8", "icon.top >= title.bottom",
        "icon.width == 1.5 * icon.height - 4", "icon.height <= 40",
        "title.leading == icon.trailing + 16",
      ]
    ),
    (
      """
      let width = icon.widthAnchor.constraint(equalToConstant: 40)
      width.priority = .defaultHigh; width.isActive = true
      NSLayoutConstraint(item: icon, attribute: .top, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 8).isActive = true
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[icon]-|", options: [],
        metrics: nil, views: views))
      """,
      ["icon.width == 40 @750", "icon.top == 8", "H:|-[icon]-|"]
    ),
  ]

  @Test("a statement that no rule says is named, with the reason", arguments: untranslated)
  func unread(code: String, sentence: String) {
    #expect(SwiftConstraints(code)?.unread?.sentence == sentence)
  }

  private static let untranslated: [(String, String)] = [
    (
      "a.snp.makeConstraints { make in make.top.equalTo(b); make.width.equalTo(2 * side()) }",
      "'make.width.equalTo(2 * side())' has no rule: '2 * side()' is neither a number nor an item"
    ),
    (
      "a.snp.makeConstraints { make in\n  make.top.equalTo(b)\n  make.middle.equalTo(b)\n}",
      "'make.middle.equalTo(b)' has no rule: there is no attribute 'middle'"
    ),
    (
      "a.snp.makeConstraints { make in if isWide { make.top.equalTo(b) } }",
      "'if' has no rule: it is no constraint"
    ),
    (
      "make.edges.equalToSuperview()",
      "'make.edges.equalToSuperview()' has no rule: it does not say which item it constrains: write "
        + "all of ITEM.snp.makeConstraints"
    ),
    (
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor), other])",
      "'other' has no rule: it is no constraint"
    ),
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = false",
      "'a.topAnchor.constraint(equalTo: b.topAnchor).isActive = f…' has no rule: it is not active"
    ),
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: c.d(8) + 1)",
      "'a.topAnchor.constraint(equalTo: b.topAnchor, constant: c.…' has no rule: 'c.d(8) + 1' is "
        + "neither a number nor a name"
    ),
  ]

  @Test("code in a scenario gets all of its rules", arguments: blocks)
  func block(constraints: String, written: String) {
    #expect(Self.suggestion(constraints) == written)
  }

  private static let blocks = [
    (
      """
      constraints:
        - photo.snp.makeConstraints { make in make.leading.equalToSuperview().offset(12); \
      make.top.equalToSuperview().offset(12); make.size.equalTo(36) }
        - title.top == photo.top
      """,
      """
      this is SnapKit's code: here a rule names its item
      write   - photo.leading == superview.leading + 12
              - photo.top == superview.top + 12
              - photo.width == 36
              - photo.height == 36
      """
    ),
    (
      """
      constraints:
        hierarchy: { title: [photo] }
        rules:
          - |
            photo.snp.makeConstraints { make in
              // Beside the edges of its superview.
              make.leading.equalToSuperview()
              make.trailing.lessThanOrEqualTo(self.view)
            }
      """,
      """
      this is SnapKit's code: here a rule names its item
      write   - photo.leading == title.leading
              - photo.trailing <= superview.trailing
      """
    ),
    (
      """
      constraints: |
        photo.snp.makeConstraints {
          $0.top.equalTo(title.snp.bottom).offset(8)
        }
        title.snp.makeConstraints { $0.top.equalToSuperview() }
      """,
      """
      this is SnapKit's code: here a rule names its item
      write   constraints:
                - photo.top == title.bottom + 8
                - title.top == superview.top
      """
    ),
    (
      """
      constraints:
        photo.snp.makeConstraints { make in
          make.top.equalTo(title.snp.bottom).offset(8)
          make.left.equalTo(card.snp.left)
        }
      """,
      """
      this is SnapKit's code: here a rule names its item
      write   - photo.top == title.bottom + 8
              - photo.left == card.left
      there is no element 'card': expected one of: superview, photo, title
      """
    ),
    (
      """
      constraints:
        photo.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
          photo.topAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.topAnchor),
        ])
        title.topAnchor.constraint(equalTo: photo.topAnchor).isActive = true
      """,
      """
      this is UIKit's code: here a constraint is a rule
      write   - photo.leading == superview.leading + 8
              - photo.top == superview.safeAreaLayoutGuide.top
              - title.top == photo.top
      """
    ),
    (
      """
      constraints:
        - photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8)
        - photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
        - title.top == photo.top
      """,
      """
      this is UIKit's code: here a constraint is a rule
      write   - photo.leading == superview.leading + 8
              - photo.top == superview.top + 8
      """
    ),
    (
      """
      constraints:
        - photo.snp.makeConstraints { make in make.top.equalTo(title.snp.middle) }
      """,
      """
      this is SnapKit's code: here a rule names its item
      'make.top.equalTo(title.snp.middle)' has no rule: there is no attribute 'middle'
      """
    ),
  ]

  /// The hints of the first mistake.
  private static func suggestion(_ constraints: String) -> String {
    let before = ScenarioText.valid.split(separator: "\n").prefix { $0 != "constraints:" }
    do {
      _ = try ScenarioText.read(before.joined(separator: "\n") + "\n" + constraints)
      return ""
    } catch {
      return error.diagnostics.first?.hints.joined(separator: "\n") ?? ""
    }
  }

  @Test(
    "code that is deep, long or broken is no reason to stop",
    arguments: [
      String(repeating: "(", count: 5000), String(repeating: "{", count: 5000),
      String(repeating: "-", count: 5000), String(repeating: "a.", count: 5000),
      String(repeating: "1+", count: 5000), String(repeating: "a.b(", count: 2000), "}])", "\"",
      "{ in",
    ])
  func hostile(code: String) {
    for text in ["a.snp.makeConstraints \(code)", "NSLayoutConstraint.activate([\(code)", code] {
      let read = SwiftConstraints("a.snp.makeConstraints { $0.top.equalTo(b) }; \(text)")
      #expect(read == nil || read?.rules.first == "a.top == b.top")
    }
  }
}
