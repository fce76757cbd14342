package import Geometry
import LayoutSpecs

/// The layout spec of a scenario, laid out in one container after another: what does not change is
/// kept.
///
/// Each layout is that of `ScenarioLayouts.spec(in:rounding:)`, and counts as one; where that ends with
/// `tooManyMeasurements` or `tooManyQuestions`, it may succeed here. Used by one thread at a time.
package struct SpecLayoutSeries {
  private let layouts: ScenarioLayouts
  private let rounding: Rounding
  /// `nil` where the spec is missing, invalid, or code, which is built again for every layout.
  private let layouter: SpecLayouter?

  /// Prepares layouts; a missing or invalid spec throws when it is laid out.
  package init(_ layouts: ScenarioLayouts, rounding: Rounding) {
    self.layouts = layouts
    self.rounding = rounding
    layouter = try? layouts.specLayouter(rounding: rounding)
  }

  /// The layout in a container.
  package func layout(in container: Container) throws(LayoutFailure) -> Layout {
    guard let layouter else { return try layouts.spec(in: container, rounding: rounding) }
    try layouts.count()
    do {
      return try layouter.layout(in: SizeRange(container))
    } catch {
      throw LayoutFailure(error)
    }
  }
}
