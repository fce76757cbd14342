import Foundation
import Geometry
import Runs
import ScreenScenarios
import Testing
import TextMeasuring
import TextureNames
import UIKitNames
import UIKitValues

@Suite("What the file of a screen cannot say")
struct ScreenExportTests {
  @Test("elements come first, then containers with another layout spec, then frames")
  func order() throws {
    let screen = Screen(
      "row", at: [Container(width: 280), Container(width: 400)],
      node: { WideningRowNode() }, view: { OneLineRowView() })
    let notes = try ScreenExport(of: screen.coded, measurer: TextMeasurer()).notes
    try #require(notes.count > 2, "\(notes)")
    #expect(notes[0].hasPrefix("username is the text"))
    #expect(notes[1] == "code builds another layout spec at 400 pt: the file has that at 280 pt")
    #expect(notes.dropFirst(2).allSatisfy { $0.hasPrefix("username is at ") }, "\(notes)")
  }
}

/// A row with a larger gap from 400 points on.
private final class WideningRowNode: RowNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    gap = constrainedSize.max.width < 400 ? 8 : 16
    return super.layoutSpecThatFits(constrainedSize)
  }
}

/// A row whose text is another than that of the node.
private final class OneLineRowView: RowView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    usernameLabel.text = "octopus"
  }

  required init?(coder: NSCoder) { nil }
}
