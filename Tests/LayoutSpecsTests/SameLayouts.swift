import Geometry
import LayoutSpecs
import Testing

/// Records whether a layout is that of the tree alone, or fails with the same error; whether both are
/// layouts, and equal.
func expectSame(
  _ found: Result<Layout, any Error>, as fresh: Result<Layout, any Error>, _ place: String
) -> Bool {
  switch (fresh, found) {
  case (.success(let fresh), .success(let found)):
    #expect(found == fresh, "\(place)")
    return found == fresh
  case (.failure(let fresh as SpecError), .failure(let found as SpecError)):
    // A size that is not a number differs from itself.
    #expect(found.description == fresh.description, "\(place)")
  default:
    Issue.record("\(place): \(fresh) and \(found)")
  }
  return false
}
