import Comparison
import Explaining
import Foundation
import Geometry
import Scenarios
import ScreenScenarios
import Testing
import TextMeasuring
import TextureNames
import UIKitNames
import UIKitValues

/// A button and a switch, one below the other.
private final class SettingNode: ASDisplayNode {
  let save = ASDisplayNode()
  let sound = ASDisplayNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    save.style.preferredSize = CGSize(width: 80, height: 30)
    sound.style.preferredSize = CGSize(width: 51, height: 31)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 8, justifyContent: .start, alignItems: .start,
      children: [save, sound])
  }
}

private final class SettingView: UIView {
  let save = UIButton(type: .system)
  let sound = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    save.setTitle("Save", for: .normal)
    for view in [save, sound] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      save.topAnchor.constraint(equalTo: topAnchor),
      save.leadingAnchor.constraint(equalTo: leadingAnchor),
      save.widthAnchor.constraint(equalToConstant: 80),
      save.heightAnchor.constraint(equalToConstant: 30),
      sound.topAnchor.constraint(equalTo: save.bottomAnchor, constant: 8),
      sound.leadingAnchor.constraint(equalTo: leadingAnchor),
      sound.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("What elements of screens in Swift show")
struct ScreenContentTests {
  private func contents(_ screen: Screen) throws -> [ElementContent] {
    let scenario = try screen.scenario(measurer: TextMeasurer())
    return ContentReader.contents(of: scenario, ScenarioComparer.compare(scenario), [])
  }

  @Test("controls are recognised by their classes, with their titles")
  func controls() throws {
    let contents = try contents(
      Screen(
        "setting", at: [Container(width: 320)], fileID: "App/Setting.swift", line: 1,
        node: { SettingNode() }, view: { SettingView() }))
    #expect(contents.map(\.element) == ["save", "sound"])
    #expect(contents.map(\.control) == [.button, .switch])
    #expect(contents.first?.title == "Save")
  }

  @Test("labels have their lines and their colour, and image views are images")
  func labels() throws {
    final class RedRow: RowView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        usernameLabel.textColor = .systemRed
      }

      required init?(coder: NSCoder) { nil }
    }
    let contents = try contents(
      Screen(
        "row", at: [Container(width: 320)], fileID: "App/Row.swift", line: 1,
        node: { RowNode() }, view: { RedRow(frame: .zero) }))
    #expect(contents.map(\.kind) == [.image, .text])
    let text = try #require(contents.last?.text)
    #expect(text.text == "octocat")
    #expect(text.color == "#ff3b30")
    #expect(text.breaks.first?.lines.map(\.end) == [7])
  }
}
