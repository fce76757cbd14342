import Geometry
import Layouts

/// The contents that the pictures of a page have drawn, so that each is written once: an element often has
/// the same lines in both layouts, and in several containers.
final class DrawnOnce {
  private var known: [String: (id: String, frame: Frame)] = [:]

  /// A content that is drawn elsewhere on the page, with its distance from there.
  typealias Use = (useId: String, useX: String?, useY: String?)

  /// Where the same content is drawn; `nil` where it is new, and known by a name from now on.
  func use(of drawn: DrawnContent, _ element: String, in frame: Frame) -> (use: Use?, id: String) {
    let isSized = drawn.hasShapes || drawn.isClipped
    let lines = drawn.lines.map { "\($0.lineX ?? "") \($0.y) \($0.lineLength ?? "") \($0.text)" }
    let size = isSized ? "\(frame.width) \(frame.height)" : ""
    let key = ([element, size] + lines).joined(separator: "\n")
    guard let first = known[key] else {
      let id = "c\(known.count)"
      known[key] = (id, frame)
      return (nil, id)
    }
    func distance(_ from: Double, _ to: Double) -> String? {
      let text = NumberText.plain(to - from)
      return text == "0" ? nil : text
    }
    return (
      Use(
        useId: first.id, useX: distance(first.frame.x, frame.x),
        useY: distance(first.frame.y, frame.y)), first.id
    )
  }
}
