import Foundation
import Geometry
import Testing

@testable import TextMeasuring

@Suite("Parts of fonts")
struct FontPartTests {
  private func part(_ text: String) throws -> Data {
    try #require(TextMeasurer().part(of: .regular, with: text.unicodeScalars))
  }

  @Test("a part is a font with the licence, far smaller than the whole, and the same each time")
  func small() throws {
    let data = try part("Sent by octocat")
    #expect([Data("OTTO".utf8), Data([0, 1, 0, 0])].contains(data.prefix(4)))
    #expect(data.count < 40_000)
    #expect(try part("Sent by octocat") == data)
    // Names are in UTF-16.
    let licence = Data("Open Font License".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    #expect(data.range(of: licence) != nil)
  }

  @Test("a text is as wide in a part as in the whole font, also where letters are kerned")
  func widths() throws {
    let text = "AVATAR: Töne, Väter & Söhne -> 10:30…"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try part(text).write(to: folder.appending(path: "Inter-Regular.otf"))
    let own = TextMeasurer(fonts: FontCatalog(folders: [folder]))
    let font = FontDescription(size: 17)
    let whole = try TextMeasurer().text(text, font: font)
    let cut = try own.text(text, font: font)
    let space = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(cut.measure(in: space).size == whole.measure(in: space).size)
  }
}
