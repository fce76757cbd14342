import ConsoleLogs
import LinearProgramming
import Phrases
import Testing

@testable import Diagnosing

@Suite("Parts of diagnoses")
struct DiagnosisPartTests {
  // MARK: - Names

  /// Items in the order in which one log names them, each with its name in rules.
  private static let names = """
    UILabel:0x1 = label; UILabel:0x2 = label2; Label2:0x3 = label22; \
    _UIShadowView:0x4 = shadowView; Harbor.BadgeView:0x5 = badgeView; \
    NSTextField:0x6 = textField; UI:0x7 = ui; NSX:0x8 = x; \
    UITableViewCellContentView:0x9 = contentView; \
    UICollectionViewCellContentView:0x10 = contentView2; \
    UIListContentView:0x11 = listContentView; URLField:0x12 = urlField; ABC:0x13 = abc; \
    Left:0x14 = leftView; Superview:0x15 = superviewView; UILabel:0x16'URL here' = urlHereLabel; \
    UILabel:0x17'12 monkeys' = monkeysLabel; UILabel:0x18'...' = label3; \
    UILabel:0x19'Top' = topLabel; \
    UILabel:0x20'abcdefghijklmnopqrstuvwx' = abcdefghijklmnopqrstuvwxLabel; \
    UILabel:0x21'abcdefghijklmnopqrstuvwxy' = label4; UILabel:0x22'Shore label' = shoreLabel; \
    UILayoutGuide:0x23'UIViewLayoutMarginsGuide' = layoutMarginsGuide; \
    UILayoutGuide:0x24'UIView-Guide' = guide; UILayoutGuide:0x25'UIViewGuide' = guide2; \
    UILayoutGuide:0x26'ViewGuide' = viewGuideLayoutGuide; \
    UILayoutGuide:0x27'UIViewSafe' = uiViewSafeLayoutGuide; \
    UIView:abcdefghijklmnopqrstuvwxyzabcd[0x28] = abcdefghijklmnopqrstuvwxyzabcd; \
    UIView:abcdefghijklmnopqrstuvwxyzabcde[0x29] = view; UIView:width[0x30] = widthView
    """.split(separator: "; ").map { $0.split(separator: " = ").map(String.init) }

  @Test("an item is named by its name, its text or its class, unlike any other and any attribute")
  func items() throws {
    let lines = Self.names.map { "\($0[0]).width == 5" }.joined(separator: "; ")
    #expect(try GivenLines(lines).diagnosis.items.map(\.name) == Self.names.map { $0[1] })
  }

  @Test(
    "what a later line prints of a view counts for its name, and its first superview stays",
    arguments: [
      ("box.height == 3   (active, names: box:0xa ); A:0xa'Later'.height == 3", ["box"]),
      ("A:0xa.height == 3; A:0xa'Later'.height == 3; A:0xa'Last'.height == 3", ["laterA"]),
      ("H:|-(8)-[a]; box.height == 3   (active, names: box:0xa )", ["box", "superviewOfBox"]),
      ("H:|-(8)-[a]; H:|-(8)-[a] in b; H:[a]-(8)-| in c", ["a", "superviewOfA", "b", "c"]),
      ("H:|-(8)-[photo]; V:|-(8)-[photo]", ["photo", "superviewOfPhoto"]),
    ])
  func laterLines(lines: String, names: [String]) throws {
    #expect(try GivenLines(lines).diagnosis.items.map(\.name) == names)
  }

  @Test(
    "a scenario lists each view as it was printed, on one line",
    arguments: [
      ("UIView:box[0x3c]", "box: UIView 'box' 0x3c"), ("photo", "photo: 'photo'"),
      ("UIView:title", "title: UIView 'title'"),
      (
        #"UILabel:0x1'q\U2028b\U2029c\U0085d\UFEFFe\U0007f'"#,
        "qBCDEFLabel: UILabel 'q b c d e f' 0x1"
      ),
    ])
  func words(item: String, words: String) throws {
    let text = LogScenario.text(of: try GivenLines("\(item).width == 4").diagnosis)
    #expect(text.contains("\n#   \(words)\n"), "\(text)")
  }

  // MARK: - The line that breaks

  /// Lines of a log by the rank of their kinds: those that break first, first.
  private static let ranks = [
    ["a.width == 10", "a.height >= 4"], ["a.width == 2*b.width", "a.width == 0.5*a.height"],
    ["a.trailing == b.trailing", "a.right == b.bottom"],
    ["a.leading == b.trailing", "a.bottom == b.top", "a.trailing == 0.5*b.width"],
    ["a.width == 0", "a.height <= 0"], ["a.width == b.width", "a.width == b.height"],
    ["a.leading == b.leading", "a.top == 0.5*b.height"],
    ["a.minX == 8", "(a.left - b.left) == c.width"], ["a.width is 4"],
    ["'UISV-spacing' a.width == 10"], ["'UISV-alignment' a.leading == b.leading"],
    ["'UIView-Encapsulated-Layout-Width' a.width == 10", "'IB_' a.width == 9"],
    ["'UIView-leftMargin-guide' a.leading == b.leading"],
  ]

  @Test("the likely broken line is of the first kind, and of one kind it is the first line")
  func guess() throws {
    for (rank, kind) in Self.ranks.enumerated() {
      for line in kind {
        for other in kind {
          let log = try GivenLines("\(line); \(other)").log
          #expect(BreakingGuess(log: log).line(among: [0, 1]) == 0, "\(line); \(other)")
        }
        for later in Self.ranks[(rank + 1)...].joined() {
          let log = try GivenLines("\(later); \(line)").log
          #expect(BreakingGuess(log: log).line(among: [0, 1]) == 1, "\(later); \(line)")
          #expect(BreakingGuess(log: log).line(among: [0]) == 0)
        }
      }
    }
    #expect(BreakingGuess(log: try GivenLines("a.width == 1").log).line(among: []) == nil)
  }

  // MARK: - The picture

  /// Logs with their pictures, each bar with its start and its end; nothing where there is none.
  private static let pictures = GivenLines.all(
    """
    b.width == 320; H:|-(16)-[a] in b; a.width == 400; H:[a]-(16)-| in b
      x b 0 432 a 16 416
    [broken 2] b.width == 320; H:|-(16)-[a] in b; a.width == 400; H:[a]-(16)-| in b
      x b 0 320 a 16 304
    [broken 1] b.width == 320; H:|-(16)-[a] in b; a.width == 400; H:[a]-(16)-| in b
      x a -96 304 b 0 320
    [broken 1] V:|-(16)-[a] in b; b.height == 320; a.height == 400; V:[a]-(16)-| in b
      y b 0 432 a 16 416
    b.width == 20; b.width == 10
    a.leading == b.leading + 5; a.width == 10; b.trailing == a.trailing + 8; b.width == 30
      x b -5 25 a 0 17
    a.top == b.top; a.height == 10; b.height == 30; a.bottom == b.bottom
      y a 0 30 b 0 30
    a.width == b.height; a.width == 10; b.height == 30
    a.width == 10; c.width == a.width; b.height == c.width; b.height == 30; c.leading == a.leading
      x a 0 30 c 0 30
    b.width == 320; H:|-(16)-[a] in b; a.width == 400; H:[a]-(16)-| in b; c.width == 5; c.width \
    == 6
    [broken 0] b.width == 320; H:|-(16)-[a] in b; a.width >= 400; H:[a]-(16)-| in b
    H:|-(16)-[a] in b; H:|-(16)-[b] in c; H:[a]-(16)-| in c; a.width == 300; c.width == 320
      x c 0 320 a 32 304
    """)

  private static func words(_ picture: LogPicture?) -> String {
    guard let picture else { return "" }
    let bars = picture.bars.map { "\($0.name) \(Int($0.start)) \(Int($0.start + $0.length))" }
    return ([picture.isHorizontal ? "x" : "y"] + bars).joined(separator: " ")
  }

  @Test(
    "a picture has the views that have one place without the broken line, the largest first",
    arguments: pictures)
  func picture(given: GivenLines) throws {
    #expect(try Self.words(given.diagnosis.picture) == given.says.joined())
  }

  @Test("a picture has at most twelve views", arguments: [2, 12, 13])
  func mostBars(count: Int) throws {
    let views = (0..<count).map { "X:0x\(100 + $0)" }
    let lines =
      zip(views, views.dropFirst()).map { "\($1).leading == \($0).trailing" }
      + ["\(views[count - 1]).leading == \(views[0]).leading", "\(views[0]).width == 4"]
      + views.dropFirst().map { "\($0).width == 0" }
    let diagnosis = try GivenLines(lines.joined(separator: "; ")).diagnosis
    #expect(diagnosis.status == .conflict)
    #expect(diagnosis.picture?.bars.count == (count > 12 ? nil : count))
  }

  // MARK: - What takes part

  @Test(
    "a content size is at least, at most or exactly so large where its priorities are required",
    arguments: [
      (250.0, 1000.0, "label.width >= 42", [2.0, nil]),
      (999, 1000, "label.width >= 42", [2, nil]),
      (1000, 750, "label.width <= 42", [nil, 8]), (1000, 999, "label.width <= 42", [nil, 8]),
      (1000, 1000, "label.width == 42", [2, 8]), (999, 999, "label.width == 42 @999", [nil, nil]),
      (250, 750, "label.width >= 42 @750", [nil, nil]),
      (750, 250, "label.width <= 42 @750", [nil, nil]),
    ] as [(Double, Double, String, [Double?])])
  func contentSizes(hugging: Double, resistance: Double, rule: String, points: [Double?]) throws {
    for (width, points) in zip([40, 50], points) {
      let diagnosis = try GivenLines(
        "<NSContentSizeLayoutConstraint:0x60 H:[UILabel:0x1(42)] Hug:\(hugging) CompressionResistance:\(resistance)>; UILabel:0x1.width == \(width)"
      ).diagnosis
      #expect(diagnosis.lines[0].rule == rule)
      #expect(diagnosis.points == points, "\(width)")
      let isOptional = max(hugging, resistance) < 1000
      #expect(diagnosis.lines[0].exclusion == (isOptional ? .optional : nil))
    }
  }

  @Test(
    "a number just within the limits takes part, and one just beyond does not",
    arguments: [
      ("a.width == 10000000", true), ("a.width == 10000001", false),
      ("a.width + 10000000 == 4", true), ("a.width + 10000001 == 4", false),
      ("a.width == 0.00001*b.width", true), ("a.width == 0.000009*b.width", false),
      ("a.width == -100000*b.width", true), ("a.width == -100001*b.width", false),
      ("a.width == 0*b.width", true), ("a.width == 4 priority:1001", true),
    ])
  func limits(line: String, takesPart: Bool) throws {
    let exclusion = try GivenLines(line).diagnosis.lines[0].exclusion
    #expect(exclusion == (takesPart ? nil : .unusableNumber))
  }

  @Test("of lines with one address the first takes part, and lines without an address all do")
  func repetitions() throws {
    let line = "<NSLayoutConstraint:0x60 UIView:0x1.width == 4>"
    let named = "<NSLayoutConstraint:id UIView:0x1.width == 4>"
    let diagnosis = try GivenLines([line, line, named, line, named].joined(separator: "; "))
      .diagnosis
    #expect(
      diagnosis.lines.map(\.exclusion)
        == [nil, .repetition(of: 0), nil, .repetition(of: 0), nil])
  }

  // MARK: - Where the work ends

  @Test(
    "searches end in the order in which they are made",
    arguments: [
      (
        "a.trailing <= b.leading - 5; a.leading >= b.leading",
        [.conflict, .otherDirection, .negativeSizes, .fix, .furtherConflicts, .picture]
      ), ("a.leading == b.leadingMargin; a.leading == b.leading + 16", [.conflict, .conditions]),
    ] as [(String, [DiagnosisEnd.Search])])
  func searches(lines: String, searches: [DiagnosisEnd.Search]) throws {
    let log = try GivenLines(lines).log
    var ends: [DiagnosisEnd.Search] = []
    for budget in 1...120 {
      let end = try LogDiagnoser.diagnosis(of: log, budget: budget).end
      if let end, ends.last != end.search { ends.append(end.search) }
    }
    #expect(ends == searches)
  }

  @Test("an allowance of the caller's replaces the budget, be it smaller or larger")
  func allowance() throws {
    let log = try GivenLines("a.trailing <= b.leading - 5; a.leading >= b.leading").log
    func end(steps: Int, budget: Int) throws -> DiagnosisEnd? {
      try SolverAllowance.$current.withValue(SolverAllowance(steps: steps)) {
        try LogDiagnoser.diagnosis(of: log, budget: budget).end
      }
    }
    let spent = DiagnosisEnd(search: .conflict, reason: .allowance(.steps(most: 1)))
    #expect(try end(steps: 1, budget: 1000) == spent)
    #expect(try end(steps: 1000, budget: 1) == nil)
    #expect(spent.isBudgetSpent)
    let trouble = DiagnosisEnd(search: .picture, reason: .roundingErrors)
    #expect(!trouble.isBudgetSpent)
    #expect(
      trouble.phrase.text
        == "the search for where the views would be ended since rounding errors prevent a reliable answer"
    )
  }
}
