import Geometry
import LayoutConstraints
import Scenarios

extension Scenario {
  /// The scenario with a short word in the place of each sample of its document, and without what code may hide;
  /// `nil` where it has neither.
  ///
  /// What only a sample makes is no evidence: an app shows another text.
  var withoutSamples: Scenario? {
    guard let document, var system = constraints,
      !document.samples.isEmpty || !document.optional.isEmpty
    else { return nil }
    for name in document.optional {
      guard let item = system.index(of: name) else { continue }
      try? system.updateItem(item) { $0.isHidden = true }
    }
    for name in document.samples {
      guard let item = system.index(of: name),
        let size = system.items[item].content.unlimitedSize
      else { continue }
      let short = CGSize(width: min(size.width, Self.shortWord), height: size.height)
      guard (try? system.updateItem(item) { $0.content = .fixed(short) }) != nil else { continue }
    }
    var bare = self
    bare.constraints = system
    return bare
  }

  /// The width of a short word, in points.
  private static var shortWord: CGFloat { 24 }
}
