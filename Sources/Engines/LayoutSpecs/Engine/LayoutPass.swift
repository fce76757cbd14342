import Geometry

/// The state of a node during a layout.
struct NodeState {
  /// The latest answer.
  var measurement = Measurement()
  /// The origin: in the parent while measuring, in the root at the end; not rounded.
  var position = CGPoint.zero
  /// The number of the latest answer; at the end of the pass, of the answer that the layout uses.
  ///
  /// `MeasurementCache.none` for a node that is part of the layout without having been measured: its
  /// size is 0 × 0, and its children are absent.
  var latest = MeasurementCache.none
  /// The number of the answer that the children were arranged for.
  var arranged = MeasurementCache.none
  /// The number of the answer at the end of the node's chain.
  var lastAnswer = MeasurementCache.none
  /// Whether the node is part of the layout.
  var isPresent = false
}

/// The faults of a layout; plain numbers, so that noting one costs nothing.
enum LayoutFault {
  case invalidSize(CGSize)
  case invalidPosition(CGPoint)
  case invalidMeasurement(ContentMeasurement)
  case unboundedInset(Axis)
  case undefinedBasis
  case undefinedBound(Axis)
  case undefinedSizeRange
  case tooManyMeasurements
  case tooManyQuestions
}

/// One layout of one tree: the buffers, and the two phases.
///
/// 1. **Measuring** asks the root for its size. Every spec asks its children, some of them several
///    times, and each remembers its last question. An equal question to the same node is answered
///    from the cache.
/// 2. **Placing** visits the nodes, parents first. It arranges a node again where its children were
///    last arranged for another request than the one that the layout uses.
///
/// A fault is noted, and measuring continues with zero in its place, as Texture's release builds
/// do; the layout fails with the first fault. So the hot path throws nothing.
///
/// The buffers belong to this value alone and are freed with it; hence it cannot be copied. Whether
/// a pass is traced is part of its type: the compiler generates separate engines, and removes all
/// tracing from the one that is not traced.
struct LayoutPass<Trace: TraceMode>: ~Copyable {
  let nodes: UnsafeBufferPointer<SpecNode>
  let states: UnsafeMutableBufferPointer<NodeState>
  let measured: UnsafeBufferPointer<Unmanaged<MeasuredContent>>
  let selfMeasured: [any RangeMeasuring]
  let rounding: LengthRounding
  let measurementLimit: Int
  /// Whether stacks that are asked for a single size are arranged only where the layout uses it.
  let postpones: Bool
  /// Whether the pass ended because a node was asked too many different questions.
  var isAskedTooOften = false
  var cache: MeasurementCache
  /// The lines of the wrapping stacks that are being measured; each stack removes its own.
  var lines: [StackLine] = []
  var statistics = LayoutStatistics()
  private(set) var fault: (node: Int, fault: LayoutFault)?
  /// The recorder of a trace or of decisions; stays empty in a plain pass.
  var recorder = TraceRecorder()

  /// Allocates the buffers for `nodes`, which outlive the pass, as does `measured`.
  init(
    nodes: UnsafeBufferPointer<SpecNode>,
    measured: UnsafeBufferPointer<Unmanaged<MeasuredContent>>,
    selfMeasured: [any RangeMeasuring], rounding: LengthRounding, measurementLimit: Int,
    postpones: Bool = false
  ) {
    self.nodes = nodes
    self.measured = measured
    self.selfMeasured = selfMeasured
    self.rounding = rounding
    self.measurementLimit = measurementLimit
    self.postpones = postpones
    cache = MeasurementCache(nodeCount: nodes.count)
    states = .allocate(capacity: nodes.count)
    states.initialize(repeating: NodeState())
  }

  deinit {
    states.deinitialize()
    states.deallocate()
  }

  /// Measures and places everything, and returns the root's size.
  mutating func run(in range: SizeRange, parent: CGSize) -> CGSize {
    let size = measure(0, in: range, parent: parent)
    guard !isAskedTooOften else { return .zero }
    // Placing only repeats known questions, which need not be recorded again.
    if Trace.isOn { recorder.stopAsking() }
    place()
    return size
  }

  /// Asks `node` for its size in `range`; a component of `parent` is NaN where it is undefined.
  @discardableResult
  mutating func measure(_ node: Int, in range: SizeRange, parent: CGSize) -> CGSize {
    statistics.measureCalls += 1
    if statistics.measureCalls > measurementLimit { return leaveUnmeasured(node) }
    let parentSize = nodes[node].dependsOnParentSize ? parent : .zero
    let request = MeasureRequest(range: range, parentSize: parentSize)
    var answer = cache.answer(to: request, of: node, chain: states[node].lastAnswer)
    if Trace.decides { _ = decide(answer == MeasurementCache.none, by: .nan) }
    if answer == MeasurementCache.none {
      answer = compute(request, of: node)
    } else {
      if Trace.isOn { recorder.remember(answer, to: request, of: node) }
      states[node].measurement = cache.measurement(of: answer)
    }
    states[node].latest = answer
    return states[node].measurement.size
  }

  /// Gives a node no size, since the layout has taken too many measurements already.
  @inline(never)
  private mutating func leaveUnmeasured(_ node: Int) -> CGSize {
    note(.tooManyMeasurements, at: node)
    states[node].latest = MeasurementCache.none
    states[node].measurement = Measurement()
    return .zero
  }

  /// Computes a new answer, which becomes the measurement of the node, and returns its number.
  private mutating func compute(_ request: MeasureRequest, of node: Int) -> Int {
    statistics.nodesMeasured += 1
    if Trace.mayPostpone, postpones, let foregone = foregoneAnswer(to: request, of: node) {
      states[node].measurement = foregone
      return add(foregone, to: request, of: node)
    }
    if Trace.isOn { traceQuestion(request, of: node) }
    let measurement = arrange(node, for: request)
    states[node].measurement = measurement
    let answer = add(measurement, to: request, of: node)
    states[node].arranged = answer
    if Trace.isOn { recorder.close(answer, measurement.size) }
    return answer
  }

  /// Adds an answer to those of a node, and returns its number.
  @inline(__always)
  private mutating func add(
    _ measurement: Measurement, to request: MeasureRequest, of node: Int
  ) -> Int {
    let last = states[node].lastAnswer
    let answer = cache.add(measurement, to: request, chain: last)
    states[node].lastAnswer = answer
    if last >= 0 { countAnswers(upTo: answer, of: node) }
    return answer
  }

  /// Computes the size of `node`, and measures and positions its children for it.
  mutating func arrange(_ node: Int, for request: MeasureRequest) -> Measurement {
    let range = request.range
    let parent = request.parentSize
    var measurement = ownBaselines(of: node)
    switch nodes[node].kind {
    case .element: layoutElement(node, in: ownRange(of: node, in: request), &measurement)
    case .selfMeasured(_, let measuring):
      measurement.size = ask(measuring, request)
    case .spacer: measurement.size = ownRange(of: node, in: request).min
    case .wrapper: measurement.size = layoutWrapper(node, in: ownRange(of: node, in: request))
    case .stack(let stack):
      layoutStack(node, stack, in: ownRange(of: node, in: request), &measurement)
    case .inset(let insets):
      measurement.size = layoutInset(node, insets, in: range, parent: parent)
    case .overlay: measurement.size = layoutOverlay(node, in: range, parent: parent)
    case .background: measurement.size = layoutBackground(node, in: range, parent: parent)
    case .absolute(let sizing):
      measurement.size = layoutAbsolute(node, sizing, in: ownRange(of: node, in: request))
    case .static:
      measurement.size = layoutStatic(node, in: ownRange(of: node, in: request))
    case .relative(let relative), .center(let relative):
      measurement.size = layoutRelative(node, relative, in: ownRange(of: node, in: request))
    case .ratio(let ratio):
      measurement.size = layoutRatio(node, ratio, in: ownRange(of: node, in: request))
    case .corner(let corner):
      measurement.size = layoutCorner(node, corner, in: ownRange(of: node, in: request))
    }
    measurement.size = finished(measurement.size, of: node)
    return measurement
  }

  /// The baselines of the style of `node`; 0 where it has none.
  func ownBaselines(of node: Int) -> Measurement {
    Measurement(
      ascender: nodes[node].style.ascender ?? 0, descender: nodes[node].style.descender ?? 0)
  }

  /// The size rounded up to whole pixels; zero, with a fault, where it is not valid.
  @inline(__always)
  private mutating func finished(_ size: CGSize, of node: Int) -> CGSize {
    if Trace.isOn { recorder.noteSizeBeforeRounding(size) }
    if size.isValidForLayout {
      if Trace.decides { recordCeiling(of: size) }
      return rounding.ceiling(size)
    }
    note(.invalidSize(size), at: node)
    return .zero
  }

  /// Notes a fault; the first one stays.
  mutating func note(_ newFault: LayoutFault, at node: Int) {
    if fault == nil { fault = (node, newFault) }
  }

  /// Measures a content of the element `node`; `nil`, with a fault, where the available size or
  /// the answer is not valid.
  ///
  /// The available size is invalid where a stack distributed a fraction of an infinite length:
  /// infinity minus infinity. Content is never asked about such a size.
  @inline(__always)
  mutating func measureContent(
    _ content: Int, of node: Int, in available: CGSize
  ) -> ContentMeasurement? {
    guard available.width >= 0, available.height >= 0 else {
      note(.invalidSize(available), at: node)
      return nil
    }
    statistics.contentMeasurements += 1
    let answer = measured[content]._withUnsafeGuaranteedRef { $0.content.measure(in: available) }
    if Trace.decides {
      recordContent(measured[content].takeUnretainedValue().content, in: available, answer)
    }
    if answer.size.isValidForLayout, answer.hasFiniteBaselines { return answer }
    note(.invalidMeasurement(answer), at: node)
    return nil
  }

  /// Converts positions in the parent to positions in the root, from the root down.
  private mutating func place() {
    states[0].isPresent = true
    for node in nodes.indices where states[node].isPresent && nodes[node].childCount > 0 {
      let latest = states[node].latest
      guard latest != MeasurementCache.none else { continue }
      if states[node].arranged != latest { _ = arrange(node, for: cache.request(of: latest)) }
      let origin = states[node].position
      for child in nodes[node].children {
        states[child].isPresent = true
        if Trace.isOn { recorder.place(child, at: states[child].position) }
        states[child].position.x += origin.x
        states[child].position.y += origin.y
        if !states[child].position.isValidForLayout {
          note(.invalidPosition(states[child].position), at: child)
        }
      }
    }
  }

  /// The question whose answer the layout uses for `node`; `nil` where it was never measured.
  func decidingRequest(of node: Int) -> MeasureRequest? {
    let latest = states[node].latest
    return latest == MeasurementCache.none ? nil : cache.request(of: latest)
  }

  /// The names and frames of the elements that are part of the layout, in the order of
  /// `elementNodes`.
  func frames(of elementNodes: [Int], names: [String]) -> (names: [String], frames: [CGRect]) {
    let frames = [CGRect](capacity: elementNodes.count) { frames, count in
      for node in elementNodes where states[node].isPresent {
        frames.initializeElement(at: count, to: frame(of: node))
        count += 1
      }
    }
    // Nearly always all elements are there: then their names need no copies.
    if frames.count == names.count { return (names, frames) }
    let present = elementNodes.indices.filter { states[elementNodes[$0]].isPresent }
    return (present.map { names[$0] }, frames)
  }

  /// The frame of a node that is part of the layout, rounded to pixels.
  @inline(__always)
  func frame(of node: Int) -> CGRect {
    // Rounding up can give negative zero; adding zero makes it zero.
    let point = rounding.ceiling(states[node].position)
    let size = states[node].measurement.size
    return CGRect(
      x: point.x + 0, y: point.y + 0, width: size.width + 0, height: size.height + 0)
  }
}

extension ContentMeasurement {
  /// Whether both baselines are finite.
  @inline(__always)
  fileprivate var hasFiniteBaselines: Bool {
    // One look at both: the sum is finite only if both are.
    (firstBaseline + lastBaselineFromBottom).isFinite
      || firstBaseline.isFinite && lastBaselineFromBottom.isFinite
  }
}
