import LinearProgramming

/// The terms of rows while they are written, in memory that an array will have.
struct WrittenTerms {
  private let terms: UnsafeMutableBufferPointer<Term>
  /// The number of terms that were written.
  private(set) var count = 0
  /// Whether there was memory for all.
  private(set) var areAll = true

  init(_ terms: UnsafeMutableBufferPointer<Term>) {
    self.terms = terms
  }

  /// Adds a term, if there is memory for it.
  @inline(__always)
  mutating func append(_ term: Term) {
    guard count < terms.count else {
      areAll = false
      return
    }
    terms.initializeElement(at: count, to: term)
    count += 1
  }
}
