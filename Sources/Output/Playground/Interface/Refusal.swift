/// A request that is not answered, and what is said instead.
struct Refusal: Error {
  /// The status, as 404.
  let status: Int
  /// Why, and what to do.
  let sentence: String

  init(_ status: Int, _ sentence: String) {
    (self.status, self.sentence) = (status, sentence)
  }
}
