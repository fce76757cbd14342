import AffineGeometry
import Foundation
import Geometry

extension AffinePass {
  /// The rule of `LayoutPass.layoutAbsolute`.
  mutating func layoutAbsolute(
    _ node: Int, _ sizing: AbsoluteSizing, in range: AffineRange
  ) -> Answer {
    let parent = domain.validOrUndefined(range.max)
    var answer = ownAnswer(of: node)
    var fitting = range.min
    for node in nodes[node].children {
      let room = roomBehindPosition(of: node, in: range)
      let childRange = styleRange(of: node, parent: parent, auto: room)
      putAtPosition(node, in: childRange, parent: parent, fitting: &fitting, &answer)
    }
    let isWhole = sizing == .sizeToFit
    answer.size = domain.clamp(isWhole ? fitting : parent.filled(with: fitting), into: range)
    return answer
  }

  /// The rule of `LayoutPass.layoutStatic`.
  mutating func layoutStatic(_ node: Int, in range: AffineRange) -> Answer {
    let parent = domain.validOrUndefined(range.max)
    var answer = ownAnswer(of: node)
    var fitting = range.min
    for node in nodes[node].children {
      let room = roomBehindPosition(of: node, in: range)
      let childRange = sizeRange(of: node, parent: parent, auto: room)
      putAtPosition(node, in: childRange, parent: parent, fitting: &fitting, &answer)
    }
    answer.size = domain.clamp(fitting, into: range)
    return answer
  }

  private func roomBehindPosition(of child: Int, in range: AffineRange) -> AffineRange {
    let position = nodes[child].style.layoutPosition
    return AffineRange(
      width: AffineInterval(lower: .zero, upper: range.max.width - position.x),
      height: AffineInterval(lower: .zero, upper: range.max.height - position.y))
  }

  private mutating func sizeRange(
    of child: Int, parent: AffineSize, auto: AffineRange
  ) -> AffineRange {
    let given = nodes[child].style.sizeRange
    let bounds = [
      given.min.width.resolved(parent: parent.width, auto: auto.min.width),
      given.min.height.resolved(parent: parent.height, auto: auto.min.height),
      given.max.width.resolved(parent: parent.width, auto: auto.max.width),
      given.max.height.resolved(parent: parent.height, auto: auto.max.height),
    ]
    guard !bounds.contains(where: \.value.isNaN) else {
      note(.undefinedSizeRange, at: child)
      return auto
    }
    return AffineRange(
      width: AffineInterval(lower: bounds[0], upper: domain.larger(bounds[0], bounds[2])),
      height: AffineInterval(lower: bounds[1], upper: domain.larger(bounds[1], bounds[3])))
  }

  private mutating func putAtPosition(
    _ node: Int, in range: AffineRange, parent: AffineSize, fitting: inout AffineSize,
    _ answer: inout Answer
  ) {
    let position = nodes[node].style.layoutPosition
    var child = child(node, in: range, parent: parent)
    child.x = AffineLength(position.x)
    child.y = AffineLength(position.y)
    let size = size(of: child)
    fitting.width = domain.larger(fitting.width, size.width + position.x)
    fitting.height = domain.larger(fitting.height, size.height + position.y)
    answer.children.append(child)
  }
}
