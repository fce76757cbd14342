import ConsoleLogs
import Geometry
import InterfaceBuilder
package import Scenarios

/// The screens of a text: trees of one screen are joined, each as one container.
package struct DeviceScreens {
  package private(set) var screens: [DeviceScreen] = []

  /// The most elements of a screen; further ones are left out with a note.
  ///
  /// Ours: a scenario file has at most 200 000 values.
  package static let mostElements = 4000
  /// The most trees of one screen.
  private static let mostContainers = 30

  /// One step of the way to a view, by what is the same in two trees of one screen.
  private struct Step: Hashable {
    /// The number of the way to the view around it; -1 for the container, and -2 for an identifier.
    var around: Int
    var name: String
    /// The number of views of this name before it in the same view.
    var count = 0
  }

  /// A screen that is being joined, with the keys of its elements.
  fileprivate struct OpenScreen {
    var screen: DeviceScreen
    var rootClass: String
    /// The elements by the numbers of the ways to their views.
    var keys: [Int: Int] = [:]
    var names = ViewNames()
  }

  private var open: [OpenScreen] = []
  /// The number of each way.
  private var ways: [Step: Int] = [:]

  /// Joins the trees of a text; `file` is the name in titles.
  ///
  /// With `root`, the container is the view with this identifier, text or class in each tree that has one.
  ///
  /// - Throws: a diagnostic where no tree has the root.
  package init(_ text: DumpText, file: String, root: String? = nil) throws(Diagnostic) {
    let chosen = try Self.roots(in: text, file: file, named: root)
    for (dump, root) in chosen { add(dump, root: root, file: file) }
    screens = open.map(\.screen)
    addUnread(text)
    var taken: [String: Int] = [:]
    for index in screens.indices {
      let number = taken[screens[index].name, default: 0] + 1
      taken[screens[index].name] = number
      if number > 1 { screens[index].name += "-\(number)" }
    }
  }

  /// The trees with the index of the view that is the container.
  package static func roots(
    in text: DumpText, file: String, named name: String?
  ) throws(Diagnostic) -> [(dump: ViewDump, root: Int)] {
    guard let name else { return text.dumps.map { ($0, 0) } }
    let found = text.dumps.compactMap { dump in
      dump.views.firstIndex { $0.isNamed(name) && $0.frame != nil }.map { (dump: dump, root: $0) }
    }
    guard found.isEmpty else { return found }
    let views = text.dumps.flatMap { $0.views.prefix(1000) }
    let names = views.flatMap { [$0.identifier, ClassName.plain($0.className)].compactMap { $0 } }
    var seen: Set<String> = []
    throw Diagnostic(
      file: file, at: .start,
      "no view with a frame has the identifier, the text or the class '\(name.shortened)'",
      hints: [NearestWord.hint(for: name, among: names.filter { seen.insert($0).inserted })])
  }

  private mutating func add(_ dump: ViewDump, root: Int, file: String) {
    let kept = KeptViews(dump, root: root)
    // One view alone has no layout: a message of the system names many.
    guard !kept.views.isEmpty else { return }
    let rootView = dump.views[root]
    guard let size = rootView.frame?.keptDigits.size,
      let container = Container("\(Double(size.width).plain)x\(Double(size.height).plain)")
    else { return }
    let keys = keys(of: kept, in: dump)
    // Half of the views of a tree are those of its screen.
    let place =
      open.indices.first { index in
        open[index].rootClass == rootView.className
          && keys.count { open[index].keys[$0] != nil } * 2 >= keys.count
      } ?? begin(dump, root, file: file)
    var screen = open[place]
    guard !screen.screen.containers.contains(container),
      screen.screen.containers.count < Self.mostContainers
    else {
      screen.screen.notes.append(
        ImportNote(
          line: rootView.line, subject: ClassName.plain(rootView.className),
          reason: "left out: an earlier tree of this screen is \(container.inPoints), too"))
      open[place] = screen
      return
    }
    screen.screen.containers.append(container)
    Self.add(kept, of: dump, keys, to: &screen)
    open[place] = screen
  }

  private mutating func begin(_ dump: ViewDump, _ root: Int, file: String) -> Int {
    let view = dump.views[root]
    let stem = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
    let isWindow = dump.isRootGuessed || ClassName.isOfSystem(view) || !dump.form.hasClasses
    let title = view.identifier ?? (isWindow ? stem : ClassName.plain(view.className))
    open.append(
      OpenScreen(
        screen: DeviceScreen(
          name: ViewNames.fileWord(title) ?? "screen", title: title, line: view.line,
          form: dump.form, containers: []),
        rootClass: view.className))
    if dump.isRootGuessed {
      open[open.count - 1].screen.notes.append(
        ImportNote(
          line: view.line, subject: "the container",
          reason: "its line is missing, or its frame is empty, so it is as large as what is inside")
      )
    }
    return open.count - 1
  }

  /// The number of the way to each view.
  private mutating func keys(of kept: KeptViews, in dump: ViewDump) -> [Int] {
    let identifiers = kept.views.compactMap { dump.views[$0.index].identifier }
    let uses = Dictionary(identifiers.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [Step: Int] = [:]
    var keys: [Int] = []
    for view in kept.views {
      let dumped = dump.views[view.index]
      var step = Step(around: view.parent.map { keys[$0] } ?? -1, name: dumped.className)
      if let identifier = dumped.identifier, uses[identifier] == 1 {
        step = Step(around: -2, name: identifier)
      } else {
        let count = counts[step, default: 0]
        counts[step] = count + 1
        step.count = count
      }
      let next = ways.count
      keys.append(ways[step, default: next])
      ways[step] = keys.last
    }
    return keys
  }

  private static func add(
    _ kept: KeptViews, of dump: ViewDump, _ keys: [Int], to open: inout OpenScreen
  ) {
    let containerIndex = open.screen.containers.count - 1
    let origin = dump.views[kept.root].frame?.origin ?? .zero
    var elements: [Int?] = []
    var fitting = PixelFit()
    var hiddenDigits = dump.views[kept.root].hiddenDigits
    for (view, key) in zip(kept.views, keys) {
      var dumped = dump.views[view.index]
      dumped.text = dumped.text ?? view.innerText
      let around = view.parent.map { elements[$0] }
      guard let index = open.keys[key] ?? open.element(dumped, around: around, key) else {
        elements.append(nil)
        continue
      }
      elements.append(index)
      let isStale = dumped.isHidden && around?.map(open.isStack) == true
      guard let frame = dumped.frame, !isStale else { continue }
      open.screen.elements[index].frames[containerIndex] = CGRect(
        x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height
      )
      hiddenDigits = max(hiddenDigits, dumped.hiddenDigits)
      fitting.add(frame, hiddenDigits: dumped.hiddenDigits)
    }
    open.screen.tolerance = max(open.screen.tolerance, hiddenDigits.roundedUp)
    if let scale = fitting.scale { open.screen.scale = max(open.screen.scale, scale) }
    let left = elements.count { $0 == nil }
    if left > 0 {
      open.screen.notes.append(
        ImportNote(
          line: dump.views[kept.root].line, subject: "\(left) views",
          reason:
            "left out, since a scenario has at most \(mostElements) elements here; choose a part with --root"
        ))
    }
    if kept.leftOutCount > 0 {
      open.screen.notes.append(
        ImportNote(
          line: dump.views[kept.root].line,
          subject: kept.leftOutCount == 1 ? "1 view" : "\(kept.leftOutCount) views",
          reason: "left out, since the system makes them inside its own views"))
    }
  }

  /// Adds what could not be read to the screen before it.
  private mutating func addUnread(_ text: DumpText) {
    for unread in text.unreadLines {
      guard
        let index = screens.lastIndex(where: { $0.line <= unread.line })
          ?? (screens.isEmpty ? nil : 0)
      else { return }
      screens[index].notes.append(
        ImportNote(line: unread.line, subject: unread.text, reason: unread.reason))
    }
    if text.otherUnreadCount > 0, !screens.isEmpty {
      screens[0].notes.append(
        ImportNote(
          line: screens[0].line, subject: "the text",
          reason: "\(text.otherUnreadCount) more lines could not be read"))
    }
    for index in screens.indices { screens[index].notes.sort { $0.line < $1.line } }
  }
}

extension DeviceScreens.OpenScreen {
  /// Adds an element; `nil` where there are too many, or the one around it is left out.
  fileprivate mutating func element(
    _ view: DumpedView, around: Int??, _ key: Int
  ) -> Int? {
    if case .some(.none) = around { return nil }
    guard screen.elements.count < DeviceScreens.mostElements else { return nil }
    let kind = DumpedKind(view)
    let name = names.name(
      [view.identifier], title: view.text, kind: ClassName.word(view.className))
    screen.elements.append(
      DeviceElement(
        name: name, parent: around ?? nil, className: view.className, text: view.text,
        isHidden: view.isHidden, hasContent: kind != .plain))
    keys[key] = screen.elements.count - 1
    return screen.elements.count - 1
  }

  fileprivate func isStack(_ element: Int) -> Bool {
    ClassName.isStack(screen.elements[element].className)
  }
}

extension DumpForm {
  /// Whether roots have a class of the app; those of tests have the type of an element.
  fileprivate var hasClasses: Bool { !isOfScreen }
}

extension DumpedView {
  /// Whether this is its identifier, its text or its class, with or without a module.
  fileprivate func isNamed(_ name: String) -> Bool {
    identifier == name || text == name || className == name || ClassName.plain(className) == name
  }
}
