import Foundation
import Testing

@testable import TextMeasuring

@Suite("Font catalog")
final class FontCatalogTests {
  /// A separate folder for each test.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("FontCatalogTests-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func error(_ text: String, in folders: [URL]) -> FontError? {
    let measurer = TextMeasurer(fonts: FontCatalog(folders: folders))
    return #expect(throws: FontError.self) { try measurer.text(text, font: .body) }
  }

  @Test("a missing font is reported with how to install it and the searched folders")
  func missingLatin() {
    let error = error("a", in: [URL(fileURLWithPath: "/no/such/folder"), folder])
    #expect(
      error?.description == """
        the font Inter is not installed: found no Inter-Regular.otf or Inter-Regular.ttf or \
        InterVariable.ttf
          Debian, Ubuntu: sudo apt-get install fonts-inter
          macOS: brew install --cask font-inter
          elsewhere: set the environment variable LAYOUTDIFF_FONTS to the folder that contains it
          searched: /no/such/folder, \(folder.path)
        """)
  }

  @Test("a missing fallback is an error only for a text that needs it")
  func missingKorean() throws {
    let inter = try #require(FontCatalog.system.file(named: ["Inter-Regular.otf"]))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Inter-Regular.otf"), withDestinationURL: inter)
    let measurer = TextMeasurer(fonts: FontCatalog(folders: [folder]))
    _ = try measurer.text("Latin, é, \n", font: .body)
    let error = error("한글", in: [folder])
    #expect(
      error?.description == """
        the font NanumBarunGothic is not installed: found no NanumBarunGothic.ttf
          Debian, Ubuntu: sudo apt-get install fonts-nanum
          macOS: download NanumBarunGothic from https://hangeul.naver.com/font and copy it to \
        ~/Library/Fonts
          elsewhere: set the environment variable LAYOUTDIFF_FONTS to the folder that contains it
          searched: \(folder.path)
        """)
  }

  @Test(
    "a file that is not a font is an error with its path", arguments: ["", "not a font", "OTTO"])
  func notAFont(contents: String) throws {
    try write(contents, to: "Inter-Regular.otf")
    let path = folder.appendingPathComponent("Inter-Regular.otf").path
    #expect(
      error("a", in: [folder])?.description == """
        the file \(path) is not a font with glyphs and line metrics
          reinstall the font's package, or remove the file so that another one is found
        """)
  }

  @Test("a folder with the name of a font is an unreadable file")
  func folderInsteadOfFont() throws {
    try write("", to: "Inter-Regular.otf/inside")
    let path = folder.appendingPathComponent("Inter-Regular.otf").path
    #expect(
      error("a", in: [folder])?.description == """
        the font file \(path) cannot be read: it is not a regular file
          make it readable, or reinstall the font's package
        """)
  }

  @Test("files are found in subfolders, better names first, then earlier folders")
  func order() throws {
    try write("", to: "one/deep/down/B.ttf")
    try write("", to: "one/z/A.otf")
    try write("", to: "one/y/A.otf")
    try write("", to: "two/A.otf")
    try write("", to: "two/C.txt")
    let one = folder.appendingPathComponent("one", isDirectory: true)
    let two = folder.appendingPathComponent("two", isDirectory: true)
    let catalog = FontCatalog(folders: [one, two])
    #expect(
      catalog.file(named: ["X.otf", "B.ttf", "A.otf"])?.path.hasSuffix("one/deep/down/B.ttf")
        == true)
    #expect(catalog.file(named: ["A.otf"])?.path.hasSuffix("one/y/A.otf") == true)
    #expect(
      FontCatalog(folders: [two, one]).file(named: ["A.otf"])?.path.hasSuffix("two/A.otf") == true)
    #expect(catalog.file(named: ["C.txt"]) == nil)
  }

  @Test("the folders of the environment come first, then the program's own")
  func environment() {
    let folders = FontCatalog.systemFolders(environment: ["LAYOUTDIFF_FONTS": "/a:/b c::"])
    #expect(folders.map(\.path).prefix(2) == ["/a", "/b c"])
    #expect(folders.map(\.path)[2].hasSuffix("/share/layoutdiff/fonts"))
    #expect(folders.map(\.path).contains("/usr/share/fonts"))
    #expect(
      folders.dropFirst(2).map(\.path)
        == FontCatalog.systemFolders(environment: [:]).map(\.path))
  }
}
