import Testing
import XCTest

/// Records failures as issues, each at the line of its promise, or else at the caller's; returns whether
/// there are none.
func record(_ failures: [TestedScreen.Failure], at sourceLocation: SourceLocation) -> Bool {
  for failure in failures {
    var place = sourceLocation
    if let line = failure.line { place.line = line }
    if Test.current == nil {
      // XCTest runs the test, or nobody does: an issue alone would fail nothing there.
      XCTFail("\(place.fileID):\(place.line): \(failure.text)")
    }
    Issue.record(Comment(rawValue: failure.text), sourceLocation: place)
  }
  return failures.isEmpty
}
