import Comparison
import Geometry
import Layouts
import RecordWords
import Scenarios

extension DataTable {
  /// The frames that a scenario gives in one container, beside those of its layouts; `nil` where none
  /// are given.
  init?(given comparison: ContainerComparison, most: Int) {
    guard let given = comparison.given, !given.elements.isEmpty else { return nil }
    let engines = Engine.allCases.filter { engine in
      given.elements.contains { $0.frame(in: engine) != nil }
    }
    // Elements that differ take precedence over others where the table is cut.
    let ordered =
      given.elements.count <= most
      ? given.elements
      : given.elements.filter { !$0.agrees } + given.elements.filter(\.agrees)
    let tolerance =
      given.tolerance == 0 ? "" : ", up to \(NumberText.exact(given.tolerance)) pt away"
    self.init(
      region: "Table of \(given.heading.lowercased()), \(comparison.container.longText)",
      caption: "\(given.heading): x, y, width and height in pt\(tolerance)",
      columns: [Column(Headings.element), Column(given.heading)]
        + engines.map { Column($0.heading) }
        + [Column(Headings.difference), Column(Headings.finding)],
      rows: ordered.map { element in
        let mark = StatusMark(element)
        let isOther = element.source == .browser && !given.isOfBrowser
        return Row(
          element.element + (isOther ? ", \(Headings.page.lowercased())" : ""), style: mark.style,
          [.number(element.frame.numbers, exact: element.frame.exactNumbers)]
            + engines.map { engine in
              element.frame(in: engine).map {
                .number($0.numbers, exact: $0.exactNumbers)
              } ?? .text("not placed")
            } + [.text(element.differenceWords(engines)), .mark(mark)])
      }, most: most)
  }
}

extension GivenComparison {
  /// Whether all of its frames are a browser's.
  var isOfBrowser: Bool { elements.allSatisfy { $0.source == .browser } }

  /// The heading of its frames.
  var heading: String { isOfBrowser ? Headings.page : Headings.given }
}

extension ContainerComparison {
  /// How the notations and a browser's page compare, in a sentence or two; `nil` without a page.
  var pageSentence: String? {
    let page = given?.elements.filter { $0.source == .browser } ?? []
    guard !page.isEmpty else { return nil }
    let differing = elementsThatDiffer
    let names = "\(Headings.layoutSpec) and \(Headings.constraints.lowercased())"
    let layouts =
      elements.isEmpty
      ? ""
      : differing.isEmpty ? "\(names) agree. " : "\(names) differ in \(ListText.of(differing)). "
    let sentences = page.flatMap { element in
      element.differences.map { (abs($0.difference), $0.explainedSentence(of: element)) }
    }
    guard let most = sentences.max(by: { $0.0 < $1.0 }) else {
      return layouts + "The web page has the same frames."
    }
    let others = sentences.count - 1
    return layouts + "Furthest from the web page: " + most.1 + "."
      + (others == 0 ? "" : " \(others) more \(others == 1 ? "length differs" : "lengths differ").")
  }
}

extension GivenElement {
  /// The frame in a notation; `nil` where that does not place the element.
  func frame(in engine: Engine) -> Frame? { engine == .spec ? spec : constraints }

  /// The lengths that differ: `width +2`, with the notation where there are two.
  fileprivate func differenceWords(_ engines: [Engine]) -> String {
    let words = differences.map { difference in
      let reason = difference.reason.map { " (\($0.word))" } ?? ""
      let length =
        "\(difference.length.rawValue) \(NumberText.difference(difference.difference))\(reason)"
      return engines.count == 1 ? length : "\(difference.engine.heading) \(length)"
    }
    return words.isEmpty ? "0" : words.joined(separator: ", ")
  }
}

extension Engine {
  /// The heading of what a notation has.
  var heading: String { self == .spec ? Headings.layoutSpec : Headings.constraints }
}

extension StatusMark {
  /// The mark of an element with a given frame.
  init(_ element: GivenElement) {
    self =
      !element.agrees
      ? .differs : element.isAmbiguous && !element.differences.isEmpty ? .ambiguous : .equal
  }
}

extension Frame {
  /// The four numbers for people: `16, 20, 288, 21`.
  fileprivate var numbers: String {
    [x, y, width, height].map(\.points).joined(separator: ", ")
  }

  /// The four numbers with all their digits.
  fileprivate var exactNumbers: String {
    [x, y, width, height].map(NumberText.exact).joined(separator: ", ")
  }
}
