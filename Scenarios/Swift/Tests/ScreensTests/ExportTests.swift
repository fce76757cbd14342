import LayoutDiffCommands
import Testing

@testable import Screens

@Suite("Screens as files")
struct ExportTests {
  @Test("the file of a screen has its frames in all containers", arguments: Main.screens)
  func sameFrames(screen: Screen) throws {
    let file = try LayoutDiff.scenarioFile(of: screen)
    #expect(file.notes == [], "\(file.text)")
  }
}
