import Foundation
import Geometry
import LayoutConstraints

extension ViewSystem {
  /// Sets the frames of all views but the outermost, and where guides lie.
  func apply(_ layout: ConstraintLayout, _ rounding: Rounding) throws(ConstraintError) {
    let frames = Dictionary(zip(layout.layout.elements, layout.layout.frames)) { first, _ in first }
    for (item, view) in zip(system.items, views) {
      guard let view, view.parent != nil, let frame = frames[item.name] else { continue }
      let around = frames[system.items[item.parent].name]?.origin ?? .zero
      view.frame = frame.offsetBy(dx: -around.x, dy: -around.y)
    }
    apply(layout.contentSizes)
    try applyGuides(layout, rounding)
  }

  private func apply(_ contentSizes: [String: CGSize]) {
    for (item, view) in zip(system.items, views) {
      guard let scrollView = view as? UIScrollView else { continue }
      scrollView.contentSize = contentSizes[item.name] ?? scrollView.contentSize
    }
  }

  private func applyGuides(
    _ layout: ConstraintLayout, _ rounding: Rounding
  ) throws(ConstraintError) {
    var places = guides.map { ($0.guide, GuidePlace(item: $0.item)) }
    for (item, view) in views.enumerated() {
      for (role, guide) in view?.builtInGuides ?? [:] {
        places.append((guide, GuidePlace(item: item, guide: role)))
      }
    }
    guard !places.isEmpty else { return }
    let frames = try layout.frames(of: places.map(\.1), rounding: rounding)
    for (place, frame) in zip(places, frames) { place.0.layoutFrame = frame }
  }
}
