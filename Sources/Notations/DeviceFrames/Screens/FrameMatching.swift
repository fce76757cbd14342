package import Geometry
import LayoutConstraints
package import Scenarios

/// The views of a device that are elements of a scenario: by identifier, text, class, order, then place.
///
/// A pass matches only what is unique in it, among what earlier passes left.
package struct FrameMatching: Sendable {
  /// The sign by which a view was found.
  package enum Sign: String, Sendable, CaseIterable {
    case identifier, text, className = "class", order, place
  }

  /// An element and its view.
  package struct Match: Sendable {
    package var element: String
    /// The line of the view, from 1.
    package var line: Int
    package var sign: Sign
    /// The frame from the container's top left corner, in points.
    package var frame: CGRect
  }

  /// An element without a view, and why: a clause that follows "because".
  package struct Unmatched: Sendable, Equatable {
    package var element: String
    package var reason: String
  }

  package private(set) var matches: [Match] = []
  package private(set) var unmatched: [Unmatched] = []
  /// The number of views that no element is.
  package private(set) var otherViewCount = 0

  private var views: [Candidate] = []
  private var elements: [Wanted] = []
  private var doubts: [String: String] = [:]

  private struct Candidate {
    var view: DumpedView
    /// The index of the view around it; `nil` inside the root.
    var parent: Int?
    var kind: DumpedKind
    var frame: CGRect?
    /// The letters of its identifier, its text and its class: each is compared with every element.
    var identifier, text: String?
    var className: String
    /// The index of its element.
    var element: Int?
    var isTaken: Bool { element != nil }
    var isStack: Bool {
      ClassName.isStack(view.className) || view.baseClass.map(ClassName.isStack) == true
    }
  }

  fileprivate struct Wanted {
    var name: String
    var kind: DumpedKind
    var text: String?
    var letters = ""
    /// The index of its view.
    var view: Int?
    var isFound: Bool { view != nil }
  }

  /// Matches the views inside a root with the elements and stack views of a scenario.
  package init(_ scenario: Scenario, _ dump: ViewDump, root: Int = 0) {
    let origin = dump.views[root].frame?.origin ?? .zero
    views = KeptViews(dump, root: root).views.map { kept in
      var view = dump.views[kept.index]
      view.text = view.text ?? kept.innerText
      return Candidate(
        view: view, parent: kept.parent, kind: DumpedKind(view),
        frame: view.frame?.offsetBy(dx: -origin.x, dy: -origin.y),
        identifier: view.identifier.map(NameMatch.letters), text: view.text.map(NameMatch.letters),
        className: NameMatch.letters(ClassName.word(view.className)))
    }
    let stacks = scenario.constraints.map { system in
      system.stackViews.map { system.items[$0.item].name }
    }
    let known = Set(scenario.elements.map(\.name))
    elements =
      scenario.elements.map { Wanted($0) }
      + (stacks ?? []).filter { !known.contains($0) && $0 != "superview" }
      .map { Wanted(name: $0, kind: .plain) }
    for index in elements.indices {
      elements[index].letters = NameMatch.letters(elements[index].name)
    }
    match(by: .identifier) { element, candidate in
      candidate.identifier.map { NameMatch.isSame($0, element.letters) } ?? false
    }
    match(by: .text) { element, candidate in
      guard let text = candidate.view.text else { return false }
      return element.text.map { NameMatch.isSameText(text, $0) }
        ?? candidate.text.map { NameMatch.isSame($0, element.letters) } ?? false
    }
    match(by: .className) { element, candidate in
      NameMatch.isSame(candidate.className, element.letters)
    }
    for kind in [DumpedKind.text, .image] { matchInOrder(kind) }
    if let system = scenario.constraints { matchByPlace(in: system) }
    finish()
  }

  private mutating func match(by sign: Sign, _ isMatch: (Wanted, Candidate) -> Bool) {
    var found: [Int: [Int]] = [:]
    var wanting: [Int: Int] = [:]
    for element in elements.indices where !elements[element].isFound {
      let fitting = views.indices.filter {
        !views[$0].isTaken && isMatch(elements[element], views[$0])
      }
      guard !fitting.isEmpty else { continue }
      found[element] = fitting
      for view in fitting { wanting[view, default: 0] += 1 }
    }
    for (element, fitting) in found.sorted(by: { $0.key < $1.key }) {
      if fitting.count == 1, wanting[fitting[0]] == 1 {
        pair(element, fitting[0], sign)
      } else {
        let lines = fitting.prefix(3).map { "\(views[$0].view.line)" }.joined(separator: ", ")
        doubts[elements[element].name] =
          fitting.count == 1
          ? "several elements have the \(sign.rawValue) of the view in line \(lines)"
          : "\(fitting.count) views have its \(sign.rawValue), in lines \(lines)"
            + (fitting.count > 3 ? " and others" : "")
      }
    }
  }

  /// Pairs what is left of a kind, if there are as many views as elements.
  private mutating func matchInOrder(_ kind: DumpedKind) {
    let wanted = elements.indices.filter { !elements[$0].isFound && elements[$0].kind == kind }
    let left = views.indices.filter {
      !views[$0].isTaken && views[$0].kind == kind && !views[$0].view.isHidden
    }
    guard !wanted.isEmpty else { return }
    guard wanted.count == left.count else {
      for element in wanted where doubts[elements[element].name] == nil {
        doubts[elements[element].name] =
          "no view has its name or text, and by order, \(left.count) views of its kind are left for \(wanted.count == 1 ? "1 element" : "\(wanted.count) elements")"
      }
      return
    }
    for (element, view) in zip(wanted, left) { pair(element, view, .order) }
  }

  /// Pairs what is inside a view with what is inside its element, if both are alike: stack views in order, and
  /// all others in order.
  private mutating func matchByPlace(in system: ConstraintSystem) {
    let places = Dictionary(elements.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let stacks = Set(system.stackViews.map(\.item))
    var inside: [Group: [Int?]] = [:]
    for (item, subviews) in system.subviews {
      for view in subviews {
        inside[Group(around: item, isStack: stacks.contains(view)), default: []]
          .append(places[system.items[view].name])
      }
    }
    let viewsInside = Dictionary(grouping: views.indices) {
      Group(around: views[$0].parent, isStack: views[$0].isStack)
    }
    var pairs: [(item: Int, view: Int?)] = [(ConstraintSystem.container, nil)]
    pairs += elements.compactMap { element in
      guard let view = element.view, let item = system.index(of: element.name) else { return nil }
      return (item, view)
    }
    while let (item, view) = pairs.popLast() {
      for isStack in [true, false] {
        guard let wanted = inside[Group(around: item, isStack: isStack)],
          let found = viewsInside[Group(around: view, isStack: isStack)],
          wanted.count == found.count, zip(wanted, found).allSatisfy(mayBePair)
        else { continue }
        for case (let element?, let view) in zip(wanted, found) where !elements[element].isFound {
          pair(element, view, .place)
          if let item = system.index(of: elements[element].name) { pairs.append((item, view)) }
        }
      }
    }
  }

  /// The stack views inside a view or an item, or all else inside it.
  private struct Group: Hashable {
    var around: Int?
    var isStack: Bool
  }

  private func mayBePair(_ element: Int?, _ view: Int) -> Bool {
    guard let element else { return !views[view].isTaken }
    if elements[element].isFound || views[view].isTaken { return elements[element].view == view }
    return elements[element].kind == .plain || elements[element].kind == views[view].kind
  }

  private mutating func pair(_ element: Int, _ view: Int, _ sign: Sign) {
    elements[element].view = view
    views[view].element = element
    let name = elements[element].name
    guard let frame = views[view].frame else {
      unmatched.append(
        Unmatched(
          element: name,
          reason: "the frame of its view in line \(views[view].view.line) is not known"))
      return
    }
    matches.append(
      Match(element: name, line: views[view].view.line, sign: sign, frame: frame.keptDigits))
  }

  private mutating func finish() {
    let places = Dictionary(elements.enumerated().map { ($1.name, $0) }) { first, _ in first }
    matches.sort { (places[$0.element] ?? 0) < (places[$1.element] ?? 0) }
    unmatched += elements.filter { !$0.isFound }.map { element in
      Unmatched(
        element: element.name,
        reason: doubts[element.name] ?? "no view has its name, its text or its class")
    }
    otherViewCount = views.count { !$0.isTaken }
  }
}

extension ConstraintSystem {
  /// The views inside each item, in their order: that of a stack view, or else that of the items.
  fileprivate var subviews: [Int: [Int]] {
    let views = items.indices.dropFirst().filter { items[$0].kind == .view }
    let inside = Dictionary(grouping: views) { items[$0].parent }
    return inside.merging(stackViews.map { ($0.item, $0.arranged) }) { all, arranged in
      all.count == arranged.count ? arranged : all
    }
  }
}

extension FrameMatching.Wanted {
  fileprivate init(_ element: Element) {
    name = element.name
    text = element.text
    switch element.kind {
    case .text: kind = .text
    case .image: kind = .image
    case .box: kind = .plain
    }
  }
}

extension Element {
  /// The text that it shows: its own, or the title of a control.
  var text: String? {
    if case .text(let own) = kind { own.text } else { control?.title }
  }
}

/// Compares names in code with names on a device.
enum NameMatch {
  /// The words that end the name of one of two things that are the same.
  private static let endings: Set = [
    "label", "view", "button", "image", "imageview", "text", "node", "textnode", "imagenode",
    "field", "textfield", "stack", "stackview", "control", "cell",
  ]

  /// Whether the letters of two names are equal but for the kind of view at the end.
  static func isSame(_ first: String, _ second: String) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    if first == second { return true }
    for (short, long) in [(first, second), (second, first)] where long.hasPrefix(short) {
      if endings.contains(String(long.dropFirst(short.count))) { return true }
    }
    return false
  }

  /// The letters and digits of the start of a name, in lower case.
  static func letters(_ name: String) -> String {
    name.prefix(100).lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether a text on a device is one of a scenario; older systems cut it after 25 characters.
  static func isSameText(_ shown: String, _ wanted: String) -> Bool {
    if shown == wanted { return true }
    for ending in ["...", "…"] where shown.hasSuffix(ending) {
      let start = shown.dropLast(ending.count)
      if start.count >= 8, wanted.hasPrefix(start) { return true }
    }
    return false
  }
}
