import ConsoleLogs
import Geometry

/// Builds trees of views that come one after another, each with its depth.
struct TreeBuilder {
  private(set) var dumps: [ViewDump] = []
  private(set) var unreadLines: [UnreadLine] = []
  private(set) var otherUnreadCount = 0

  /// The views around the next one: their depths and indices.
  private var open: [(depth: Int, index: Int)] = []
  /// Where the bounds of each view of the last tree begin from its root, and the digits that are hidden.
  private var bounds: [(origin: CGPoint, hiddenDigits: Double)?] = []

  /// The most views of a text; further ones are counted as unread.
  ///
  /// Ours: the largest screens of apps have a few thousand.
  static let mostViews = 200_000
  private var viewCount = 0

  /// Adds a view at a depth, of which 0 begins a tree.
  ///
  /// With `hasSteps`, a view is one deeper than its superview, so that a missing line shows.
  mutating func add(_ view: ReadView, depth: Int, form: DumpForm, hasSteps: Bool = true) {
    guard viewCount < Self.mostViews else {
      otherUnreadCount += 1
      return
    }
    while let last = open.last, last.depth >= depth { open.removeLast() }
    if open.isEmpty {
      if depth == 0 || !hasSteps {
        begin(view, depth: depth, form: form)
        return
      }
      if dumps.last?.isRootGuessed != true || bounds.isEmpty || guessedDepth != depth {
        beginGuessed(at: view.line, depth: depth, form: form)
      } else {
        open = [(depth - 1, 0)]
      }
    }
    guard let last = open.last, let current = dumps.indices.last else { return }
    let isComplete = !hasSteps || last.depth == depth - 1
    var dumped = DumpedView(view, parent: last.index)
    let placed = place(view, in: last.index, isComplete: isComplete, &dumped)
    if let reason = dumped.unplacedReason, reason != Self.insideUnplaced {
      reject(view.line, view.className, because: reason)
    } else if view.isCut {
      reject(view.line, view.className, because: "it is cut off; its frame was read")
    }
    let index = dumps[current].views.count
    dumps[current].views.append(dumped)
    bounds.append(placed)
    open.append((depth, index))
    viewCount += 1
    if dumps[current].isRootGuessed, let frame = dumped.frame { growRoot(around: frame) }
  }

  /// Lists a line that could not be read, or counts it.
  mutating func reject(_ line: Int, _ text: String, because reason: String) {
    guard unreadLines.count < DumpText.mostUnreadLines else {
      otherUnreadCount += 1
      return
    }
    unreadLines.append(UnreadLine(line: line, text: String(text.prefix(80)), reason: reason))
  }

  /// Ends the last tree: what comes next is in none.
  mutating func close() { open = [] }

  // MARK: - Roots

  private mutating func begin(_ view: ReadView, depth: Int, form: DumpForm) {
    guard case .given(let frame, let digits) = view.frame, frame.width > 0, frame.height > 0 else {
      // What is inside has its own frames, and then a root that is guessed.
      reject(view.line, view.className, because: Self.reason(of: view) ?? "its frame is empty")
      return
    }
    var dumped = DumpedView(view, parent: nil)
    dumped.frame = CGRect(origin: .zero, size: frame.size)
    dumped.hiddenDigits = digits
    dumps.append(ViewDump(form: form, views: [dumped]))
    let origin = form.isOfScreen ? frame.origin : view.boundsOrigin
    bounds = [
      view.hasTransform && !form.isOfScreen
        ? nil
        : (CGPoint(x: -origin.x, y: -origin.y), form.isOfScreen ? digits : 0)
    ]
    open = [(depth, 0)]
    viewCount += 1
  }

  private var guessedDepth = 0

  private mutating func beginGuessed(at line: Int, depth: Int, form: DumpForm) {
    let root = DumpedView(line: line, className: "UIView", frame: .zero)
    var dump = ViewDump(form: form, views: [root])
    dump.isRootGuessed = true
    dumps.append(dump)
    bounds = [(.zero, 0)]
    guessedDepth = depth
    open = [(depth - 1, 0)]
  }

  private mutating func growRoot(around frame: CGRect) {
    let last = dumps.count - 1
    // What scrolls reaches beyond the screen; only direct subviews are mostly inside.
    guard open.count <= 2 else { return }
    let size = dumps[last].size
    dumps[last].views[0].frame = CGRect(
      x: 0, y: 0, width: max(size.width, frame.maxX), height: max(size.height, frame.maxY))
  }

  // MARK: - Places

  private static let insideUnplaced = "the frame of a view around it is not known"

  private static func reason(of view: ReadView) -> String? {
    switch view.frame {
    case .missing: view.isCut ? "it is cut off before its frame" : "it has no frame"
    case .invalid: "its frame has a number that is not finite, or too large"
    case .given: nil
    }
  }

  /// Places a view in the root, and returns where its bounds begin.
  private func place(
    _ view: ReadView, in parent: Int, isComplete: Bool, _ dumped: inout DumpedView
  ) -> (origin: CGPoint, hiddenDigits: Double)? {
    guard case .given(let frame, let digits) = view.frame else {
      dumped.unplacedReason = Self.reason(of: view)
      return nil
    }
    guard isComplete else {
      dumped.unplacedReason = "the line of its superview is missing"
      return nil
    }
    let isOfScreen = dumps[dumps.count - 1].form.isOfScreen
    guard let around = bounds[isOfScreen ? 0 : parent] else {
      dumped.unplacedReason = Self.insideUnplaced
      return nil
    }
    let origin = CGPoint(x: around.origin.x + frame.minX, y: around.origin.y + frame.minY)
    let hiddenDigits = around.hiddenDigits + digits
    guard !view.hasTransform else {
      dumped.unplacedReason = "it has a transform, so its frame is not that of its layout"
      return nil
    }
    dumped.frame = CGRect(origin: origin, size: frame.size)
    dumped.hiddenDigits = hiddenDigits
    let inner = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
    return (inner, hiddenDigits)
  }
}

extension DumpedView {
  fileprivate init(_ view: ReadView, parent: Int?) {
    self.init(
      line: view.line, parent: parent, className: view.className, baseClass: view.baseClass,
      identifier: view.identifier, text: view.text, isHidden: view.isHidden, isSpec: view.isSpec)
  }
}
