import Foundation
public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// A layout spec that is code, such as that of a node: it lays itself out when it is asked.
public struct CodedSpec: Sendable {
  /// Builds the spec anew and lays it out in a container, by the rules of this rounding.
  ///
  /// Nothing of an earlier layout may be used but measured text: this is what is timed as cold. The
  /// names in the answer are those of the scenario's elements, and no two are alike.
  public var layout: @Sendable (Container, Rounding) throws(CodeFailure) -> Layout

  /// Makes a spec of what lays it out.
  public init(
    layout: @escaping @Sendable (Container, Rounding) throws(CodeFailure) -> Layout
  ) {
    self.layout = layout
  }
}

extension CodedSpec {
  /// The spec as a list of `count` rows, one below the other, whose elements are called
  /// `row1.title` and so on; each row is built and laid out by itself.
  func repeated(_ count: Int) -> CodedSpec {
    CodedSpec { container, rounding throws(CodeFailure) in
      var list = Layout(size: CGSize(width: container.width, height: 0), elements: [], frames: [])
      for row in 1...count {
        let layout = try layout(Container(width: container.width), rounding)
        list.elements += layout.elements.map { "row\(row).\($0)" }
        let top = list.size.height
        list.frames += layout.frames.map { $0.offsetBy(dx: 0, dy: top) }
        list.size.height = top + layout.size.height
      }
      if let height = container.height { list.size.height = height }
      return list
    }
  }
}

/// Why a notation that is code gave nothing, as a sentence for people.
public struct CodeFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public var description: String

  /// Makes a failure.
  public init(_ description: String) {
    self.description = description
  }
}

/// Constraints that are code, such as those of a view: they are collected when they are asked for.
public struct CodedConstraints: Sendable {
  /// Collects the items and constraints anew; what is timed as cold begins with this.
  public var collect: @Sendable () throws(CodeFailure) -> ConstraintSystem

  /// Makes constraints of what collects them.
  public init(collect: @escaping @Sendable () throws(CodeFailure) -> ConstraintSystem) {
    self.collect = collect
  }
}

/// What notations that are code show of how they were written, besides their layouts.
public struct CodedHabits: Sendable, Equatable {
  /// The habits in specs.
  public var specs: [Spec]
  /// The constraints that were made and let go without ever being active, in words, each once.
  public var neverActivated: [String]

  /// A habit in the spec of a node.
  public struct Spec: Sendable, Equatable {
    /// The node's name for people.
    public var node: String
    /// What is told of its spec.
    public var warning: SpecWarning

    /// Makes a habit.
    public init(node: String, warning: SpecWarning) {
      self.node = node
      self.warning = warning
    }
  }

  /// Makes a list of habits.
  public init(specs: [Spec] = [], neverActivated: [String] = []) {
    self.specs = specs
    self.neverActivated = neverActivated
  }
}
