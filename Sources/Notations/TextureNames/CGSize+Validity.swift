import Foundation

extension CGSize {
  /// Whether this counts as the size of something: both lengths from 0 and below ten million.
  ///
  /// Source: `ASIsCGSizeValidForSize`.
  var isSizeOfSomething: Bool {
    width >= 0 && width < 10_000_000 && height >= 0 && height < 10_000_000
  }
}
