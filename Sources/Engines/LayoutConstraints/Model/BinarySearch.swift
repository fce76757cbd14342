extension Range<Int> {
  /// The first index with a property that all indices after it have, too; the end if none has it.
  ///
  /// Logarithmic in the number of indices.
  @inline(__always)
  func first(whereAllAfter hasProperty: (Int) -> Bool) -> Int {
    var (lower, upper) = (lowerBound, upperBound)
    while lower < upper {
      let middle = (lower + upper) / 2
      if hasProperty(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
