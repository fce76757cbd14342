import AffineGeometry
import Foundation
import Geometry

/// One layout of a tree in a container whose lengths are affine in a parameter: the rules of
/// `LayoutPass` for affine lengths.
///
/// With rounding, sizes and frames are constant on steps: each pass finds one step, which reaches
/// to the next value of the parameter at which any rounded length changes.
///
/// The rules are written separately, because the engine's lengths are plain numbers and stay so.
/// Callers check the answers against the engine's.
struct AffinePass {
  let nodes: [SpecNode]
  let contents: [Content]
  let rounding: AffineRounding
  var domain: AffineDomain
  /// Whether several children share the missing length of a line, each in whole points.
  var sharesWholePoints = false
  /// The answers so far; an answer's number is its index here.
  private(set) var answers: [Answer] = []
  private(set) var fault: (node: Int, fault: LayoutFault)?
  private var known: [Question: Int] = [:]

  /// The answer of a node, with its children placed for that answer.
  struct Answer {
    var size = AffineSize.zero
    var ascender = 0.0
    var descender = 0.0
    var children: [Child] = []
  }

  /// A child, placed for one answer of its parent.
  struct Child {
    let node: Int
    /// The number of its own answer; `nil` where it was never measured.
    var answer: Int?
    var x = AffineLength.zero
    var y = AffineLength.zero
  }

  /// A question to a node, by the bits of all numbers, so that NaN is equal to itself.
  private struct Question: Hashable {
    let node: Int
    let bits: [UInt64]

    init(_ node: Int, _ range: AffineRange, _ parent: AffineSize) {
      self.node = node
      let sizes = [range.min, range.max, parent]
      bits = sizes.flatMap {
        [$0.width.value, $0.width.slope, $0.height.value, $0.height.slope].map(\.bitPattern)
      }
    }
  }

  init(of tree: SpecTree, limit: Double, rounding: AffineRounding = .exact) {
    nodes = tree.nodes
    contents = tree.contents
    self.rounding = rounding
    domain = AffineDomain(limit: limit)
  }

  /// Notes a fault; the first one stays.
  mutating func note(_ newFault: LayoutFault, at node: Int) {
    if fault == nil { fault = (node, newFault) }
  }

  /// Asks `node` for its size in `range`, and returns the number of its answer.
  mutating func measure(_ node: Int, in range: AffineRange, parent: AffineSize) -> Int {
    let parent = nodes[node].dependsOnParentSize ? parent : .zero
    let question = Question(node, range, parent)
    if let answer = known[question] { return answer }
    var answer = arrange(node, in: range, parent: parent)
    let isValid = domain.isValid(answer.size.width) && domain.isValid(answer.size.height)
    if isValid {
      answer.size = rounding.ceiling(answer.size, &domain)
    } else {
      let width = answer.size.width.value
      note(.invalidSize(CGSize(width: width, height: answer.size.height.value)), at: node)
      answer.size = .zero
    }
    answers.append(answer)
    known[question] = answers.count - 1
    return answers.count - 1
  }

  /// Asks a child for its size, and returns it at the parent's origin.
  mutating func child(_ node: Int, in range: AffineRange, parent: AffineSize) -> Child {
    Child(node: node, answer: measure(node, in: range, parent: parent))
  }

  func size(of child: Child) -> AffineSize { child.answer.map { answers[$0].size } ?? .zero }

  private mutating func arrange(
    _ node: Int, in range: AffineRange, parent: AffineSize
  ) -> Answer {
    switch nodes[node].kind {
    case .inset(let insets): return layoutInset(node, insets, in: range, parent: parent)
    case .overlay: return layoutOverlay(node, in: range, parent: parent)
    case .background: return layoutBackground(node, in: range, parent: parent)
    case .selfMeasured:
      domain.noteObstacle("an element arranges its own inside in code, which cannot be followed")
      return ownAnswer(of: node)
    default: break
    }
    let range = ownRange(of: node, in: range, parent: parent)
    switch nodes[node].kind {
    case .element(let element): return layoutElement(node, element, in: range)
    case .wrapper: return layoutWrapper(node, in: range)
    case .stack(let stack): return layoutStack(node, stack, in: range)
    case .absolute(let sizing): return layoutAbsolute(node, sizing, in: range)
    case .static: return layoutStatic(node, in: range)
    case .relative(let relative), .center(let relative):
      return layoutRelative(node, relative, in: range)
    case .ratio(let ratio): return layoutRatio(node, ratio, in: range)
    case .corner(let corner): return layoutCorner(node, corner, in: range)
    default:
      var answer = ownAnswer(of: node)
      answer.size = range.min
      return answer
    }
  }

  /// An answer of size zero, with the baselines of the style of `node`.
  func ownAnswer(of node: Int) -> Answer {
    let style = nodes[node].style
    return Answer(ascender: style.ascender ?? 0, descender: style.descender ?? 0)
  }

  /// The rule of `LayoutPass.ownRange`.
  private mutating func ownRange(
    of node: Int, in range: AffineRange, parent: AffineSize
  ) -> AffineRange {
    guard nodes[node].hasOwnSize else { return domain.intersection(range, .unconstrained) }
    return domain.intersection(range, styleRange(of: node, parent: parent))
  }

  mutating func styleRange(
    of node: Int, parent: AffineSize, auto: AffineRange = .unconstrained
  ) -> AffineRange {
    AffineRange(
      width: styleInterval(of: node, .horizontal, parent: parent.width, auto: auto.width),
      height: styleInterval(of: node, .vertical, parent: parent.height, auto: auto.height))
  }

  /// The rule of `LayoutPass.styleInterval`.
  mutating func styleInterval(
    of node: Int, _ axis: Axis, parent: AffineLength, auto: AffineInterval = .unbounded
  ) -> AffineInterval {
    let (minimum, exact, maximum) = nodes[node].style.lengths(along: axis)
    let lower = minimum.resolved(parent: parent, auto: auto.lower)
    let upper = maximum.resolved(parent: parent, auto: auto.upper)
    if lower.value.isNaN || upper.value.isNaN {
      note(.undefinedBound(axis), at: node)
      return auto
    }
    if !domain.isLess(lower, upper) { return .exactly(lower) }
    let length = exact.resolved(parent: parent, auto: .undefined)
    if length.value.isNaN { return AffineInterval(lower: lower, upper: upper) }
    if domain.isLess(upper, length) { return .exactly(upper) }
    return .exactly(domain.isLess(length, lower) ? lower : length)
  }
}

extension AffinePass {
  /// The rule of `LayoutPass.layoutElement`.
  mutating func layoutElement(_ node: Int, _ element: Int, in range: AffineRange) -> Answer {
    var answer = ownAnswer(of: node)
    let available = range.max
    switch contents[element] {
    case .none:
      let isValid = domain.isValid(available.width) && domain.isValid(available.height)
      answer.size = domain.clamp(isValid ? available : .zero, into: range)
    case .fixed(let size):
      let size = AffineSize(
        width: AffineLength(size.width), height: AffineLength(size.height))
      answer.size = domain.clamp(size, into: range)
    case .measured(let content):
      guard let segment = measureContent(content, of: node, in: available) else { return answer }
      let size = AffineSize(
        width: domain.smaller(AffineLength(segment.size.width), available.width),
        height: domain.smaller(AffineLength(segment.size.height), available.height))
      answer.size = domain.clamp(size, into: range)
      take(baselinesOf: segment, unlessStyled: node, &answer)
    }
    return answer
  }

  /// Measures the content of the element `node`; `nil` where the available size is not valid, or
  /// the content does not know where its size changes.
  mutating func measureContent(
    _ content: any ContentMeasuring, of node: Int, in available: AffineSize
  ) -> ContentSegment? {
    let isValid =
      !available.width.value.isNaN && !available.height.value.isNaN
      && !domain.isLess(available.width, .zero) && !domain.isLess(available.height, .zero)
    guard isValid else {
      let size = CGSize(width: available.width.value, height: available.height.value)
      note(.invalidSize(size), at: node)
      return nil
    }
    guard let segment = content.segment(beside: available.width) else {
      domain.noteObstacle(
        "the content of an element does not say at which widths its size changes")
      return nil
    }
    domain.keep(available.width, in: segment.widths)
    return segment
  }

  func take(
    baselinesOf segment: ContentSegment, unlessStyled node: Int, _ answer: inout Answer
  ) {
    answer.ascender = nodes[node].style.ascender ?? segment.firstBaseline
    answer.descender = nodes[node].style.descender ?? -segment.lastBaselineFromBottom
  }
}
