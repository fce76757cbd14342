import Comparison
import Explaining
import Geometry
import Layouts
import RunRecords
import Scenarios

extension ScenarioRecord {
  /// The notation that pictures show alone; `nil` where they show both.
  var only: Engine? { onlyNotation?.engine }

  /// The notations that pictures show.
  var shownEngines: [Engine] { only.map { [$0] } ?? Engine.allCases }

  /// The containers that a page shows: those that are compared, or else those of the only notation.
  var shownContainers: [ContainerComparison] {
    let compared = comparison.containers.ofShownCases
    return compared.isEmpty
      ? (onlyNotation?.containers ?? []).map { ContainerComparison(container: $0.container) }
      : compared
  }

  func contents(inCase name: String?) -> [ElementContent] {
    let contents = contents ?? []
    let own = contents.filter { $0.caseName == name }
    return own.isEmpty ? contents.filter { $0.caseName == nil } : own
  }

  /// The layout of the only notation in a container; `nil` where there is none.
  func single(in container: Container) -> SingleLayout? {
    onlyNotation?.containers.first { $0.container == container }
  }
}

extension ContainerComparison {
  /// At most `most` elements for a picture, in order; those that differ or are ambiguous take precedence.
  ///
  /// Where only one notation has a layout, those of this layout.
  func shownElements(of single: SingleLayout?, most: Int) -> [NumberedElement] {
    guard !elements.isEmpty else { return onlyElements(of: single, most: most) }
    let all = elements.enumerated().map { NumberedElement(number: $0, comparison: $1) }
    if all.count <= most { return all }
    let important = all.filter {
      $0.number == 0 || $0.comparison.isAmbiguous || !$0.comparison.agrees
    }
    let other = all.filter { element in !important.contains { $0.number == element.number } }
    return (important + other).prefix(most).sorted { $0.number < $1.number }
  }

  /// The elements of the only layout that there is; those with a given frame are marked as they compare with it.
  private func onlyElements(of single: SingleLayout?, most: Int) -> [NumberedElement] {
    guard let single else { return [] }
    let given = Dictionary((given?.elements ?? []).map { ($0.element, $0) }) { first, _ in first }
    return single.elements.prefix(most).enumerated().map { number, element in
      let known = given[element.element]
      return NumberedElement(
        number: number,
        comparison: ElementComparison(
          element: element.element, spec: element.frame, constraints: element.frame,
          agreement: known?.agrees == false ? .differs : .equal,
          isAmbiguous: known?.isAmbiguous ?? false))
    }
  }
}

extension DataTable {
  /// The frames of the only notation in one container.
  init(_ single: SingleLayout, most: Int) {
    self.init(
      region: "Table of frames, \(single.container.longText)",
      caption: "Frames in pt; the first row is the container itself", style: "stack",
      columns: [Column(Headings.element)] + ["x", "y", "width", "height"].map { Column($0) },
      rows: single.elements.map { element in
        let frame = element.frame
        return Row(
          element.element,
          [frame.x, frame.y, frame.width, frame.height].map {
            .number($0.points, exact: NumberText.exact($0))
          })
      }, most: most)
  }
}
