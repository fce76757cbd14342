import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios
import TextureNames

/// A node as a layout spec in code, which is laid out on request with the names of the nodes.
///
/// Nodes can be used on one thread at a time. This one is the main thread, on which their views are.
@MainActor final class LaidOutNode {
  private let node: ASDisplayNode
  private let device: SimulatedDevice
  /// The nodes that are properties, kept alive so that their identities stay valid.
  private var properties: [PropertyNames.NamedObject] = []
  private var names = ObjectNames()
  /// The names of views, which no node without a property may have.
  private var otherNames: Set<String> = []
  private var lastFrames: [NodeFrame] = []
  /// Whether each class belongs to the toolkit; finding out takes as long as a layout.
  private var toolkitClasses: [ObjectIdentifier: Bool] = [:]

  /// Takes ownership of a node, to be laid out on `device`.
  init(_ node: ASDisplayNode, on device: SimulatedDevice) {
    (self.node, self.device) = (node, device)
  }

  /// The names of all nodes that have a frame in one of these containers, in their order on the
  /// screen.
  ///
  /// Lays the node out in each container. Properties are read after that, since lazy ones are
  /// created by a layout.
  ///
  /// - Parameter others: the names of views: a node that is not a property gets none of them, even
  ///   if its class has the same name.
  /// - Throws: `CodeFailure` with the problems of the layouts if no node that is a property has a
  ///   frame. Other problems are reported when the layouts are compared.
  func findNames(
    in containers: [Container], _ rounding: Rounding, besides others: FoundNames
  ) throws(CodeFailure) -> FoundNames {
    otherNames = Set(others.properties + others.classes)
    let layouts = containers.map { freshLayout(in: $0, rounding) }
    properties =
      PropertyNames(of: node, isElement: { $0 is ASDisplayNode }, isToolkit: Toolkit.owns).objects
    names = ObjectNames(properties)
    var found = FoundNames()
    for layout in layouts {
      for (name, frame) in named(layout.frames) {
        found.add(name, isProperty: names.hasProperty(frame.node))
      }
    }
    if found.properties.isEmpty { for layout in layouts { try layout.layout.checkProblems() } }
    return found
  }

  /// Renames nodes: each name is replaced by its value in `elements`.
  func rename(_ elements: [String: String]) { names.rename(elements) }

  /// Builds all specs again and lays them out, where asked as in the other reading direction; only measured
  /// text is remembered.
  func layout(
    in container: Container, _ rounding: Rounding, isMirrored: Bool = false
  ) throws(CodeFailure) -> Layout {
    let (layout, frames) = freshLayout(in: container, rounding, isMirrored: isMirrored)
    try layout.checkProblems()
    let named = named(frames)
    return Layout(
      size: layout.size, elements: named.map(\.name), frames: named.map(\.frame.frame))
  }

  /// The name of a node; `nil` for one that the last layout does not have.
  func name(of node: ASDisplayNode) -> String? {
    if node === self.node { return ConstraintSystem.containerName }
    return names.name(of: node) ?? named(lastFrames).first { $0.frame.node === node }?.name
  }

  /// The texts of the nodes in the last layout, by name.
  func texts() -> [String: Content] {
    let pairs = named(lastFrames).compactMap { name, frame in
      (frame.node as? ASTextNode)?.limitedText.map { (name, Content.measured($0)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The spec of the node in a container as a value, with the contents of its elements by name, and
  /// what a file cannot say of it; the spec is `nil` for a node without one.
  func exported(
    in container: Container
  ) -> (spec: LayoutSpec?, contents: [String: ExportedContent], notes: [String]) {
    let frames = freshLayout(in: container, .pixels(scale: device.scale)).frames
    let names = Dictionary(
      named(frames).map { (ObjectIdentifier($0.frame.node), $0.name) }
    ) { first, _ in first }
    var export = NodeExport(names: names, measurer: device.textMeasurer)
    let spec = device.run { export.spec(of: node, in: ASSizeRange(container)) }
    return (spec, export.contents, export.notes)
  }

  /// The habits in the specs of all nodes inside, each reported once.
  func habits(in containers: [Container]) -> [CodedHabits.Spec] {
    var habits: [CodedHabits.Spec] = []
    for container in containers {
      let warnings = device.run {
        node.specWarnings(in: ASSizeRange(container), naming: names.name(of:))
      }
      for warning in warnings {
        let habit = CodedHabits.Spec(node: warning.node, warning: warning.warning)
        if !habits.contains(habit) { habits.append(habit) }
      }
    }
    return habits
  }

  /// The properties of styles in all specs inside that have no effect in any container.
  func ignoredStyles(in containers: [Container]) -> [CodedHabits.Style] {
    device.run {
      node.ignoredStyles(in: containers.map { ASSizeRange($0) }, naming: names.name(of:))
    }.map { CodedHabits.Style(node: $0.node, ignored: $0.ignored) }
  }

  private func freshLayout(
    in container: Container, _ rounding: Rounding, isMirrored: Bool = false
  ) -> (layout: ASLayout, frames: [NodeFrame]) {
    var device = device
    if isMirrored { device.isRightToLeft.toggle() }
    device.putsFramesOnPixels = rounding != .exact
    if case .pixels(let scale) = rounding { device.scale = scale }
    let range = ASSizeRange(container)
    forget(node)
    for property in properties { (property.object as? ASDisplayNode)?.invalidateCalculatedLayout() }
    for frame in lastFrames { frame.node.invalidateCalculatedLayout() }
    let layout = device.run { node.layoutThatFits(range) }
    lastFrames = layout.nodeFrames
    return (layout, lastFrames)
  }

  /// Discards the measured layouts of a node and all its subnodes.
  private func forget(_ node: ASDisplayNode) {
    node.invalidateCalculatedLayout()
    for subnode in node.subnodes ?? [] { forget(subnode) }
  }

  /// The frames with the names of their nodes, without the nodes inside nodes of the toolkit.
  private func named(_ frames: [NodeFrame]) -> [(name: String, frame: NodeFrame)] {
    var classNames = NumberedNames(besides: otherNames)
    var result: [(String, NodeFrame)] = []
    var hiddenBelow = Int.max
    for frame in frames {
      if frame.depth <= hiddenBelow { hiddenBelow = .max }
      let property = names.name(of: frame.node)
      if property == nil, frame.depth > hiddenBelow { continue }
      result.append((property ?? classNames.next("\(type(of: frame.node))"), frame))
      if hiddenBelow == .max, frame.node.layoutSpecBlock == nil, belongsToToolkit(frame.node) {
        hiddenBelow = frame.depth
      }
    }
    return result
  }

  private func belongsToToolkit(_ node: ASDisplayNode) -> Bool {
    let type = type(of: node)
    if let known = toolkitClasses[ObjectIdentifier(type)] { return known }
    let owns = Toolkit.owns(type)
    toolkitClasses[ObjectIdentifier(type)] = owns
    return owns
  }
}

extension ASLayout {
  /// Throws the problems of the layout, if there are any.
  fileprivate func checkProblems() throws(CodeFailure) {
    let problems = problems
    guard !problems.isEmpty else { return }
    throw CodeFailure(problems.map(\.description).joined(separator: "; "))
  }
}
