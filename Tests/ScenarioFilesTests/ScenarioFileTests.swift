import Foundation
import ScenarioFiles
import Scenarios
import Testing

@Suite("Reading files")
struct ScenarioFileTests {
  @Test("bytes that are not UTF-8 are refused with the place and a fix")
  func notUTF8() {
    let data = Data("layoutdiff: 1\n".utf8) + Data([0xFF, 0xFE])
    #expect {
      try ScenarioFile.text(of: data, file: "card.yaml")
    } throws: { error in
      "\(error)".hasPrefix("card.yaml:2:1: error: is not UTF-8 text")
    }
  }

  @Test(
    "the fix names the encoding that the text most likely has",
    arguments: [
      (String.Encoding.isoLatin1, "ISO-8859-1"), (.utf16LittleEndian, "UTF-16LE"),
      (.utf16BigEndian, "UTF-16BE"), (.utf16, "UTF-16"), (.utf32LittleEndian, "UTF-32LE"),
      (.utf32BigEndian, "UTF-32BE"), (.utf32, "UTF-32"),
    ])
  func encodings(encoding: String.Encoding, name: String) throws {
    let data = try #require("title: \u{E9}\n".data(using: encoding))
    let error = #expect(throws: Diagnostic.self) {
      try ScenarioFile.text(of: data, file: "card.yaml")
    }
    #expect(error?.message == "is not UTF-8 text")
    #expect(
      error?.hints
        == ["save it as UTF-8, or convert it: iconv -f \(name) -t UTF-8 card.yaml"])
  }

  @Test("a byte order mark and carriage returns change nothing")
  func lineEnds() throws {
    let text = "\u{FEFF}" + ScenarioText.valid.replacing("\n", with: "\r\n")
    let source = try ScenarioFile.text(of: Data(text.utf8), file: "card.yaml")
    #expect(source.lines.first == "layoutdiff: 1")
    #expect(source.lines == ScenarioText.valid.split(separator: "\n").map(String.init))
  }

  @Test("a missing file and a folder have different messages")
  func missing() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect {
      try ScenarioFile.read(folder + "/no-such-file.yaml")
    } throws: { error in
      "\(error)".contains("there is no such file")
    }
    #expect {
      try ScenarioFile.read(folder)
    } throws: { error in
      "\(error)".contains("is a folder")
    }
  }

  @Test("a link to a pipe is refused without waiting")
  func linkedPipe() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipe = folder.appendingPathComponent("pipe").path
    let link = folder.appendingPathComponent("link.yaml").path
    try #require(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)
    #expect {
      try ScenarioFile.read(link)
    } throws: { error in
      "\(error)".contains("is not a regular file")
    }
  }

  @Test("control characters in names do not reach a terminal")
  func controlCharacters() {
    #expect(ScenarioName.id(ofFile: "a/b\u{1B}[31m\n.yaml") == "b\u{FFFD}[31m\u{FFFD}")
    #expect(!Diagnostic(file: "b\u{1B}.yaml", "is broken").description.contains("\u{1B}"))
  }

  @Test("a folder stands for the scenario files in it, sorted, without hidden ones")
  func folders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("deeper"), withIntermediateDirectories: true)
    for name in ["b.yaml", "a.yml", ".hidden.yaml", "notes.txt", "deeper/c.yaml"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let files = ScenarioFinder.files(at: [folder.path, folder.path + "/b.yaml"]).files
    let names = files.map { $0.replacing(folder.path + "/", with: "") }
    #expect(names == ["a.yml", "b.yaml", "deeper/c.yaml"])
  }
}
