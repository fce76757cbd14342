import InterfaceBuilder
import Testing
import TextMeasuring

@testable import Conformance

/// The frames in these files were computed by hand, with the bars and margins that Xcode 15 and 9 have.
@Suite("Imports against stored frames")
struct StoredFrameTests {
  @Test(
    "the layout of what was imported has the frames of the file",
    arguments: ["ProfileCell.xib", "Screens.storyboard", "OlderScreen.storyboard"])
  func agrees(name: String) throws {
    let file = try Imported.file(name)
    #expect(file.mistakes.isEmpty && !file.documents.isEmpty)
    for document in file.documents {
      let scenario = try document.scenario(.stored, measurer: TextMeasurer())
      let frames = document.frames.map {
        ($0.name, LayoutDocument.RelativeFrame(parent: $0.parent, frame: $0.frame))
      }
      let result = LayoutDocument(
        scenario: scenario, container: document.container,
        frames: Dictionary(uniqueKeysWithValues: frames)
      ).result(name: document.name)
      #expect(result.outcome == .agrees, "\(document.name): \(result.complaint ?? "")")
    }
  }

  @Test("hidden views of a stack view are not compared: nobody sees them")
  func hidden() throws {
    let document = try #require(try Imported.file("ProfileCell.xib").documents.first)
    #expect(!document.frames.contains { $0.name == "goneLabel" })
    #expect(document.frames.count == 6)
  }

  @Test("Xcode's own words about its frames are kept", arguments: ["misplaced", "ambiguous"])
  func words(word: String) throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, 0, 10, 10), #"\#(word)="YES""#))
    #expect(document.isMisplaced == (word == "misplaced"))
    #expect(document.isAmbiguous == (word == "ambiguous"))
  }
}
