import Foundation
import LayoutSpecs
import UIKitValues

extension ASLayoutSpec {
  /// The spec's layout as the engine works it out.
  ///
  /// `appliesOwnSize` is whether the sizes in the spec's own style count; the engine leaves those
  /// of insets, overlays and backgrounds out in either case.
  func engineLayout(
    in constrainedSize: ASSizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) -> ASLayout {
    var range = constrainedSize.sizeRange
    // A stack asks a child that it stretches beyond its own maximum in a range upside down.
    if range.min.width > range.max.width || range.min.height > range.max.height {
      range = range.intersection(.unconstrained)
    }
    var lowering = ElementLowering(namesAreLabels: false)
    do throws(SpecError) {
      return try lowering.layout(
        of: self, in: range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    } catch {
      return problemLayout(error, range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    }
  }

  /// No layout, and why: the error once more, with the elements called as their authors know them.
  private func problemLayout(
    _ error: SpecError, _ range: SizeRange, parentSize: CGSize, appliesOwnSize: Bool
  ) -> ASLayout {
    var lowering = ElementLowering(namesAreLabels: true)
    var told = error
    do throws(SpecError) {
      _ = try lowering.layout(
        of: self, in: range, parentSize: parentSize, appliesOwnSize: appliesOwnSize)
    } catch { told = error }
    return ASLayout(self, size: .zero, problems: [.spec(element: label, told)])
  }
}
