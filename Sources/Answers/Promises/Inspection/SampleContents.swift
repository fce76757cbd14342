import Geometry
import LayoutConstraints
import Scenarios

extension Scenario {
  /// The scenario with a short word in the place of each sample of its document; `nil` where it has none.
  ///
  /// What only a sample makes is no evidence: an app shows another text.
  var withoutSamples: Scenario? {
    guard let samples = document?.samples, !samples.isEmpty, var system = constraints else {
      return nil
    }
    for name in samples {
      guard let item = system.index(of: name),
        let size = system.items[item].content.oneLine
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

extension Content {
  /// Its size where nothing limits it; `nil` without one.
  fileprivate var oneLine: CGSize? {
    switch self {
    case .none: nil
    case .fixed(let size): size
    case .measured(let content):
      content.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).size
    }
  }
}
