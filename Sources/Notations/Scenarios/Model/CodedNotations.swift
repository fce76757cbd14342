public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// The notations of a screen in Swift, which are made again for each layout.
public struct CodedNotations: Sendable {
  /// The layout spec; `nil` where there is no node.
  public var spec: CodedSpec?
  /// The code that the scenario's constraints were collected by; `nil` where there is no view.
  public var constraints: CodedConstraints?
  /// Looks for habits in the code, for lint; `nil` where nobody can.
  public var habits: (@Sendable () -> CodedHabits)?

  /// Makes notations of their code.
  public init(
    spec: CodedSpec? = nil, constraints: CodedConstraints? = nil,
    habits: (@Sendable () -> CodedHabits)? = nil
  ) {
    self.spec = spec
    self.constraints = constraints
    self.habits = habits
  }
}

/// A layout spec in code, such as that of a node, which lays itself out on request.
public struct CodedSpec: Sendable {
  /// Builds the spec again and lays it out in a container, with this pixel rounding.
  ///
  /// It may reuse nothing from an earlier layout but measured text: this is what a cold timing
  /// measures. The names in the result are those of the scenario's elements, each once. Throws
  /// ``CodeFailure`` where the code gives no layout.
  public var layout: @Sendable (Container, Rounding) throws(CodeFailure) -> Layout
  /// The same where reading goes the other way; `nil` where nobody can lay it out so.
  public var mirroredLayout: (@Sendable (Container, Rounding) throws(CodeFailure) -> Layout)?

  /// Makes a spec from the closures that lay it out.
  public init(
    mirroredLayout: (@Sendable (Container, Rounding) throws(CodeFailure) -> Layout)? = nil,
    layout: @escaping @Sendable (Container, Rounding) throws(CodeFailure) -> Layout
  ) {
    self.mirroredLayout = mirroredLayout
    self.layout = layout
  }

  /// The spec as a list of `count` rows, one below the other, with elements named `row1.title` and
  /// so on; each row is built and laid out separately.
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

/// The reason why a notation in code gave no layout, as a sentence for people.
public struct CodeFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public var description: String

  /// Makes a failure.
  public init(_ description: String) {
    self.description = description
  }
}

/// Constraints in code, such as those of a view, which are collected on request.
public struct CodedConstraints: Sendable {
  /// Collects the items and constraints again; a cold timing starts with this.
  public var collect: @Sendable () throws(CodeFailure) -> ConstraintSystem

  /// Makes constraints from the closure that collects them.
  public init(collect: @escaping @Sendable () throws(CodeFailure) -> ConstraintSystem) {
    self.collect = collect
  }
}

/// Findings about how notations in code were written, for lint.
public struct CodedHabits: Sendable, Equatable {
  /// The findings about specs.
  public var specs: [Spec]
  /// The properties of styles that have no effect.
  public var styles: [Style]
  /// The constraints that were created and released without ever being active, as text, each once.
  public var neverActivated: [String]

  /// A finding about the spec of a node.
  public struct Spec: Sendable, Equatable {
    /// The name of the node.
    public var node: String
    /// The warning about its spec.
    public var warning: SpecWarning

    /// Makes a finding.
    public init(node: String, warning: SpecWarning) {
      self.node = node
      self.warning = warning
    }
  }

  /// A finding about a style in the spec of a node.
  public struct Style: Sendable, Equatable {
    /// The name of the node that the spec belongs to.
    public var node: String
    /// The properties, and why they are ignored.
    public var ignored: IgnoredStyle

    /// Makes a finding.
    public init(node: String, ignored: IgnoredStyle) {
      self.node = node
      self.ignored = ignored
    }
  }

  /// Makes a list of findings.
  public init(specs: [Spec] = [], styles: [Style] = [], neverActivated: [String] = []) {
    self.specs = specs
    self.styles = styles
    self.neverActivated = neverActivated
  }
}
