import Foundation
import Geometry
import Scenarios
import TextureNames
import UIKitValues

/// A node as a layout spec that is code: asked for its layout, with the nodes in it by name.
///
/// Nodes are classes for one thread at a time. Every layout holds the lock from its first question
/// to its last frame, and whoever made the node has handed it over; hence the unchecked conformance.
final class LaidOutNode: @unchecked Sendable {
  private let lock = NSLock()
  private let node: ASDisplayNode
  private let device: SimulatedDevice
  /// The nodes that are properties: kept, so that their identities stay theirs.
  private var properties: [PropertyNames.Part] = []
  private var names = PartNames()
  /// The names of the view's side that no node without a property may have.
  private var otherNames: Set<String> = []
  /// The nodes of the last layout.
  private var lastNodes: [ASDisplayNode] = []
  /// Whether a class of nodes is the toolkit's: a question that would cost as much as a layout.
  private var toolkitClasses: [ObjectIdentifier: Bool] = [:]

  /// Takes a node over, to be laid out on `device`.
  init(_ node: ASDisplayNode, on device: SimulatedDevice) {
    self.node = node
    self.device = device
  }

  /// Lays the node out in these containers and answers the names of all nodes that have a frame in
  /// one of them, in their order on the screen.
  ///
  /// Properties are read only then, since lazy ones come into being with a layout.
  ///
  /// - Parameter others: the names of the view's side: a node that no property holds gets none of
  ///   them, though its class may be called the same.
  /// - Throws: what is wrong with the layouts, where they have no frames for that reason; anything
  ///   else shows when they are compared.
  func findNames(
    in containers: [Container], _ rounding: Rounding, besides others: FoundNames
  ) throws(CodeFailure) -> FoundNames {
    lock.lock()
    defer { lock.unlock() }
    otherNames = Set(others.properties + others.classes)
    let layouts = containers.map { freshLayout(in: $0, rounding) }
    properties =
      PropertyNames(of: node, isPart: { $0 is ASDisplayNode }, isToolkit: Toolkit.owns).parts
    names = PartNames(properties)
    var found = FoundNames()
    for layout in layouts {
      for (name, frame) in named(layout.frames) {
        found.add(name, isProperty: names.hasProperty(frame.node))
      }
    }
    if found.properties.isEmpty { for layout in layouts { try layout.layout.checkProblems() } }
    return found
  }

  /// Calls nodes by other names from now on: by the value for the name of its property.
  func rename(_ elements: [String: String]) {
    lock.withLock { names.rename(elements) }
  }

  /// Builds all specs anew and lays them out; nothing is remembered but measured text.
  func layout(in container: Container, _ rounding: Rounding) throws(CodeFailure) -> Layout {
    lock.lock()
    defer { lock.unlock() }
    let (layout, frames) = freshLayout(in: container, rounding)
    try layout.checkProblems()
    let named = named(frames)
    return Layout(
      size: layout.size, elements: named.map(\.name), frames: named.map(\.frame.frame))
  }

  /// The habits in the specs of all nodes inside, each node's class told once.
  func habits(in containers: [Container]) -> [CodedHabits.Spec] {
    lock.lock()
    defer { lock.unlock() }
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

  private func freshLayout(
    in container: Container, _ rounding: Rounding
  ) -> (layout: ASLayout, frames: [NodeFrame]) {
    var device = device
    device.putsFramesOnPixels = rounding != .exact
    if case .pixels(let scale) = rounding { device.scale = scale }
    let range = ASSizeRange(container)
    forget(node)
    for part in properties { (part.object as? ASDisplayNode)?.invalidateCalculatedLayout() }
    for node in lastNodes { node.invalidateCalculatedLayout() }
    let layout = device.run { node.layoutThatFits(range) }
    let frames = layout.nodeFrames
    lastNodes = frames.map(\.node)
    return (layout, frames)
  }

  /// Makes a node and all its subnodes forget what they measured.
  private func forget(_ node: ASDisplayNode) {
    node.invalidateCalculatedLayout()
    for subnode in node.subnodes ?? [] { forget(subnode) }
  }

  /// The frames with the names of their nodes, without what the toolkit's own nodes are made of.
  private func named(_ frames: [NodeFrame]) -> [(name: String, frame: NodeFrame)] {
    var classNames = ClassNames(besides: otherNames)
    var result: [(String, NodeFrame)] = []
    var hiddenBelow = Int.max
    for frame in frames {
      if frame.depth <= hiddenBelow { hiddenBelow = .max }
      let property = names.name(of: frame.node)
      if property == nil, frame.depth > hiddenBelow { continue }
      result.append((property ?? classNames.next(for: frame.node), frame))
      if hiddenBelow == .max, frame.node.layoutSpecBlock == nil, isToolkits(frame.node) {
        hiddenBelow = frame.depth
      }
    }
    return result
  }

  private func isToolkits(_ node: ASDisplayNode) -> Bool {
    let type = type(of: node)
    if let known = toolkitClasses[ObjectIdentifier(type)] { return known }
    let owns = Toolkit.owns(type)
    toolkitClasses[ObjectIdentifier(type)] = owns
    return owns
  }
}

extension ASLayout {
  /// Throws what went wrong in the layout, if anything did.
  fileprivate func checkProblems() throws(CodeFailure) {
    let problems = problems
    guard !problems.isEmpty else { return }
    throw CodeFailure(problems.map(\.description).joined(separator: "; "))
  }
}
