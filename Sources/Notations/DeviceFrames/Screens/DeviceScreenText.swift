import Geometry
import InterfaceBuilder
import ScenarioFiles
import Scenarios

extension DeviceScreen {
  /// The screen as the text of a scenario file: elements, hierarchy and frames, without a rule.
  ///
  /// `file` is the name of the text for the comment at the top.
  package func text(from file: String) -> String {
    var lines = header(from: file)
    lines += ["layoutdiff: 1", "title: \(QuotedText.yaml(title))"]
    if scale != 2 { lines.append("scale: \(scale.plain)") }
    lines.append("containers: [\(containers.map(\.text).joined(separator: ", "))]")
    lines.append(elements.isEmpty ? "elements: {}" : "elements:")
    lines += elements.map { element in
      let text = element.text.map { " \(QuotedText.yaml($0))" } ?? ""
      let comment = CommentText.line("\(ClassName.plain(element.className))\(text)", atMost: 70)
      return
        "  \(element.name): { box: \(element.content(on: PixelGrid(scale: scale)).text) }  # \(comment)"
    }
    lines.append("constraints:")
    lines += hierarchy
    let hidden = elements.filter(\.isHidden)
    if !hidden.isEmpty {
      lines.append("  views:")
      lines += hidden.map { "    \($0.name): { hidden: true }" }
    }
    lines.append("  rules: []")
    lines += WrittenText.frames(of: framesScenario)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tolerance in words: how exact the frames are, and why.
  package var precision: String {
    tolerance == 0
      ? "\(form.numbers): frames are exact"
      : "\(form.numbers): frames are exact to \(tolerance.plain) pt"
  }

  private func header(from file: String) -> [String] {
    var lines = [
      "# Imported from \(form.words): \(CommentText.line(file, atMost: 80)), line \(line).",
      "# \(precision).",
      "# Boxes have the sizes on the device, so that no font matters. Add rules, or a layout spec below 'spec:'.",
    ]
    if !notes.isEmpty {
      lines.append("# Not as in the text:")
      lines += notes.map { "#   \(CommentText.line($0.text, atMost: 200))" }
    }
    return lines
  }

  private var hierarchy: [String] {
    var inside: [Int: [String]] = [:]
    for element in elements {
      if let parent = element.parent { inside[parent, default: []].append(element.name) }
    }
    guard !inside.isEmpty else { return [] }
    return ["  hierarchy:"]
      + inside.sorted { $0.key < $1.key }.map { parent, names in
        "    \(elements[parent].name): [\(names.joined(separator: ", "))]"
      }
  }

  /// What `frames` is written from.
  private var framesScenario: Scenario {
    var scenario = Scenario(
      id: name, file: "\(name).yaml", title: title, scale: scale, containers: containers,
      elements: [])
    scenario.frameTolerance = tolerance
    scenario.givenFrames = containers.enumerated().map { index, container in
      GivenFrames(
        in: container,
        elements.compactMap { element in
          element.frames[index].map { GivenFrame(element.name, $0.keptDigits) }
        })
    }
    return scenario
  }
}

extension CGRect {
  /// The rectangle with four decimals, which is more than any device has.
  var keptDigits: CGRect {
    func kept(_ length: Double) -> Double {
      let rounded = (length * 10_000).rounded() / 10_000
      return rounded == 0 ? 0 : rounded
    }
    return CGRect(x: kept(minX), y: kept(minY), width: kept(width), height: kept(height))
  }
}
