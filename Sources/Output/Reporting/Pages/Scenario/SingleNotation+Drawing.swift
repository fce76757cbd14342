import Comparison
import Explaining
import Geometry
import Layouts
import RunRecords
import Scenarios

extension ScenarioRecord {
  /// The notation that pictures show alone; `nil` where they show both.
  var only: Engine? {
    if let onlyNotation { return onlyNotation.engine }
    // Records from before the layouts were kept have the frames that given ones are compared with.
    let given = comparison.containers.compactMap(\.given).flatMap(\.elements)
    guard !given.isEmpty, comparison.containers.allSatisfy(\.elements.isEmpty) else { return nil }
    return given.contains { $0.spec != nil } ? .spec : .constraints
  }

  /// The containers that a page shows: those that are compared, or else those of the only notation.
  var shownContainers: [ContainerComparison] {
    let compared = comparison.containers.ofShownCases
    return compared.isEmpty
      ? (onlyNotation?.containers ?? []).map { ContainerComparison(container: $0.container) }
      : compared
  }

  /// The contents of elements in a case.
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
  /// The elements of the only layout that there is, for its picture; those with a given frame are
  /// marked as they compare with it.
  ///
  /// Empty where both notations have a layout. Records from before the layouts were kept have the
  /// elements with given frames alone.
  func onlyElements(of single: SingleLayout?, most: Int) -> [NumberedElement] {
    guard elements.isEmpty else { return [] }
    let given = Dictionary((given?.elements ?? []).map { ($0.element, $0) }) { first, _ in first }
    guard let single else { return onlyGivenElements(most: most) }
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

  private func onlyGivenElements(most: Int) -> [NumberedElement] {
    guard let given else { return [] }
    let container = given.elements.first { $0.element == "superview" } ?? outline(of: given)
    let others = given.elements.filter { $0.element != "superview" }
    let all = [container].compactMap(\.self) + others
    let first = container == nil ? 1 : 0
    return all.prefix(most).enumerated().compactMap { index, element in
      (element.spec ?? element.constraints).map { frame in
        NumberedElement(
          number: index + first,
          comparison: ElementComparison(
            element: element.element, spec: frame, constraints: frame,
            agreement: element.agrees ? .equal : .differs, isAmbiguous: element.isAmbiguous))
      }
    }
  }

  /// The container itself where its frame is not given; `nil` without a height.
  private func outline(of given: GivenComparison) -> GivenElement? {
    container.height.map { height in
      let frame = Frame(x: 0, y: 0, width: container.width, height: height)
      return GivenElement(element: "superview", frame: frame, spec: frame)
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
