import LayoutDiffCommands

/// The commands over these screens: `swift run Screens report`.
@main
struct Main {
  static func main() {
    LayoutDiff.main(screens: [
      Screen(
        "short-repository-row", at: [320, 375], title: "Repository row of few words", tags: ["row"],
        node: { RepositoryRowNode(repository: .short) },
        view: { RepositoryRowView(repository: .short) }),
      Screen(
        "long-repository-row", at: [200, 320, 375], title: "Repository row of many words",
        tags: ["row"],
        node: { RepositoryRowNode(repository: .long) },
        view: { RepositoryRowView(repository: .long) }),
    ])
  }
}
