import Foundation
import Testing

@Suite("Pictures of the guides")
struct PictureTests {
  private static let folder = MarkdownFile.catalogue + "/Resources"

  @Test("pictures are what the tool draws today")
  func drawing() async throws {
    let workspace = try Workspace()
    let script = Repository.folder.appending(path: ".ci/draw-guide-pictures").path
    let outcome = try await workspace.run("sh '\(script)' layoutdiff drawn")
    #expect(outcome.status == 0, "\(outcome.output)")
    let drawn = try FileManager.default.contentsOfDirectory(
      atPath: workspace.url.appending(path: "drawn").path
    ).filter { $0.hasSuffix(".svg") }.sorted()
    let kept = Repository.files(under: Self.folder, ending: ".svg").map {
      String($0.dropFirst(Self.folder.count + 1))
    }.filter { !$0.hasPrefix("chart-") }  // Charts are of measured times.
    #expect(drawn == kept)
    for name in drawn {
      let new = try workspace.text("drawn/" + name)
      let old = try Repository.text(Self.folder + "/" + name)
      // The sizes of texts are those of the installed fonts.
      let isEqual = Self.hasText(name) ? Self.masked(new) == Self.masked(old) : new == old
      #expect(isEqual, "\(name) is drawn differently today: draw all with make guides")
    }
  }

  @Test("every picture is shown, with words for those who do not see it")
  func use() throws {
    let shown = MarkdownFile.guides.flatMap { guide in
      guide.text.matches(of: /!\[([^\]]*)\]\(Resources\/([^)]+)\)/).map {
        (words: String($0.1), name: String($0.2))
      }
    }
    for (words, name) in shown { #expect(words.count > 20, "\(name) needs a description") }
    // Drawings of scenarios, and photographs of pages.
    let files = [".svg", ".png"].flatMap { Repository.files(under: Self.folder, ending: $0) }
    let kept = files.map { String($0.dropFirst(Self.folder.count + 1)) }
    #expect(Set(shown.map(\.name)) == Set(kept))
  }

  /// The pictures of scenarios with texts.
  private static func hasText(_ name: String) -> Bool {
    ["background", "corner", "inset", "spacer", "stack-baselines", "stack-view", "wrapper"]
      .contains { name == "spec-\($0).svg" }
  }

  private static func masked(_ text: String) -> String {
    text.replacing(/[0-9]+(\.[0-9]+)?/, with: "#")
  }
}
