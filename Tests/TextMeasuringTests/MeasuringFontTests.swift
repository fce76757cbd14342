import Foundation
import SeededRandom
import Testing

@testable import TextMeasuring

@Suite("Fonts without outlines")
struct MeasuringFontTests {
  private static let files = Result { try FontCatalog.system.filesForMeasuring() }

  private func loaded() throws -> TextMeasurer {
    let fonts = LoadedFonts()
    for file in try Self.files.get() { fonts.add(file) }
    return TextMeasurer(fonts: fonts)
  }

  @Test("there is a file for every weight, far smaller than the whole one, with the licence")
  func files() throws {
    let files = try Self.files.get()
    #expect(
      Set(files.map(\.name)).isSuperset(of: ["NanumBarunGothic.ttf", "NanumBarunGothicBold.ttf"]))
    let licence = Data("Open Font License".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    for file in files {
      let whole = try #require(FontCatalog.system.file(named: [file.name]))
      #expect(file.bytes.count < (try Data(contentsOf: whole)).count * 2 / 3, "\(file.name)")
      // Its licence, which is beside it, reserves its name for the whole font.
      for name in [
        Array("Nanum".utf8), "Nanum".utf16.flatMap({ [UInt8($0 >> 8), UInt8($0 & 255)] }),
      ] {
        #expect(Data(file.bytes).range(of: Data(name)) == nil, "\(file.name)")
      }
      guard file.name.hasPrefix("Inter") else { continue }
      #expect(Data(file.bytes).range(of: licence) != nil, "\(file.name)")
    }
  }

  @Test("a broken table of names has no names, and does no harm")
  func brokenNames() throws {
    var random = SeededGenerator(seed: 5)
    for count in 0..<200 {
      let table = (0..<count).map { _ in UInt8.random(in: 0...3, using: &random) }
      #expect(FontNotices.table(of: table).count >= 6)
    }
    #expect(FontNotices.table(of: []) == [0, 0, 0, 0, 0, 6])
  }

  @Test("all texts have the lines that they have in whole fonts", arguments: FontWeight.allCases)
  func lines(weight: FontWeight) throws {
    let (whole, cut) = (TextMeasurer(), try loaded())
    var random = SeededGenerator(seed: UInt64(weight.number))
    for _ in 0..<100 {
      let string = random.text(of: mixedPieces + ["Ệ", "ﬁ", "½", "x\u{301}", "ㄱ"], longest: 20)
      let font = FontDescription(size: Double.random(in: 1...99, using: &random), weight: weight)
      let width = Double.random(in: 0...900, using: &random)
      let (one, other) = (
        try whole.text(string, font: font), try cut.text(string, font: font)
      )
      #expect(
        one.lines(inWidth: width) == other.lines(inWidth: width), "\(string.debugDescription)")
      #expect(one.size(in: width) == other.size(in: width))
    }
  }

  @Test("a font that was not loaded is reported with the names of its files")
  func missing() throws {
    let measurer = TextMeasurer(fonts: LoadedFonts())
    #expect(
      throws: FontError.notInstalled(
        family: .inter, fileNames: ["Inter-Bold.otf", "Inter-Bold.ttf", "InterVariable.ttf"],
        searchedFolders: [])
    ) {
      try measurer.text("a", font: FontDescription(size: 16, weight: .bold))
    }
  }

  @Test("bytes that are no font are reported by name")
  func broken() throws {
    let fonts = LoadedFonts()
    fonts.add(FontBytes(name: "Inter-Regular.otf", bytes: Array("OTTO".utf8)))
    #expect(throws: FontError.notAFont(path: "Inter-Regular.otf")) {
      try TextMeasurer(fonts: fonts).text("a", font: .body)
    }
  }
}
