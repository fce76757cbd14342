import Comparison
import Foundation
import Geometry
import Scenarios
import ScreenScenarios
import Testing
import TextureNames
import UIKitNames
import UIKitValues

/// The row as a cell, with everything in its content view.
private final class RowCell: UITableViewCell {
  let photoView = UIImageView()
  let usernameLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    usernameLabel.text = "octocat"
    usernameLabel.font = .systemFont(ofSize: 16)
    for view in [photoView, usernameLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      photoView.widthAnchor.constraint(equalToConstant: 40),
      photoView.heightAnchor.constraint(equalToConstant: 40),
      photoView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      usernameLabel.topAnchor.constraint(equalTo: photoView.topAnchor),
      usernameLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 8),
      usernameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Cells as screens")
struct CellTests {
  @Test("a content view has its name in code, and is not reported as missing in the spec")
  func contentView() throws {
    let screen = Screen("cell", at: [280], node: { RowNode() }, view: { RowCell() })
    let scenario = try screen.scenario()
    #expect(scenario.elements.map(\.name) == ["photo", "username"])
    let rules = try #require(scenario.sections.constraints?.text)
    #expect(rules.contains("photo.top == contentView.top + 10 (CellTests.swift:"), "\(rules)")
    #expect(
      rules.contains("contentView.left == superview.left (autoresizing mask h=-&- v=-&-)"),
      "\(rules)")
    #expect(!rules.contains("UIView."), "\(rules)")
    let comparison = ScenarioComparer.compare(scenario)
    #expect(comparison.sentence == "both layouts agree at 280 pt", "\(comparison.containers)")
  }
}
