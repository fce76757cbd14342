import Comparison
import Explaining
import Geometry
import Layouts
import RecordWords
import RunRecords
import Scenarios

/// Both layouts in one container: picture, given frames and messages.
struct ContainerSection {
  let number: Int
  let isShownFirst: Bool
  let mark: StatusMark
  /// Whether the mark says more than that nothing is wrong.
  let isNotable: Bool
  /// The size for a button, without its unit, and for a sentence.
  let shortText: String
  /// Whether it shows another case than the usual one, which the slider does not.
  let isOfCase: Bool
  let sizeText: String
  /// The container in addresses and commands: `320`, `414x120`.
  let key: String
  let longText: String
  let picture: LayoutPicture?
  /// How the notations and the page compare, in a sentence; `nil` without a page.
  let pageSentence: String?
  /// The given frames beside those of the layouts, or the frames of the only notation; `nil` where
  /// there are neither.
  let givenTable: DataTable?
  let messages: [Message]

  /// Shows at most `mostRows` elements; those that differ or are ambiguous take precedence.
  init(
    _ comparison: ContainerComparison, single: SingleLayout? = nil, only: Engine? = nil,
    open: [AmbiguityExplanation], contents: [ElementContent], number: Int, isShownFirst: Bool,
    mostRows: Int, once: DrawnOnce
  ) {
    self.number = number
    self.isShownFirst = isShownFirst
    mark = StatusMark(comparison)
    isNotable = !comparison.agrees || comparison.isDrawnDifferently
    let caseName = comparison.container.caseName
    isOfCase = caseName != nil
    shortText = ([comparison.container.shortText] + [caseName].compactMap(\.self)).joined(
      separator: ", ")
    sizeText = comparison.container.sizeText
    key = comparison.container.text
    longText = comparison.container.longText
    let frames = Dictionary(open.map { ($0.element, $0.frames) }) { first, _ in first }
    picture = LayoutPicture(
      comparison, elements: comparison.shownElements(of: single, most: mostRows), number: number,
      open: frames, contents: contents, only: only, once: once)
    pageSentence = comparison.pageSentence
    givenTable =
      DataTable(given: comparison, most: mostRows) ?? single.map { DataTable($0, most: mostRows) }
    messages = Message.all(in: comparison, open)
  }
}
