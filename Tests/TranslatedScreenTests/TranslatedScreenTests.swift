import AsyncDisplayKit
import LayoutDiffTesting
import SnapKit
import Testing
import UIKit

/// The views and nodes in this folder are written by `layoutdiff translate` and `recover`.
///
/// A line before each turns off formatting. `TranslatedFileTests` fails when they are out of date.
@Suite("Translations as Swift")
struct TranslatedScreenTests {
  @Test("a view with anchors has the layout of the node, from one scenario")
  func anchors() {
    expectSameLayout(RepositoryRowNode(), RepositoryRowView(), at: [280, 320, 375])
  }

  @Test("a view with SnapKit has the layout of the node, from one scenario")
  func snapKit() {
    expectSameLayout(
      RepositoryRowWithInformationNode(), RepositoryRowWithInformationView(), at: [280, 320, 375])
  }

  @Test("recovered stack views have the layout of the recovered node")
  func stackViews() {
    expectSameLayout(StackViewEqualGapsNode(), StackViewEqualGapsView(), at: [280, 320, 375])
  }
}
