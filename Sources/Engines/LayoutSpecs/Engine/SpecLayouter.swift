public import Foundation
public import Geometry

/// A spec that is laid out again and again, in other sizes.
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
/// question that it has not just answered; what did not move is not placed again.
///
/// Contents must give equal answers to equal questions as long as the layouter has them. A layouter
/// is used by one thread at a time. Trees of more than 128 levels (32 in a debug build) are laid out
/// anew each time, as are those that ask one spec more than 16 different questions.
public final class SpecLayouter {
  private let tree: SpecTree
  /// The work of the last layout.
  public private(set) var statistics = LayoutStatistics()
  private let rounding: Rounding
  private(set) var memory: SpecMemory?
  /// The question that the memory answers.
  private var question: MeasureRequest?
  /// The answers that a memory may have for each node, and 1000 more, before it starts again.
  private static let memoryLimit = 12

  /// Prepares layouts of `tree`; the scale of `rounding` is checked by the first of them.
  public init(_ tree: SpecTree, rounding: Rounding) {
    self.tree = tree
    self.rounding = rounding
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
    if let memory, question?.isIdentical(to: request) == true {
      statistics = LayoutStatistics()
      return layout(of: memory)
    }
    let memory =
      memory ?? SpecMemory(nodeCount: tree.nodeCount, elementCount: tree.elements.count)
    guard try tree.layOut(for: request, memory, rounding, &statistics) else {
      return try layoutAnew(in: range, parent)
    }
    self.memory = memory
    question = request
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
  }
}

extension SpecTree {
  /// Whether the tree is laid out on the caller's stack, where layouts are remembered.
  fileprivate var isRemembered: Bool { depth <= Self.depthOnCallersStack }

  /// Lays out with a memory, for a new question to the root; returns `false` where the layout has a
  /// fault.
  fileprivate func layOut(
    for request: MeasureRequest, _ memory: SpecMemory, _ rounding: Rounding,
    _ statistics: inout LayoutStatistics
  ) throws(SpecError) -> Bool {
    let rounding = try LengthRounding(rounding)
    return withUnsafeNodes { nodes, measured in
      var pass = LayoutPass<Remembering>(
        nodes: nodes, measured: measured, selfMeasured: selfMeasured, rounding: rounding,
        measurementLimit: measurementLimit, memory: memory)
      memory.question += 1
      pass.layOutAnew(request.range, parent: request.parentSize, memory)
      statistics = pass.statistics
      let isFine = pass.fault == nil
      pass.keep()
      return isFine
    }
  }
}
