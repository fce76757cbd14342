import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Scenarios

extension Scenario {
  /// The scenario with texts as large as their given frames: what it would be with the device's font.
  ///
  /// Only texts whose frame among `frames` could be that of another font are replaced: a text that is far from
  /// its given frame has a mistake around it. `nil` where there is none, and where a notation is code.
  /// Baselines keep their place in proportion to the height.
  func withTexts(asLargeAs given: [GivenFrame], near laidOut: NamedFrames) -> Scenario? {
    guard !isCode else { return nil }
    let frames = Dictionary(given.map { ($0.element, $0.frame) }) { first, _ in first }
    var contents: [String: Content] = [:]
    for element in elements {
      guard case .text = element.kind, case .measured(let text) = element.content,
        let frame = frames[element.name], frame.width > 0, frame.height > 0,
        let found = laidOut[element.name], DeviceFont.could(make: frame.size, of: found.size, text)
      else { continue }
      let own = text.measure(in: CGSize(width: frame.width, height: .infinity))
      let ratio = own.size.height > 0 ? frame.height / own.size.height : 1
      let baselines = BoxContent.Baselines(
        first: own.firstBaseline * ratio,
        last: (own.size.height - own.lastBaselineFromBottom) * ratio)
      contents[element.name] =
        BoxContent(width: frame.width, height: frame.height, baselines: baselines).content
    }
    guard !contents.isEmpty else { return nil }
    var scenario = self
    scenario.spec = spec?.replacingElements { element in
      guard let name = element.elementName, let content = contents[name] else { return element }
      var replaced = LayoutSpec.element(name, content)
      replaced.style = element.style
      return replaced
    }
    for (index, item) in (constraints?.items ?? []).enumerated() {
      guard let content = contents[item.name] else { continue }
      guard (try? scenario.constraints?.updateItem(index) { $0.content = content }) != nil else {
        return nil
      }
    }
    return scenario
  }
}

/// The font of a device, of which only sizes of texts are known.
private enum DeviceFont {
  /// How far from ours a length may be: San Francisco is up to 6 % wider than Inter.
  static let share = 0.1
  /// The same for the width of several lines, which may break elsewhere.
  static let wrappedShare = 0.25
  /// How much a length may differ besides, in points: frames may be in whole points.
  static let slack = 2.0

  /// Whether a text that has the size `own` here could have the size `given` there.
  static func could(make given: CGSize, of own: CGSize, _ text: any ContentMeasuring) -> Bool {
    let line = text.unlimitedMeasurement.size.height
    let (lines, ownLines) = ((given.height / line).rounded(), (own.height / line).rounded())
    let wraps = min(lines, ownLines) > 1
    let height = lines == ownLines ? own.height : lines * line
    return abs(given.width - own.width) <= (wraps ? wrappedShare : share) * own.width + slack
      && abs(given.height - height) <= share * height + slack
      && abs(lines - ownLines) <= (wraps ? max(1, share * ownLines) : 0)
  }
}
