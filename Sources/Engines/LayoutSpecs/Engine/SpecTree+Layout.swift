public import Geometry

extension SpecTree {
  /// Lays the tree out in `range`.
  ///
  /// Frames are in points from the root's top left corner, one for each element that is part of the
  /// layout. Elements inside a stack's child that was never measured are not: Texture gives such
  /// nodes no frame. The size is the root's, which may exceed the range by less than a pixel.
  ///
  /// The root's fractions refer to `parentSize`, or to the range's maximum where that is `nil`; a
  /// component is NaN where it is undefined. Throws every `SpecError` that depends on the range.
  /// Equal trees, ranges and contents give equal layouts.
  public func layout(
    in range: SizeRange, parentSize: CGSize? = nil, rounding: Rounding
  ) throws(SpecError) -> Layout {
    try layoutAndStatistics(in: range, parentSize: parentSize, rounding: rounding).layout
  }

  /// Lays the tree out in `range`, as `layout(in:parentSize:rounding:)` does, and counts the work.
  public func layoutAndStatistics(
    in range: SizeRange, parentSize: CGSize? = nil, rounding: Rounding
  ) throws(SpecError) -> (layout: Layout, statistics: LayoutStatistics) {
    try layOut(in: range, parentSize, rounding) { (pass: borrowing LayoutPass<Untraced>, layout) in
      let statistics = pass.statistics
      return layout.map { ($0, statistics) }
    }
  }

  /// Lays the tree out in a container, and records every decision of the engine.
  package func decisionPath(in container: Container, rounding: Rounding = .exact) -> DecisionPath {
    do {
      return try layOut(in: SizeRange(container), nil, rounding) {
        (pass: borrowing LayoutPass<Deciding>, layout) in
        .success(DecisionPath(outcome: layout, recorded: pass.recorder))
      }
    } catch {
      return DecisionPath(outcome: .failure(error), recorded: TraceRecorder())
    }
  }

  /// An upper limit of the stack space per level: 8 KiB in a debug build, else 2 KiB.
  #if DEBUG
    private static let stackBytesPerLevel = 8 * 1024
  #else
    private static let stackBytesPerLevel = 2 * 1024
  #endif

  /// The depth up to which the engine recurses on the caller's stack.
  ///
  /// It needs at most half of the 512 KiB of a secondary thread.
  static let depthOnCallersStack = 256 * 1024 / stackBytesPerLevel

  /// The stack space of a thread for everything else, such as the measuring of contents.
  private static let stackBytesBesides = 1024 * 1024

  /// Lays the tree out in one pass, and returns the value that `result` reads from it; throws where
  /// the range is invalid, or the pass has a fault.
  func layOut<Trace: TraceMode, Value>(
    in range: SizeRange, _ parentSize: CGSize?, _ rounding: Rounding,
    result: (borrowing LayoutPass<Trace>, Result<Layout, SpecError>) -> Result<Value, SpecError>
  ) throws(SpecError) -> Value {
    let parent = parentSize ?? range.max
    guard range.isValid else { throw .invalidRange(range) }
    guard !(parent.width < 0), !(parent.height < 0) else { throw .invalidParentSize(parent) }
    let rounding = try LengthRounding(rounding)
    guard depth > Self.depthOnCallersStack else {
      return try run(in: range, parent: parent, rounding: rounding, result: result).get()
    }
    // Twice the upper limit: a stack's memory costs nothing until it is used.
    let bytes = 2 * depth * Self.stackBytesPerLevel + Self.stackBytesBesides
    let outcome = onThread(withStackOf: bytes) {
      run(in: range, parent: parent, rounding: rounding, result: result)
    }
    guard let outcome else { throw .stackUnavailable(bytes: bytes) }
    return try outcome.get()
  }

  private func run<Trace: TraceMode, Value>(
    in range: SizeRange, parent: CGSize, rounding: LengthRounding,
    result: (borrowing LayoutPass<Trace>, Result<Layout, SpecError>) -> Result<Value, SpecError>
  ) -> Result<Value, SpecError> {
    withUnsafeNodes { nodes, measured in
      var pass = LayoutPass<Trace>(
        nodes: nodes, measured: measured, selfMeasured: selfMeasured, rounding: rounding,
        measurementLimit: measurementLimit)
      var size = pass.run(in: range, parent: parent)
      if pass.isAskedTooOften {
        pass = LayoutPass<Trace>(
          nodes: nodes, measured: measured, selfMeasured: selfMeasured, rounding: rounding,
          measurementLimit: measurementLimit, postpones: true)
        size = pass.run(in: range, parent: parent)
      }
      if Trace.decides { pass.recordPositions(of: elementNodes) }
      if let (node, fault) = pass.fault {
        return result(pass, .failure(error(for: fault, at: node)))
      }
      let (names, frames) = pass.frames(of: elementNodes, names: elements)
      let layout = Layout(size: size, elements: names, frames: frames)
      return result(pass, .success(isMirrored ? layout.mirrored() : layout))
    }
  }

  /// The nodes and what measures contents, for as long as `body` runs: reading them counts no
  /// references.
  func withUnsafeNodes<Value>(
    _ body: (
      UnsafeBufferPointer<SpecNode>, UnsafeBufferPointer<Unmanaged<MeasuredContent>>
    ) -> Value
  ) -> Value {
    nodes.withUnsafeBufferPointer { nodes in
      measured.withUnsafeBytes { measured in
        // An unmanaged reference is stored as a managed one is.
        body(nodes, measured.assumingMemoryBound(to: Unmanaged<MeasuredContent>.self))
      }
    }
  }

  func error(for fault: LayoutFault, at node: Int) -> SpecError {
    let path = path(of: node)
    switch fault {
    case .invalidSize(let size):
      return .invalidSize(path: path, size: size)
    case .invalidPosition(let position):
      return .invalidPosition(path: path, position: position)
    case .invalidMeasurement(let measurement):
      return .invalidMeasurement(path: path, measurement: measurement)
    case .unboundedInset(let axis):
      return .unboundedInset(path: path, axis: axis)
    case .undefinedBasis:
      return .undefinedFraction(path: path, property: "flexBasis")
    case .tooManyMeasurements:
      return .tooManyMeasurements(limit: measurementLimit)
    case .tooManyQuestions:
      return .tooManyQuestions(path: path, limit: Self.questionLimit)
    case .undefinedSizeRange:
      return .undefinedFraction(path: path, property: "sizeRange")
    case .undefinedBound(let axis):
      let property = nodes[node].style.fractionalBound(along: axis)
      return .undefinedFraction(path: path, property: property)
    }
  }
}

extension DecisionPath {
  fileprivate init(outcome: Result<Layout, SpecError>, recorded recorder: TraceRecorder) {
    self.outcome = outcome
    decisions = recorder.decisions
    measurements = recorder.measurements
    sharesWholePoints = recorder.sharesWholePoints
  }
}

extension ElementStyle {
  /// The name of the bound along `axis` that is a fraction; the minimum's where both are.
  fileprivate func fractionalBound(along axis: Axis) -> String {
    switch axis {
    case .horizontal: minWidth.isFraction ? "minWidth" : "maxWidth"
    case .vertical: minHeight.isFraction ? "minHeight" : "maxHeight"
    }
  }
}
