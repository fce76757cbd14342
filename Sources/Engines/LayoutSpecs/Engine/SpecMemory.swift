import Foundation
import Geometry

/// The cache from one layout of a tree to the next: the answers of the nodes, and where
/// everything is.
///
/// Questions to the root are numbered. An answer knows for which of them it was last used; of those
/// that were not used for the present one, a node keeps two. An answer to a node depends on nothing
/// but the node, what is inside it, and the question. So an answer stays right.
final class SpecMemory {
  /// The states of the nodes, whose positions stay those in the parents.
  let states: UnsafeMutableBufferPointer<NodeState>
  let placed: UnsafeMutableBufferPointer<PlacedNode>
  @exclusivity(unchecked) var memo: MeasurementMemo
  /// The number of the present question to the root.
  @exclusivity(unchecked) var question: Int32 = 0
  /// Whether there is no number left for another question.
  var isWornOut: Bool { question == .max }
  /// The number of times that answers in another width have moved children.
  @exclusivity(unchecked) var moveCount = 0
  /// The frames by element; zero for those that are not part of the layout.
  @exclusivity(unchecked) var frames: [CGRect]
  /// The widths in which each element is as high as its latest answer says.
  @exclusivity(unchecked) var steadyWidths: [SteadyWidths]
  /// The number of elements that are part of the layout.
  @exclusivity(unchecked) var presentCount = 0

  /// The place of a node.
  struct PlacedNode {
    /// The origin in the root, not rounded; NaN where the node is not part of the layout.
    var origin = CGPoint(x: Double.nan, y: Double.nan)
    /// The number of the answer that the layout uses for the node.
    var answer = MeasurementMemo.none
    /// The last question to the root for which the children of the node were arranged, or something
    /// inside it moved.
    var question: Int32 = 0
    var isPresent = false
  }

  /// Makes an empty memory.
  init(nodeCount: Int, elementCount: Int) {
    states = .allocate(capacity: nodeCount)
    states.initialize(repeating: NodeState())
    placed = .allocate(capacity: nodeCount)
    placed.initialize(repeating: PlacedNode())
    memo = MeasurementMemo(nodeCount: nodeCount)
    frames = Array(repeating: .zero, count: elementCount)
    steadyWidths = Array(repeating: SteadyWidths(), count: elementCount)
  }

  deinit {
    states.deallocate()
    placed.deallocate()
  }
}

extension LayoutPass {
  /// Gives the answers back to the memory.
  mutating func keep() {
    guard let memory else { return }
    swap(&memo, &memory.memo)
  }

  /// Lays the tree out for a new question to the root, and places what is not where it was.
  mutating func layOutAnew(_ range: SizeRange, parent: CGSize, _ memory: SpecMemory) {
    measure(0, in: range, parent: parent)
    if memory.placed[0].isPresent { resize(0, memory) } else { put(0, at: .zero, memory) }
    placeAgain(memory)
  }

  /// Places everything that has moved or changed, from the root down.
  private mutating func placeAgain(_ memory: SpecMemory) {
    var open = [0]
    while let node = open.popLast(), fault == nil {
      let latest = states[node].latest
      guard latest != MeasurementMemo.none else {
        leaveOutChildren(of: node, memory)
        continue
      }
      if states[node].arranged != latest {
        memory.placed[node].question = memory.question
        _ = arrange(node, for: memo.request(of: latest))
        states[node].arranged = latest
      }
      let origin = memory.placed[node].origin
      for child in nodes[node].children {
        let position = states[child].position
        let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
        if memory.placed[child].origin == place {
          guard
            memory.placed[child].answer != states[child].latest
              || memory.placed[child].question == memory.question
          else { continue }
          resize(child, memory)
        } else {
          put(child, at: place, memory)
        }
        if nodes[child].childCount > 0 { open.append(child) }
      }
    }
  }

  /// Puts a node at its place in the root.
  private mutating func put(_ node: Int, at place: CGPoint, _ memory: SpecMemory) {
    if !place.isValidForLayout { note(.invalidPosition(place), at: node) }
    let element = nodes[node].kind.element
    if !memory.placed[node].isPresent {
      memory.placed[node].isPresent = true
      if element != nil { memory.presentCount += 1 }
    }
    memory.placed[node].origin = place
    memory.placed[node].answer = states[node].latest
    guard let element else { return }
    memory.frames[element] = frame(of: node, at: place)
  }

  /// Notes the answer of a node that is where it was.
  @inline(__always)
  private func resize(_ node: Int, _ memory: SpecMemory) {
    memory.placed[node].answer = states[node].latest
    guard let element = nodes[node].kind.element else { return }
    let size = states[node].measurement.size
    memory.frames[element].size = CGSize(width: size.width + 0, height: size.height + 0)
  }

  /// Notes that nothing inside a node is part of the layout any longer.
  private func leaveOutChildren(of node: Int, _ memory: SpecMemory) {
    var open = [node]
    while let node = open.popLast() {
      for child in nodes[node].children where memory.placed[child].isPresent {
        memory.placed[child] = SpecMemory.PlacedNode()
        if let element = nodes[child].kind.element {
          memory.frames[element] = .zero
          memory.presentCount -= 1
        }
        open.append(child)
      }
    }
  }
}
