import Foundation
import Geometry
package import LayoutSpecs

// Short names for what examples of layout specs are made of.

/// No upper limit of a length.
package let free = Double.infinity

/// A range of widths by a range of heights.
package func within(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> SizeRange {
  SizeRange(
    min: CGSize(width: width.lowerBound, height: height.lowerBound),
    max: CGSize(width: width.upperBound, height: height.upperBound))
}

/// The range of a single size.
package func within(exactly width: Double, _ height: Double) -> SizeRange {
  within(width...width, height...height)
}

/// An element whose content is `width` × `height`.
package func box(
  _ name: String, _ width: Double, _ height: Double,
  _ style: (inout ElementStyle) -> Void = { _ in }
) -> LayoutSpec {
  .element(name, .fixed(CGSize(width: width, height: height))).styled(style)
}

/// An element without content.
package func plain(_ name: String, _ style: (inout ElementStyle) -> Void = { _ in }) -> LayoutSpec {
  .element(name).styled(style)
}

/// A horizontal stack; by default, its children are at the start of their line.
package func row(_ children: LayoutSpec..., change: (inout StackSpec) -> Void = { _ in })
  -> LayoutSpec
{
  var stack = StackSpec(alignItems: .start)
  change(&stack)
  return .stack(stack, children)
}

/// A vertical stack; by default, its children are at the start of their line.
package func column(_ children: LayoutSpec..., change: (inout StackSpec) -> Void = { _ in })
  -> LayoutSpec
{
  var stack = StackSpec(direction: .vertical, alignItems: .start)
  change(&stack)
  return .stack(stack, children)
}
