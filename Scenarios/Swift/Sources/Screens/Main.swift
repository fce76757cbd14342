import LayoutDiffCommands

/// LayoutDiff's commands for these screens: `swift run Screens report`.
@main
struct Main {
  static func main() {
    LayoutDiff.main(screens: screens)
  }

  static let screens = [
    Screen(
      "short-repository-row", at: [320, 375], title: "Repository row of few words", tags: ["row"],
      node: { RepositoryRowNode(repository: .short) },
      view: { RepositoryRowView(repository: .short) }),
    Screen(
      "long-repository-row", at: [200, 320, 375], title: "Repository row of many words",
      tags: ["row"],
      node: { RepositoryRowNode(repository: .long) },
      view: { RepositoryRowView(repository: .long) }),
    Screen(
      "wiki-row", at: [280, 320, 375], title: "The wiki's row with SnapKit",
      tags: ["wiki", "row"], matching: ["descriptionNode": "descLabel"],
      expect: .differs(
        "An inset toward a neighbour's leading edge adds 5 pt, where a gap of 5 pt is needed.",
        elements: ["username", "description"]),
      node: { WikiRowNode() }, view: { WikiRowView(isMended: false) }),
    Screen(
      "wiki-row-mended", at: [280, 320, 375], title: "The wiki's row with SnapKit, fixed",
      tags: ["wiki", "row"], matching: ["descriptionNode": "descLabel"],
      node: { WikiRowNode() }, view: { WikiRowView(isMended: true) }),
  ]
}
