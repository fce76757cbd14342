import AffineGeometry
import Foundation
import Geometry

extension AffinePass {
  /// The rule of `LayoutPass.layoutElement`.
  mutating func layoutElement(_ node: Int, _ element: Int, in range: AffineRange) -> Answer {
    var answer = ownAnswer(of: node)
    let room = range.max
    switch contents[element] {
    case .none:
      let isValid = domain.isValid(room.width) && domain.isValid(room.height)
      answer.size = domain.clamp(isValid ? room : .zero, into: range)
    case .fixed(let size):
      let size = AffineSize(
        width: AffineLength(size.width), height: AffineLength(size.height))
      answer.size = domain.clamp(size, into: range)
    case .measured(let content):
      guard let piece = measureContent(content, of: node, in: room) else { return answer }
      let size = AffineSize(
        width: domain.smaller(AffineLength(piece.size.width), room.width),
        height: domain.smaller(AffineLength(piece.size.height), room.height))
      answer.size = domain.clamp(size, into: range)
      take(baselinesOf: piece, unlessStyled: node, &answer)
    }
    return answer
  }

  /// Measures the content of the element `node`; nothing where the room is none, or the content
  /// does not say where its size changes.
  mutating func measureContent(
    _ content: any ContentMeasuring, of node: Int, in room: AffineSize
  ) -> ContentPiece? {
    let isRoom =
      !room.width.value.isNaN && !room.height.value.isNaN
      && !domain.isLess(room.width, .zero) && !domain.isLess(room.height, .zero)
    guard isRoom else {
      note(
        .invalidSize(CGSize(width: room.width.value, height: room.height.value)), at: node)
      return nil
    }
    guard let piece = content.piece(beside: room.width) else {
      domain.hinder("the content of an element does not say at which widths its size changes")
      return nil
    }
    domain.keep(room.width, in: piece.rooms)
    return piece
  }

  func take(
    baselinesOf piece: ContentPiece, unlessStyled node: Int, _ answer: inout Answer
  ) {
    answer.ascender = nodes[node].style.ascender ?? piece.firstBaseline
    answer.descender = nodes[node].style.descender ?? -piece.lastBaselineFromBottom
  }
}
