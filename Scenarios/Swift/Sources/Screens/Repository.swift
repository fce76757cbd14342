/// The content of a row.
struct Repository: Sendable {
  var owner: String
  var summary: String

  static let short = Repository(owner: "octocat", summary: "Hello, world")

  static let long = Repository(
    owner: "a-person-with-a-long-name",
    summary: "Everything that there is to say about this project, in more than one line of text")
}
