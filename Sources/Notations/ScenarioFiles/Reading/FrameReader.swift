import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Reads the `frames` of a scenario: given frames by container and element.
struct FrameReader {
  let reader: FieldReader
  /// The names that may have a frame: the container, elements and stack views.
  let names: [String]
  /// The names of the cases that frames can be of.
  let cases: [String]
  private let knownNames: Set<String>

  init(reader: FieldReader, names: [String], cases: [String] = []) {
    self.reader = reader
    self.names = names
    self.cases = cases
    knownNames = Set(names)
  }

  /// The only key besides containers.
  static let toleranceKey = "tolerance"

  /// The given frames and how far from them a length may be, in points.
  struct Result {
    var frames: [GivenFrames] = []
    var tolerance = 0.0
  }

  /// Reads everything below `frames`; mistakes are reported and left out.
  func frames(_ value: YAMLValue) -> Result {
    var result = Result()
    var known: Set<Container> = []
    guard
      let pairs = reader.entries(
        value, of: "'frames'", form: "a mapping from containers to frames",
        example: "320x568: { title: [16, 20, 288, 21] }")
    else { return result }
    for pair in pairs where !reader.isFull {
      guard let text = reader.text(pair.key, of: "a container") else { continue }
      if text == Self.toleranceKey {
        result.tolerance =
          reader.number(pair.value, of: "'tolerance'", in: ScenarioLimits.frameTolerances) ?? 0
        continue
      }
      guard let container = Container(text) else {
        reportContainer(pair.key, text)
        continue
      }
      if let name = container.caseName, !cases.contains(name) {
        reader.report(
          pair.key, "there is no case '\(name.shortened)'",
          hints: [
            cases.isEmpty
              ? "name it below 'cases' first" : NearestWord.hint(for: name, among: cases)
          ])
        continue
      }
      guard known.insert(container).inserted else {
        reader.report(
          pair.key, "the frames in \(container.text) are given twice",
          hints: ["write all of them below one \(container.text)"])
        continue
      }
      result.frames.append(GivenFrames(in: container, frames(in: container, pair.value)))
    }
    if result.frames.isEmpty, !pairs.contains(where: { $0.key.text != Self.toleranceKey }) {
      reader.report(
        value, "'frames' names no container",
        hints: ["for example   320x568: { title: [16, 20, 288, 21] }"])
    }
    return result
  }

  private func reportContainer(_ key: YAMLValue, _ text: String) {
    if NearestWord.to(text, among: [Self.toleranceKey]) != nil {
      reader.report(
        key, "unknown key '\(text.shortened)' in 'frames'",
        hints: ["did you mean '\(Self.toleranceKey)'?"])
    } else if knownNames.contains(text) {
      reader.report(
        key, "'\(text.shortened)' is an element, and 'frames' is by container",
        hints: ["write it below its container   WIDTHxHEIGHT: { \(text.shortened): … }"])
    } else {
      reader.report(
        key, "'\(text.shortened)' is not a container", advice: reader.advice(forSize: key, text))
    }
  }

  private func frames(in container: Container, _ value: YAMLValue) -> [GivenFrame] {
    let pairs = reader.entries(
      value, of: "the frames in \(container.text)",
      example: "\(container.text): { title: [16, 20, 288, 21] }")
    return (pairs ?? []).compactMap { pair in
      guard let name = reader.text(pair.key, of: "an element") else { return nil }
      guard knownNames.contains(name) else {
        reader.reportNoElement(name, at: pair.key, among: names)
        return nil
      }
      guard let frame = reader.frame(pair.value, of: "the frame of '\(name)'") else { return nil }
      if name == ConstraintSystem.containerName, frame.origin != .zero {
        reader.report(
          pair.value, "the frame of 'superview' must begin at 0, 0: frames are inside it",
          advice: Advice(
            fix: reader.replacing(
              pair.value,
              whole: "[0, 0, \(Double(frame.width).plain), \(Double(frame.height).plain)]")))
        return nil
      }
      return GivenFrame(name, frame, at: reader.place(of: name, at: pair.key.position))
    }
  }
}

extension FieldReader {
  /// A frame, `[x, y, width, height]`, in points; `nil`, reported, for anything else.
  func frame(_ value: YAMLValue, of what: String) -> CGRect? {
    guard case .sequence(let items) = value.shape, items.count == 4 else {
      report(
        value, "\(what) must be [x, y, width, height] in points, not \(value.countedKind)")
      return nil
    }
    let positions = items.prefix(2).compactMap { number($0, of: what) }
    let lengths = items.suffix(2).compactMap { number($0, of: what, in: ScenarioLimits.sizes) }
    guard positions.count == 2 && lengths.count == 2 else { return nil }
    return CGRect(x: positions[0], y: positions[1], width: lengths[0], height: lengths[1])
  }
}
