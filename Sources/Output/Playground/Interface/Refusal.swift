/// A request that is not answered, and what is said instead.
struct Refusal: Error {
  let status: Int
  let sentence: String
  /// The methods that are answered, for a request with another one.
  let allowed: String?

  init(_ status: Int, _ sentence: String, allowed: String? = nil) {
    (self.status, self.sentence, self.allowed) = (status, sentence, allowed)
  }
}
