public import Foundation
public import Geometry

/// A spec that is laid out again and again, in other sizes and with other contents.
///
/// ```swift
/// let layouter = SpecLayouter(try SpecTree(row), rounding: .pixels(scale: 2))
/// for width in [320.0, 375, 414] {
///   print(try layouter.layout(in: SizeRange(Container(width: width))).size)
/// }
/// ```
///
/// Each layout equals that of the tree alone, `SpecTree.layout(in:parentSize:rounding:)`, whatever
/// the layouts before it. What is inside a spec is laid out again only where the spec is asked a
/// question that it has not just answered. After a change of content, questions are answered again
/// from the element up, until the answers are those of before; what did not move is not placed
/// again.
///
/// Contents must give equal answers to equal questions as long as the layouter has them. A layouter
/// is used by one thread at a time. Trees of more than 128 levels (32 in a debug build) are laid out
/// anew each time, as are those that ask one spec more than 16 different questions.
public final class SpecLayouter {
  /// The tree, with all changes.
  public private(set) var tree: SpecTree
  /// The work of the last layout.
  public private(set) var statistics = LayoutStatistics()
  private let rounding: Rounding
  private(set) var memory: SpecMemory?
  /// The question that the memory answers.
  private var question: MeasureRequest?
  /// The nodes of the elements whose content changed since.
  private var changed: Set<Int> = []
  /// The answers that a memory may have for each node, and 1000 more, before it starts again.
  private static let memoryLimit = 12

  /// Prepares layouts of `tree`; the scale of `rounding` is checked by the first of them.
  public init(_ tree: SpecTree, rounding: Rounding) {
    self.tree = tree
    self.rounding = rounding
  }

  /// Replaces the content of an element, given by its index in the tree's `elements`.
  ///
  /// An element that measures its own inside has no content to replace: that is an error of the
  /// program. Throws, and changes nothing, where a fixed size is invalid. Constant time.
  public func setContent(_ content: Content, ofElement element: Int) throws(SpecError) {
    try tree.setContent(content, ofElement: element)
    changed.insert(tree.elementNodes[element])
  }

  /// Lays the tree out; see `SpecTree.layout(in:parentSize:rounding:)`.
  ///
  /// Where a new layout would take too many measurements, this one may succeed by what it remembers.
  public func layout(
    in range: SizeRange, parentSize: CGSize? = nil
  ) throws(SpecError) -> Layout {
    let parent = parentSize ?? range.max
    let request = MeasureRequest(range: range, parentSize: parent)
    guard tree.isRemembered, range.isValid, !(parent.width < 0), !(parent.height < 0) else {
      return try layoutAnew(in: range, parent)
    }
    if let memory,
      memory.isWornOut || memory.memo.count > 1000 + Self.memoryLimit * tree.nodeCount
    {
      forget()
    }
    let isSame = question.map { $0.isIdentical(to: request) } ?? false
    if let memory, isSame, changed.isEmpty {
      statistics = LayoutStatistics()
      return layout(of: memory)
    }
    let memory =
      memory ?? SpecMemory(nodeCount: tree.nodeCount, elementCount: tree.elements.count)
    guard
      try tree.layOut(
        for: isSame ? nil : request, changed.sorted(), memory, rounding, &statistics)
    else { return try layoutAnew(in: range, parent) }
    self.memory = memory
    question = request
    changed = []
    return layout(of: memory)
  }

  private func layout(of memory: SpecMemory) -> Layout {
    let size = memory.states[0].measurement.size
    if memory.presentCount == tree.elements.count {
      return Layout(size: size, elements: tree.elements, frames: memory.frames)
    }
    let present = tree.elements.indices.filter { memory.placed[tree.elementNodes[$0]].isPresent }
    return Layout(
      size: size, elements: present.map { tree.elements[$0] },
      frames: present.map { memory.frames[$0] })
  }

  /// Lays out without the memory, which is forgotten: also for the error of a layout that fails.
  private func layoutAnew(in range: SizeRange, _ parent: CGSize) throws(SpecError) -> Layout {
    forget()
    let (layout, statistics) = try tree.layoutAndStatistics(
      in: range, parentSize: parent, rounding: rounding)
    self.statistics = statistics
    return layout
  }

  private func forget() {
    memory = nil
    question = nil
    changed = []
  }
}

extension SpecTree {
  /// Whether the tree is laid out on the caller's stack, where layouts are remembered.
  fileprivate var isRemembered: Bool { depth <= Self.depthOnCallersStack }

  /// Lays out with a memory, for a new question to the root or, where that is `nil`, for the same
  /// one with changed contents; returns `false` where the layout has a fault.
  fileprivate func layOut(
    for request: MeasureRequest?, _ changed: [Int], _ memory: SpecMemory, _ rounding: Rounding,
    _ statistics: inout LayoutStatistics
  ) throws(SpecError) -> Bool {
    let rounding = try LengthRounding(rounding)
    return withUnsafeNodes { nodes, measured in
      var pass = LayoutPass<Remembering>(
        nodes: nodes, measured: measured, selfMeasured: selfMeasured, rounding: rounding,
        measurementLimit: measurementLimit, memory: memory)
      memory.run += 1
      if let request {
        memory.question += 1
        for node in changed { pass.forget(from: node, memory) }
        pass.layOutAnew(request.range, parent: request.parentSize, memory)
      } else {
        var tops: [Int] = []
        for node in changed { pass.answerAgain(from: node, memory, tops: &tops) }
        for top in tops.sorted() where memory.placed[top].isPresent {
          pass.placeAgain(top, memory)
        }
      }
      statistics = pass.statistics
      let isFine = pass.fault == nil
      pass.keep()
      return isFine
    }
  }
}
