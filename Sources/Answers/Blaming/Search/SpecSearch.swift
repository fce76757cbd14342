import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

/// Searches for changes of a layout spec after which it fits the constraints better.
struct SpecSearch {
  let trials: Trials
  let root: LayoutSpec

  /// The most nodes that are changed: those around and beside elements that differ come first.
  ///
  /// Ours: each takes about 40 layouts.
  private static let mostNodes = 60
  /// The most elements among which two are exchanged that are no siblings.
  private static let mostExchanged = 16

  /// The changes that help, in the order in which they were tried.
  func changes() -> [Found<SpecChange>] {
    var found: [Found<SpecChange>] = []
    func attempt(_ change: SpecChange) {
      guard let spec = change.applied(to: root), let misfit = trials.misfit(of: spec) else {
        return
      }
      found.append(Found(change: change, misfit: misfit))
    }
    for way in ways {
      guard let node = root.spec(at: way) else { continue }
      let parent = way.isEmpty ? nil : root.spec(at: way.dropLast())
      for variant in SpecVariants.words(of: node, in: parent) {
        attempt(SpecChange(way: way, kind: .node(variant)))
      }
      for number in SpecVariants.numbers(of: node, in: parent) {
        for value in values(of: number, at: way) {
          attempt(SpecChange(way: way, kind: .node(number.make(value))))
        }
      }
      for variant in sized(node, at: way) {
        attempt(SpecChange(way: way, kind: .node(variant)))
      }
    }
    for (first, second) in exchanges {
      attempt(SpecChange(way: first, kind: .exchange(with: second, keepsStyles: false)))
      if root.hasElementsWithStyles(first, second) {
        attempt(SpecChange(way: first, kind: .exchange(with: second, keepsStyles: true)))
      }
    }
    for way in ways {
      guard let node = root.spec(at: way), node.isList else { continue }
      for element in missing {
        for variant in inserted(element, into: node, at: way) {
          for index in 0...node.children.count {
            attempt(SpecChange(way: way, kind: .insert(variant, at: index)))
          }
        }
      }
    }
    return found
  }

  /// The first elements that the constraints place, and the spec does not.
  private var missing: [Element] {
    let names = trials.missing.prefix(Self.mostMissing)
    return trials.scenario.elements.filter { names.contains($0.name) }
  }

  private static let mostMissing = 4

  /// An element without a style, with one that shrinks or fills, and with the lengths of the constraints;
  /// where the parent reads positions, at that of the constraints too.
  private func inserted(
    _ element: Element, into parent: LayoutSpec, at way: [Int]
  ) -> [LayoutSpec] {
    let plain = element.spec
    let shrinking = plain.styled { $0.flexShrink = 1 }
    let filling = plain.styled { ($0.flexGrow, $0.flexShrink) = (1, 1) }
    let sized = sized(plain, at: [])
    let variants =
      [plain, shrinking, filling]
      + sized.filter { $0.style.width != .auto || $0.style.height != .auto }
    guard let position = position(of: element.name, in: parent, at: way) else { return variants }
    return variants + variants.map { variant in variant.styled { $0.layoutPosition = position } }
  }

  /// The position of an element of the constraints in a spec whose children have positions; `nil` in
  /// others, where nothing tells where that spec is, and where the position is not always the same.
  private func position(of name: String, in parent: LayoutSpec, at way: [Int]) -> CGPoint? {
    switch parent.kind {
    case .absolute, .static: break
    default: return nil
    }
    let positions = trials.cases.map { known -> CGPoint? in
      guard let frame = known.constraintFrames[name] else { return nil }
      if way.isEmpty {
        return CGPoint(x: Double(frame.minX).asWritten, y: Double(frame.minY).asWritten)
      }
      for child in parent.children {
        guard let placed = child.elementName.flatMap({ known.spec[$0] }) else { continue }
        let position = child.style.layoutPosition
        return CGPoint(
          x: (frame.minX - placed.minX + Double(position.x)).asWritten,
          y: (frame.minY - placed.minY + Double(position.y)).asWritten)
      }
      return nil
    }
    return positions.dropFirst().allSatisfy { $0 == positions[0] } ? positions[0] : nil
  }

  // MARK: - Which nodes

  /// The ways to the nodes that may be to blame: those on the way to an element that differs and their
  /// siblings, or all of a small spec.
  private var ways: [[Int]] {
    var all: [[Int]] = []
    collect(root, [], into: &all)
    guard all.count > Self.mostNodes else { return all }
    let differing = Set(trials.differingElements)
    let blamed = all.filter { way in
      root.spec(at: way)?.elementName.map(differing.contains) == true
    }
    let around = Set(blamed.flatMap { way in (0...way.count).map { Array(way.prefix($0)) } })
    let beside = all.filter { !around.contains($0) && around.contains($0.dropLast()) }
    return Array((all.filter(around.contains) + beside).prefix(Self.mostNodes))
  }

  private func collect(_ spec: LayoutSpec, _ way: [Int], into ways: inout [[Int]]) {
    ways.append(way)
    for (index, child) in spec.children.enumerated() { collect(child, way + [index], into: &ways) }
  }

  // MARK: - Numbers

  /// The values of a number with which edges get the constraints' positions.
  private func values(of number: SpecVariants.Number, at way: [Int]) -> [Double] {
    guard let known = trials.cases.first else { return [] }
    return number.moved.values(of: trials.elements, to: known.constraintFrames) { value in
      value == number.moved.value
        ? known.spec
        : trials.frames(of: root.replacing(at: way, by: number.make(value)), in: known.container)
    }
  }

  /// The node with each length that its style does not have as the constraints have it, where it is the
  /// same in all containers.
  private func sized(_ node: LayoutSpec, at way: [Int]) -> [LayoutSpec] {
    let names = node.elementNames
    guard !names.isEmpty else { return [] }
    return SpecVariants.sizes.compactMap { size, axis in
      guard size.of(node.style) == .auto else { return nil }
      let lengths = trials.cases.compactMap { Self.length(of: names, $0, axis) }
      guard let first = lengths.first, first > 0, lengths.count == trials.cases.count,
        lengths.allSatisfy({ abs($0 - first) <= Tolerance.equal })
      else { return nil }
      let length = first.asWritten
      return node.styled { size.set(&$0, .points(length)) }
    }
  }

  /// The length from the first to the last edge of some elements in the constraints.
  private static func length(of names: [String], _ known: Trials.Case, _ axis: Axis) -> Double? {
    let frames = names.compactMap { known.constraintFrames[$0] }
    guard frames.count == names.count else { return nil }
    switch axis {
    case .horizontal:
      return (frames.map { $0.maxX }.max() ?? 0) - (frames.map { $0.minX }.min() ?? 0)
    case .vertical: return (frames.map { $0.maxY }.max() ?? 0) - (frames.map { $0.minY }.min() ?? 0)
    }
  }

  // MARK: - Exchanges

  /// The pairs of specs to exchange: siblings, then elements anywhere.
  private var exchanges: [([Int], [Int])] {
    var pairs: [([Int], [Int])] = []
    let ways = ways
    for way in ways {
      let count = min(root.spec(at: way)?.children.count ?? 0, Self.mostExchanged)
      for first in 0..<count {
        for second in (first + 1)..<max(count, first + 1) {
          pairs.append((way + [first], way + [second]))
        }
      }
    }
    let differing = Set(trials.differingElements)
    let elements = ways.filter { root.spec(at: $0)?.elementName.map(differing.contains) == true }
      .prefix(Self.mostExchanged)
    for (index, first) in elements.enumerated() {
      for second in elements.dropFirst(index + 1) where first.dropLast() != second.dropLast() {
        pairs.append((first, second))
      }
    }
    return pairs
  }
}

extension LayoutSpec {
  /// Whether both ways lead to elements, of which one has a style.
  fileprivate func hasElementsWithStyles(_ first: [Int], _ second: [Int]) -> Bool {
    let specs = [first, second].compactMap(spec(at:))
    return specs.allSatisfy { $0.elementName != nil }
      && specs.contains { $0.style != ElementStyle() }
  }

  /// Whether it has any number of children.
  fileprivate var isList: Bool {
    switch kind {
    case .stack, .wrapper, .absolute, .static: true
    default: false
    }
  }
}
