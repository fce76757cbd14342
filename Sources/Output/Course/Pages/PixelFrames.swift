import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import LessonAnswers
import Scenarios

extension WidthFrames {
  /// The most widths whose frames are laid out for one page.
  private static let mostWidths = 600.0

  /// The frames on pixels at every whole width, as both engines put them there; `nil` where the
  /// straight segments are within a pixel of them in the screen's containers.
  ///
  /// Straight segments are not rounded. Where a layout spec shares whole points, they are further away
  /// than a reader overlooks. Takes two layouts for each whole width.
  func onPixels(_ screen: LessonScreen) -> WidthFrames? {
    let containers = screen.scenario.containers.filter { $0.height == height }
    guard span.to - span.from <= Self.mostWidths,
      containers.contains(where: { isFar(from: screen, in: $0) })
    else { return nil }
    var onPixels = self
    for index in elements.indices {
      onPixels.elements[index].spec = elements[index].spec.map { _ in StraightSegments() }
      onPixels.elements[index].constraints = nil
    }
    var constraints = elements.map { $0.spec.map { _ in StraightSegments() } }
    for width in stride(from: span.from.rounded(.up), through: span.to, by: 1) {
      let container = Container(width: width, height: height)
      guard let spec = try? screen.frames(by: .spec, in: container),
        let rules = try? screen.frames(by: .constraints, in: container)
      else { return nil }
      for index in elements.indices {
        let name = elements[index].element
        guard let one = spec[name], let other = rules[name] else { return nil }
        for (edge, attribute) in Self.edges.enumerated() {
          onPixels.elements[index].spec[edge].append(
            .init(start: width, value: one.length(of: attribute)))
          constraints[index][edge].append(
            .init(start: width, value: other.length(of: attribute)))
        }
      }
    }
    for index in elements.indices where constraints[index] != onPixels.elements[index].spec {
      onPixels.elements[index].constraints = constraints[index]
    }
    return onPixels
  }

  /// The edges in the order of ``MovingFrame``.
  private static let edges: [Constraint.Attribute] = [.left, .top, .right, .bottom]

  /// Whether an engine puts an edge more than a pixel away from its straight segments.
  private func isFar(from screen: LessonScreen, in container: Container) -> Bool {
    let pixel = 1 / screen.scenario.scale
    return screen.engines.contains { engine in
      guard let frames = try? screen.frames(by: engine, in: container) else { return false }
      return elements.contains { element in
        guard let frame = frames[element.element] else { return false }
        let segments = (engine == .constraints ? element.constraints : nil) ?? element.spec
        return zip(Self.edges, segments).contains { attribute, straight in
          abs(straight.value(at: container.width) - frame.length(of: attribute))
            > pixel + Tolerance.equal
        }
      }
    }
  }
}
