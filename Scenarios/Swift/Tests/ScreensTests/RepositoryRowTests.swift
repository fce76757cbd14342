import LayoutDiffTesting
import Testing

@testable import Screens

@Suite("Repository row")
struct RepositoryRowTests {
  @Test("the node and the view have the same layout", arguments: [1.0, 2, 3])
  func sameLayout(scale: Double) {
    for repository in [Repository.short, .long] {
      expectSameLayout(
        RepositoryRowNode(repository: repository), RepositoryRowView(repository: repository),
        at: [200, 320, 375], scale: scale)
    }
  }

  @Test("the wiki's row has the same layout with SnapKit, once its inset is an offset")
  func wiki() {
    expectSameLayout(
      WikiRowNode(), WikiRowView(isMended: true), at: [280, 320, 375],
      matching: ["descriptionNode": "descLabel"])
  }
}
