import Geometry
import LayoutConstraints
import LayoutSpecs
import ScenarioFiles
package import Scenarios
import SpecTranslation
import TextMeasuring

/// Random screens as scenarios.
package enum RandomScreen {
  /// The screen of a seed in one notation: a spec of up to four levels, in a container of any width.
  package static func spec(_ seed: UInt64, isUnrestricted: Bool = false) -> Scenario {
    var random = RandomScreenSpec(seed: seed)
    random.isUnrestricted = isUnrestricted
    let spec = random.spec(depth: 1 + Int(seed % 4))
    var scenario = Scenario(
      id: "random-\(seed)", file: "random-\(seed).yaml", title: "Random \(seed)", scale: 2,
      containers: [random.container()], elements: spec.boxes)
    scenario.spec = spec
    return scenario
  }

  /// The screen of a seed in both notations, as it is read from a file; `nil` where its spec has no boxes.
  ///
  /// Where it `isWrong`, one number of its constraints is larger by 7.
  package static func pair(_ seed: UInt64, isWrong: Bool = false) throws -> Scenario? {
    guard let translated = try TranslatedScenario(spec(seed)),
      !translated.scenario.elements.isEmpty
    else { return nil }
    var text = translated.scenario.fileText(notes: [])
    if isWrong, let start = text.range(of: "\nconstraints:")?.upperBound {
      var random = RandomValues(seed: seed)
      let numbers = text[start...].matches(of: /\ ([0-9]+)\n/).map(\.output.1)
      if !numbers.isEmpty {
        let number = random.pick(numbers)
        text.replaceSubrange(
          number.startIndex..<number.endIndex, with: "\((Int(number) ?? 0) + 7)")
      }
    }
    return try ScenarioReader.scenario(
      from: SourceText(file: "random.yaml", text: text), measurer: TextMeasurer())
  }
}

extension LayoutSpec {
  /// The elements of a random spec, which are boxes.
  fileprivate var boxes: [Element] {
    if case .element(let name, let content) = kind {
      var size: CGSize?
      if case .fixed(let fixed) = content { size = fixed }
      return [
        Element(
          name: name, kind: .box(size.map { BoxContent($0) }), content: content,
          hugging: AxisPriorities(Priority.defaultLow),
          compressionResistance: AxisPriorities(Priority.defaultHigh),
          position: SourcePosition(line: 1, column: 1))
      ]
    }
    return children.flatMap(\.boxes)
  }
}
