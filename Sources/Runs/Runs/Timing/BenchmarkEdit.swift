import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios
import Timing

/// Layouts of which each changes the content of one element.
///
/// The element is the middle one of those with the smallest edits: texts of one line, else any texts,
/// else fixed sizes. Its content alternates between its own and a fixed size that is a point narrower.
struct ContentEdit {
  let element: Element
  /// The two contents, each as often as the other.
  let contents: [Content]

  /// The edit of a scenario; `nil` where no element has a content.
  init?(_ scenario: Scenario) {
    let kinds: [(Content) -> Bool] = [
      { if case .measured(let content) = $0 { !content.wraps } else { false } },
      { if case .measured = $0 { true } else { false } },
      { if case .fixed = $0 { true } else { false } },
    ]
    let groups = kinds.map { kind in scenario.elements.filter { kind($0.content) } }
    guard let group = groups.first(where: { !$0.isEmpty }) else { return nil }
    element = group[group.count / 2]
    var size = CGSize.zero
    switch element.content {
    case .none: return nil
    case .fixed(let fixed): size = fixed
    case .measured(let content):
      let unlimited = CGSize(width: Double.infinity, height: Double.infinity)
      size = content.measure(in: unlimited).size
    }
    size.width = max(0, size.width - 1)
    contents = [element.content, .fixed(size)]
  }
}

/// A screen that one engine keeps while contents change.
private final class EditedScreen {
  private var spec: SpecLayouter?
  private var constraints: ConstraintLayouter?
  private let edit: ContentEdit
  private let index: Int
  private let container: Container
  /// The place of the edited element among the frames.
  private var frame: Int?

  /// Prepares the layouts of one engine; `nil` where the notation is code, or lacks the element.
  init?(
    _ layouts: ScenarioLayouts, _ engine: Engine, _ edit: ContentEdit, rounding: Rounding,
    in container: Container
  ) throws {
    self.edit = edit
    self.container = container
    switch engine {
    case .spec:
      spec = try layouts.specLayouter(rounding: rounding)
      guard let index = spec?.tree.elements.firstIndex(of: edit.element.name) else { return nil }
      self.index = index
    case .constraints:
      constraints = try layouts.layouter(rounding: rounding)
      let items = constraints?.system.items
      guard let index = items?.firstIndex(where: { $0.name == edit.element.name }) else {
        return nil
      }
      self.index = index
    }
  }

  /// Lays out after the edit with this number; a number that changes with the frame of the element
  /// and with the size of the screen.
  ///
  /// The other frames are left out: reading all of them would cost more than the edit.
  func checksum(afterEdit number: Int) throws -> Double {
    let content = edit.contents[number % edit.contents.count]
    try spec?.setContent(content, ofElement: index)
    try constraints?.setContent(content, ofItem: index)
    let layout =
      try spec?.layout(in: SizeRange(container)) ?? constraints?.layout(in: container).layout
    guard let layout else { return 0 }
    if frame == nil { frame = layout.elements.firstIndex(of: edit.element.name) }
    guard let frame else { return layout.size.width + 2 * layout.size.height }
    let edited = layout.frames[frame]
    return layout.size.width + 2 * layout.size.height + 3 * edited.minX + 5 * edited.minY
      + 7 * edited.width + 11 * edited.height
  }
}

extension Benchmark {
  /// Layouts with another content of one element each time; each is compared with a layout of the
  /// same content that starts without anything kept.
  func editSubject(_ engine: BenchmarkEngine) -> TimingSubject {
    let (layouts, container) = (layouts(of: engine), container)
    let rounding = Rounding.pixels(scale: scenario.scale)
    let edit = ContentEdit(scenario)
    func screen() throws -> EditedScreen {
      let screen = try edit.flatMap {
        try EditedScreen(layouts, engine.engine, $0, rounding: rounding, in: container)
      }
      guard let screen else { throw LayoutFailure.uneditable }
      return screen
    }
    var kept: EditedScreen?
    return TimingSubject(
      name: engine.rawValue, period: 2, tolerance: Self.tie / scenario.scale,
      answer: { try screen().checksum(afterEdit: $0) }
    ) { iteration in
      let edited = try kept ?? screen()
      kept = edited
      return try edited.checksum(afterEdit: iteration)
    }
  }
}
