import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

extension Scenario {
  /// The scenario with texts as large as their given frames: what it would be with the device's font.
  ///
  /// `nil` where no text has a given frame, and where a notation is code. Baselines keep their place in
  /// proportion to the height.
  func withTexts(asLargeAs given: [GivenFrame]) -> Scenario? {
    guard !isCode else { return nil }
    let frames = Dictionary(given.map { ($0.element, $0.frame) }) { first, _ in first }
    var contents: [String: Content] = [:]
    for element in elements {
      guard case .text = element.kind, case .measured(let text) = element.content,
        let frame = frames[element.name], frame.width > 0, frame.height > 0
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
