import RunRecords

/// A translation as views in Swift, with a tab for each notation.
///
/// Most lines are the same in all of them, so each is on the page once: a tab hides those of the other.
struct TranslatedCode {
  let tabs: [Tab]
  let hasTabs: Bool
  let runs: [Run]

  /// The button of a notation.
  typealias Tab = (notation: String, tabName: String, isFirst: Bool)

  /// Lines that all notations share, or that one of them has.
  struct Run: Equatable {
    /// `nil` where all of them have the lines.
    let notation: String?
    var code: String
  }

  /// `nil` without texts; only the first two are shown.
  init?(_ texts: [TranslationRecord.Text]) {
    guard let first = texts.first else { return nil }
    let shown = texts.prefix(2)
    tabs = shown.enumerated().map { index, text in
      Tab(
        notation: text.notation, tabName: text.notation == "snapkit" ? "SnapKit" : "Anchors",
        isFirst: index == 0)
    }
    hasTabs = shown.count > 1
    runs =
      hasTabs
      ? Self.runs(first, texts[1]) : [Run(notation: nil, code: first.text)]
  }

  /// The lines of both texts in an order that each of them has.
  private static func runs(
    _ first: TranslationRecord.Text, _ second: TranslationRecord.Text
  ) -> [Run] {
    func lines(_ text: TranslationRecord.Text) -> [Substring] {
      text.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(first), lines(second))
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var runs: [Run] = []
    func add(_ line: Substring, _ notation: String?) {
      if runs.last?.notation == notation, !runs.isEmpty {
        runs[runs.count - 1].code += "\n\(line)"
      } else {
        runs.append(Run(notation: notation, code: String(line)))
      }
    }
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if gone.contains(here) {
        add(old[here], first.notation)
        here += 1
      } else if added.contains(there) {
        add(new[there], second.notation)
        there += 1
      } else {
        add(old[here], nil)
        (here, there) = (here + 1, there + 1)
      }
    }
    return runs
  }
}
