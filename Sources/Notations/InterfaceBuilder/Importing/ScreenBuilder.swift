import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Makes the parts of a scenario from a root view.
struct ScreenBuilder {
  private let file: InterfaceFile
  private let root: InterfaceFile.Root
  private let tree: ViewTree
  private let device: InterfaceDevice?
  private let contents: ViewContents
  private let names: [String]
  private let constraints: [InterfaceConstraint]
  /// The attributes that constraints use of each view.
  private let attributes: [Int: Set<String>]
  private let asksForBaselines: Bool
  private let rootIsContainer: Bool
  private(set) var screen: ImportedScreen

  /// The most views of one root; the largest public ones have some 200.
  private static let mostViews = 5000

  /// Builds a screen; throws what makes the root useless.
  init(
    _ root: InterfaceFile.Root, of file: InterfaceFile, title: String,
    device wanted: InterfaceDevice?, usualWidths: Bool
  ) throws(Diagnostic) {
    self.file = file
    self.root = root
    let tree = ViewTree(root: root.view, controller: root.controller)
    self.tree = tree
    device = wanted ?? file.device
    if let (id, position) = tree.repeated.first {
      throw Diagnostic(
        in: file.source, at: position, "the id '\(id.prefix(40))' is used twice",
        hints: ["an id identifies one view or guide: remove the duplicate in Xcode"])
    }
    guard tree.views.count <= Self.mostViews else {
      throw Diagnostic(
        in: file.source, at: root.view.position,
        "the root has \(tree.views.count) views, and at most \(Self.mostViews) are imported",
        hints: ["split the screen: no person can read so large a scenario"])
    }
    let frame = try Self.frame(of: root.view, in: file)
    let notes: [ImportNote]
    (constraints, notes) = try Self.constraints(of: tree, in: file)
    contents = ViewContents(tree: tree, file: file, constraints: constraints)
    // The container is no scroll view: such a root becomes a view that fills it.
    rootIsContainer = !tree.views[0].scrolls
    var viewNames = ViewNames()
    names = tree.views.enumerated().map { [rootIsContainer] index, view in
      if index == 0, rootIsContainer { return ConstraintSystem.containerName }
      return viewNames.name(for: view, outlet: view.id.flatMap { file.outlets[$0] })
    }
    screen = ImportedScreen(
      title: title, scale: device?.scale ?? 2,
      containers: Self.containers(
        for: frame.size, of: root, file: file, device: wanted, usualWidths: usualWidths))
    screen.notes = notes
    attributes = Self.attributes(of: constraints)
    asksForBaselines = Self.asksForBaselines(in: tree, attributes)
    build()
  }

  /// The frame of a root view, whose size is that of the container.
  private static func frame(
    of root: MarkupElement, in file: InterfaceFile
  ) throws(Diagnostic) -> CGRect {
    guard let frame = ViewTree.frame(of: root), frame.size.width > 0, frame.size.height > 0
    else {
      throw Diagnostic(
        in: file.source, at: root.position, "the root view has no size",
        hints: ["give it one in Xcode: a scenario is laid out in a container of that size"])
    }
    for (name, length) in [("wide", frame.size.width), ("high", frame.size.height)]
    where Double(length) > ScenarioLimits.longestContainer {
      throw Diagnostic(
        in: file.source, at: root.position,
        "the root view is \(NumberText.exact(Double(length))) pt \(name), "
          + "which is more than \(NumberText.exact(ScenarioLimits.longestContainer))",
        hints: ["make it smaller in Xcode: a scenario is laid out in a container of that size"])
    }
    return frame
  }

  private static func containers(
    for size: CGSize, of root: InterfaceFile.Root, file: InterfaceFile, device: InterfaceDevice?,
    usualWidths: Bool
  ) -> [String] {
    func text(_ size: CGSize) -> String {
      "\(NumberText.exact(size.width))x\(NumberText.exact(size.height))"
    }
    let isScreen = file.device?.screen == size
    let isWide = file.device?.screen.width == size.width || size.width >= 320
    var design = size
    if let device, device != file.device {
      if isScreen {
        design = device.screen
      } else if file.device?.screen.width == size.width {
        design.width = device.screen.width
      }
    }
    var containers = [text(design)]
    guard usualWidths, isWide else { return containers }
    for id in ["retina4_0", "retina4_7", "retina6_12", "retina6_72"] {
      guard let usual = InterfaceDevice.named(id) else { continue }
      let container = isScreen ? text(usual.size) : NumberText.exact(usual.size.width)
      if !containers.contains(container) { containers.append(container) }
    }
    return containers
  }

  private static func constraints(
    of tree: ViewTree, in file: InterfaceFile
  ) throws(Diagnostic) -> ([InterfaceConstraint], [ImportNote]) {
    var constraints: [InterfaceConstraint] = []
    var notes: [ImportNote] = []
    for (owner, element) in tree.constraints {
      let subject = "constraint '\(element.id ?? "without an id")'"
      do throws(InterfaceConstraint.Refusal) {
        constraints.append(try InterfaceConstraint(element, owner: owner, in: tree))
      } catch {
        let reason: String
        switch error {
        case .unknownItem(let id):
          guard file.knows(id) else {
            throw Diagnostic(
              in: file.source, at: element.position,
              "\(subject) is about '\(id.prefix(40))', and there is no such view",
              hints: ["the file is damaged, perhaps by a merge: open it in Xcode and save it again"]
            )
          }
          reason =
            file.absentIDs.contains(id)
            ? "left out, since one of its views is not installed for these size classes"
            : "left out, since one of its views is outside this root"
        case .other(let words): reason = "left out: \(words)"
        }
        notes.append(ImportNote(line: element.position.line, subject: subject, reason: reason))
      }
    }
    return (constraints, notes)
  }

  private mutating func build() {
    let edges = StoredEdges(tree: tree, constraints: constraints, alignment: contents.alignment)
    let isDesignDevice = device == file.device
    let tools = isDesignDevice ? file.toolsVersion : InterfaceDevice.toolsWithRealBars
    let insets = ScreenInsets(
      tree: tree, width: Container(screen.containers[0])?.width ?? 0,
      bars: device?.safeArea(toolsVersion: tools) ?? EdgeInsets(), isDesignDevice: isDesignDevice,
      isUpright: device.map { !$0.isLandscape || $0.isPad } ?? true, edges: edges)
    screen.safeArea = insets.safeArea
    if !rootIsContainer { addRootRules() }
    for (index, view) in tree.views.enumerated() {
      if index > 0 || !rootIsContainer { addElement(index) }
      addSettings(index, insets)
      if let insets = accessoryInsets(of: index), let parent = view.parent {
        addEdgeRules(
          of: names[index], in: names[parent], insets, comment: "beside the accessory",
          view.element)
      }
      addChildren(of: index)
      addFrame(index)
      addNotes(on: view)
    }
    addRules()
    if device?.screen != tree.views[0].frame?.size, !usesSafeArea { screen.safeArea = EdgeInsets() }
    screen.facts =
      ScreenFacts(
        file: file, root: root.view,
        isOfController: root.controller != nil
          || root.view.id.map(file.controllerViews.contains) == true,
        tree: tree, names: names, constraints: constraints,
        buttonImages: contents.buttonImages
      ).all
    let undetermined = tree.views.indices.filter {
      !contents.measured($0).hasWidth && isUndetermined($0, along: .horizontal)
    }
    screen.facts.leftOut.formUnion(undetermined.map { names[$0] })
    screen.framesAreCurrent = !tree.views.contains { $0.element.flag("misplaced") == true }
    if !screen.framesAreCurrent {
      screen.notes.append(
        ImportNote(
          line: root.view.position.line, subject: "frames",
          reason: "left out, since Xcode says that they are out of date (misplaced)"))
    }
    screen.notes.sort { ($0.line, $0.subject) < ($1.line, $1.subject) }
  }

  /// Whether a constraint or a stack view depends on a baseline.
  private static func asksForBaselines(
    in tree: ViewTree, _ attributes: [Int: Set<String>]
  ) -> Bool {
    let words: Set = ["firstBaseline", "lastBaseline", "baseline"]
    if attributes.values.contains(where: { !$0.isDisjoint(with: words) }) { return true }
    return tree.views.contains { view in
      view.isStack
        && (words.contains(view.element.attributes["alignment"] ?? "")
          || view.element.flag("baselineRelativeArrangement") == true)
    }
  }

  /// Whether a rule or a stack view depends on the safe area, by itself or by margins that follow it.
  private var usesSafeArea: Bool {
    let words = [
      "safeAreaLayoutGuide", "topMargin", "bottomMargin", "WithinMargins", "MarginsGuide",
    ]
    return screen.rules.contains { rule in words.contains { rule.text.contains($0) } }
      || screen.stacks.contains { $0.settings.contains(StackSettings.marginsRelative) }
  }

  /// A root that scrolls fills the container.
  private mutating func addRootRules() {
    addEdgeRules(of: names[0], in: "superview", EdgeInsets(), comment: "the root view", root.view)
  }

  /// Rules that keep a view at its distances from the edges of another one.
  private mutating func addEdgeRules(
    of name: String, in outer: String, _ insets: EdgeInsets, comment: String,
    _ element: MarkupElement
  ) {
    let distances = [
      ("top", insets.top), ("leading", insets.left), ("bottom", -insets.bottom),
      ("trailing", -insets.right),
    ]
    for (edge, distance) in distances {
      let sum =
        distance == 0
        ? "" : " \(distance < 0 ? "-" : "+") \(NumberText.exact(abs(distance)))"
      screen.rules.append(
        ImportedRule(
          text: "\(name).\(edge) == \(outer).\(edge)\(sum)", name: nil, comment: comment,
          line: element.position.line, isWritten: false))
    }
  }

  /// The distances of a cell's content view from the edges of the cell, in points, where an accessory is beside
  /// it; `nil` for any other view.
  ///
  /// A cell puts them on the other side where reading goes from right to left, as no autoresizing mask does.
  private func accessoryInsets(of index: Int) -> EdgeInsets? {
    let view = tree.views[index]
    guard view.kind == "tableViewCellContentView", let frame = view.frame,
      let cell = view.parent.map({ tree.views[$0] }), Self.hasAccessory(cell),
      let outer = cell.frame, frame.width >= 0
    else { return nil }
    return EdgeInsets(
      top: Double(frame.minY), left: Double(frame.minX),
      bottom: Double(outer.height - frame.maxY), right: Double(outer.width - frame.maxX))
  }

  private static func hasAccessory(_ cell: InterfaceView) -> Bool {
    cell.element.attributes["accessoryType"] != nil
      || cell.element.children(of: "connections").contains {
        $0.attributes["property"] == "accessoryView"
      }
  }

  private mutating func addElement(_ index: Int) {
    let element = tree.views[index].element
    var stored = contents.stored(index)
    var measured = contents.measured(index)
    for axis in [Axis.horizontal, .vertical] where isUndetermined(index, along: axis) {
      stored.setLength(of: tree.views[index], along: axis)
      measured.setLength(of: tree.views[index], along: axis)
    }
    if asksForBaselines {
      func baselines(_ height: Double) -> (first: Double, last: Double)? {
        contents.baselines(of: index, height: height)
      }
      stored.baselines = stored.height.flatMap(baselines)
      measured.baselines = measured.height.flatMap(baselines)
    }
    let running = contents.running(index, measured, isStretched: isStretched(index))
    func priority(_ kind: ContentPriority) -> Double { kind.value(of: element) }
    screen.elements.append(
      ImportedElement(
        name: names[index], stored: stored, measured: measured, running: running,
        hugging: (priority(.horizontalHugging), priority(.verticalHugging)),
        compressionResistance: (
          priority(.horizontalCompressionResistance), priority(.verticalCompressionResistance)
        )))
  }

  /// Whether no constraint decides the length of a view without content and without subviews, so that
  /// Xcode keeps the one that it was drawn with.
  private func isUndetermined(_ index: Int, along axis: Axis) -> Bool {
    let view = tree.views[index]
    guard view.children.isEmpty, !tree.isArranged(index), let attributes = attributes[index] else {
      return false
    }
    let own = axis == .horizontal ? Self.horizontal : Self.vertical
    return attributes.intersection(own).count <= 1
      && !attributes.contains(axis == .horizontal ? "width" : "height")
  }

  /// Whether something else than its content decides the width of a view: a constraint does, both its sides are
  /// placed, or a stack view arranges it.
  private func isStretched(_ index: Int) -> Bool {
    let own = attributes[index] ?? []
    let starts: Set = ["left", "leading", "leftMargin", "leadingMargin"]
    let ends: Set = ["right", "trailing", "rightMargin", "trailingMargin"]
    return tree.isArranged(index) || own.contains("width")
      || !own.isDisjoint(with: starts) && !own.isDisjoint(with: ends)
  }

  private static let horizontal: Set = [
    "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins",
  ]
  private static let vertical: Set = [
    "top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline", "topMargin",
    "bottomMargin", "centerYWithinMargins",
  ]

  private mutating func addChildren(of index: Int) {
    let view = tree.views[index]
    guard !view.children.isEmpty else { return }
    let children = view.children.map { names[$0] }
    if view.arranges {
      screen.stacks.append((names[index], StackSettings(view, arranged: children).settings))
    } else if index > 0 || !rootIsContainer {
      screen.hierarchy.append((names[index], children))
    }
  }

  private mutating func addSettings(_ index: Int, _ screenInsets: ScreenInsets) {
    let view = tree.views[index]
    var settings = screenInsets.settings(of: index)
    if view.isHidden, index > 0 { settings.append("hidden: true") }
    if view.kind == "scrollView" { settings.append("scroll: true") }
    if let sides = contents.alignment[index].sides {
      settings.append("alignmentRectInsets: \(sides)")
    }
    if let mask = mask(of: index) { settings.append(mask) }
    if !settings.isEmpty { screen.views.append((names[index], settings)) }
  }

  /// The first version of Xcode's tools that writes the mask of a view with a fixed frame: Xcode 8.
  private static let toolsThatKeepMasks = 11_000

  /// The autoresizing mask of a view that has no constraints of its own.
  private func mask(of index: Int) -> String? {
    let view = tree.views[index]
    guard let parent = view.parent, var frame = view.frame, let outer = tree.views[parent].frame,
      !tree.isArranged(index), accessoryInsets(of: index) == nil
    else { return nil }
    if view.kind == "tableViewCellContentView" {
      // Without an accessory it is as wide as its cell, however Xcode stored it.
      (frame.origin.x, frame.size.width) = (0, outer.width)
    }
    let isConstrained = view.element.flag("translatesAutoresizingMaskIntoConstraints") == false
    // Xcode fixes the frame of a view that no constraint is about when it builds.
    let isFixed =
      view.element.flag("fixedFrame") == true || isConstrained && attributes[index] == nil
    guard !isConstrained || isFixed else { return nil }
    func numbers(_ values: CGFloat...) -> String {
      values.map { NumberText.exact(Double($0)) }.joined(separator: ", ")
    }
    // A mask in the file counts in an app, also where Xcode draws the frame as fixed.
    let isDropped = isFixed && file.toolsVersion < Self.toolsThatKeepMasks
    let mask = isDropped ? [] : AutoresizingWords(view).words
    let size = "\(NumberText.exact(outer.width))x\(NumberText.exact(outer.height))"
    guard outer.width >= 0, outer.height >= 0 else { return nil }
    return
      "autoresizing: { frame: [\(numbers(frame.minX, frame.minY, frame.width, frame.height))], "
      + "superview: \(size), mask: [\(mask.joined(separator: ", "))] }"
  }

  /// The attributes that constraints use of views, and those of their guides with `guide.` in front.
  private static func attributes(of constraints: [InterfaceConstraint]) -> [Int: Set<String>] {
    var attributes: [Int: Set<String>] = [:]
    for constraint in constraints {
      for side in [constraint.first, constraint.second].compactMap({ $0 }) {
        switch side.reference {
        case .view(let index): attributes[index, default: []].insert(side.attribute)
        case .guide(let index, _):
          attributes[index, default: []].insert("guide.\(side.attribute)")
        default: break
        }
      }
    }
    return attributes
  }

  private mutating func addFrame(_ index: Int) {
    let view = tree.views[index]
    // Nobody sees a hidden view of a stack view, and Xcode does not always lay it out again.
    guard device == file.device, let parent = view.parent, let frame = view.frame,
      !tree.isHiddenArranged(index)
    else {
      return
    }
    screen.frames.append(
      StoredFrame(
        name: names[index], parent: names[parent], frame: frame, inRoot: tree.frameInRoot(index)))
  }

  private mutating func addRules() {
    let writer = RuleWriter(tree: tree, names: names)
    for constraint in constraints {
      let id = constraint.element.id
      let name = constraint.element.attributes["identifier"] ?? id.flatMap { file.outlets[$0] }
      do throws(InterfaceConstraint.Refusal) {
        screen.rules.append(try writer.rule(of: constraint, name: name))
      } catch {
        let reason =
          switch error {
          case .unknownItem(let id): "it is about '\(id.prefix(40))'"
          case .other(let reason): reason
          }
        screen.notes.append(
          ImportNote(
            line: constraint.element.position.line, subject: "constraint '\(id ?? "")'",
            reason: "left out: \(reason)"))
      }
    }
  }
}

// Notes.
extension ScreenBuilder {
  private mutating func addNotes(on view: InterfaceView) {
    let element = view.element
    func note(_ subject: String, _ reason: String, at line: Int? = nil) -> ImportNote {
      ImportNote(line: line ?? element.position.line, subject: subject, reason: reason)
    }
    let name = view.parent == nil ? "the root view" : view.kind
    if element.flag("layoutMarginsFollowReadableWidth") == true {
      screen.notes.append(
        note(name, "its margins follow the readable width, which a scenario does not know"))
    }
    if element.flag("translatesAutoresizingMaskIntoConstraints") != false,
      view.parent.map({ tree.views[$0].isStack }) == true
    {
      screen.notes.append(
        note(name, "its autoresizing mask has no effect, since a stack view arranges it"))
    }
    if view.kind == "label", element.child(key: "attributedText") != nil {
      screen.notes.append(note(name, "its attributed text is measured in one font"))
    }
    if view.isDrawnIndicator, element.flag("hidden") == true {
      screen.notes.append(
        note(name, "shown, as Xcode draws it: it is hidden until it is animating"))
    }
    if view.kind == "containerView" {
      screen.notes.append(note(name, "the controller that it embeds is another scene"))
    }
    if view.kind == "label", let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      screen.notes.append(
        note(
          name,
          "its preferredMaxLayoutWidth of \(NumberText.exact(width)) is left out: texts wrap at the width "
            + "that constraints give them"))
    }
    if element.attributes["semanticContentAttribute"] == "forceRightToLeft" {
      screen.notes.append(
        note(name, "its direction from right to left is left out: set 'direction' in 'views'"))
    }
    screen.notes += ValueNotes.notes(on: view, isContainer: view.parent == nil && rootIsContainer)
      .map { note(name, $0) }
    if element.child(key: "contentInset") != nil {
      screen.notes.append(note(name, "its content inset is left out: scenarios have none"))
    }
    if element.children.contains(where: InterfaceView.isKeyboardGuide) {
      screen.notes.append(
        note(
          name, "its keyboard guide is a line at the bottom of the safe area: no keyboard is shown")
      )
    }
    let attributes = element.children(of: "userDefinedRuntimeAttributes")
    for attribute in attributes where Self.mayMove(attribute.attributes["keyPath"] ?? "") {
      screen.notes.append(
        note(
          "runtime attribute '\(attribute.attributes["keyPath"] ?? "")'",
          "left out: its class decides whether it changes the layout", at: attribute.position.line))
    }
  }

  /// Whether a runtime attribute may change the layout: those of layers never do.
  private static func mayMove(_ keyPath: String) -> Bool {
    !keyPath.hasPrefix("layer.")
      && ["margin", "inset", "spacing", "width", "height", "padding", "size"].contains {
        keyPath.lowercased().contains($0)
      }
  }
}
