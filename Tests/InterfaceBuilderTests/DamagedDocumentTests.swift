import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Tally of damaged documents")
struct DamagedDocumentTests {
  @Test("files with random mistakes have the rules and messages that they had")
  func damaged() throws {
    let files = try ["ProfileCell.xib", "Screens.storyboard", "OlderScreen.storyboard"].map {
      String(decoding: try Imported.data($0), as: UTF8.self)
    }
    var tally = Tally()
    for seed in UInt64(1)...300 {
      let text = DamagedText.of(files[Int(seed) % files.count], seed: seed)
      do {
        let file = try InterfaceImport(data: Data(text.utf8), file: "Damaged.xib")
        tally.add(file.mistakes)
        tally.add(file.documents)
      } catch {
        tally.add(error)
      }
    }
    #expect(try tally.changes(from: "DamagedDocuments.txt") == [])
  }
}
