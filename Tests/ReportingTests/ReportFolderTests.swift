import Foundation
import Reporting
import RunRecords
import Testing

@Suite("Report folder")
struct ReportFolderTests {
  /// Gives `body` the path of a folder that does not exist yet, in one that is removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("ReportFolderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    try body(parent.appendingPathComponent("Reports"))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: parent.path)
    #expect(paths.allSatisfy { !$0.contains("unfinished") }, "\(paths)")
  }

  private func read(_ path: String, in folder: URL) -> Data? {
    try? Data(contentsOf: folder.appendingPathComponent(path))
  }

  @Test("a report is written into a folder that is made for it, and nothing else")
  func newFolder() throws {
    try withFolder { folder in
      let record = try SampleRecord.make()
      try ReportWriter.write(record, to: folder)
      for file in try ReportWriter.render(record) {
        #expect(read(file.path, in: folder) == file.contents, "\(file.path)")
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == [
            "change", "frames.csv", "icon.svg", "index.css", "index.html", "junit.xml", "report.js",
            "results.sarif", "run.json", "scenario", "slider.js", "style.css", "summary.md",
            "thumbnail", "timings.csv", "translation", "translation.js",
          ])
    }
  }

  @Test("a later report replaces the earlier one with its pages, and leaves other files alone")
  func replacing() throws {
    try withFolder { folder in
      var record = try SampleRecord.make()
      try ReportWriter.write(record, to: folder)
      let own = folder.appendingPathComponent("scenario/notes.html")
      try Data("mine".utf8).write(to: own)
      record.scenarios.removeFirst()
      try ReportWriter.write(record, to: folder)
      #expect(read("scenario/repository-row.html", in: folder) == nil)
      #expect(read("scenario/badge.html", in: folder) != nil)
      #expect(read("scenario/notes.html", in: folder) == Data("mine".utf8))
      #expect(read("run.json", in: folder) == record.json())
    }
  }

  @Test(
    "a file that no report wrote is not replaced by one",
    arguments: ["index.html", "style.css", "frames.csv", "run.json"])
  func foreign(name: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try Data("mine".utf8).write(to: file)
      let record = try SampleRecord.make()
      let reason =
        name == "run.json"
        ? "a run.json that is no run record"
        : "\(name) and no run record, so layoutdiff did not write it"
      let expected =
        "cannot create \(folder.relativePath): it contains \(reason): choose another folder"
      for write in [
        { try ReportWriter.check(folder) }, { try ReportWriter.write(record, to: folder) },
      ] {
        let error = #expect(throws: ReportingError.self) { try write() }
        #expect(error?.description == expected)
      }
      #expect(ReportWriter.placeOfReport(in: folder) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
      #expect(try Data(contentsOf: file) == Data("mine".utf8))
    }
  }

  @Test("a report whose record was moved away is replaced by the next one")
  func withoutRecord() throws {
    try withFolder { folder in
      let record = try SampleRecord.make()
      try ReportWriter.write(record, to: folder)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("run.json"))
      #expect(ReportWriter.placeOfReport(in: folder) == folder)
      try ReportWriter.write(record, to: folder)
      #expect(read("run.json", in: folder) == record.json())
    }
  }

  @Test("a report links to the course in its folder, and to none that is not there")
  func course() throws {
    try withFolder { folder in
      let record = try SampleRecord.make()
      try ReportWriter.write(record, to: folder)
      let alone = read("index.html", in: folder)
      #expect(alone == (try ReportWriter.render(record).last?.contents))
      let course = folder.appendingPathComponent("course")
      try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
      #expect(ReportWriter.report(around: course) == [.report: "../index.html"])
      for (text, isCourse) in [("mine", false), (ReportWriter.courseMark, true)] {
        try Data(text.utf8).write(to: course.appendingPathComponent("index.html"))
        try ReportWriter.write(record, to: folder)
        for (page, path) in [
          ("index.html", "course/index.html"), ("scenario/badge.html", "../course/index.html"),
        ] {
          let text = String(decoding: try #require(read(page, in: folder)), as: UTF8.self)
          #expect(text.contains("<a href=\"\(path)\">Course</a>") == isCourse)
        }
      }
      try FileManager.default.removeItem(at: folder.appendingPathComponent("run.json"))
      #expect(ReportWriter.report(around: course) == [.report: "../index.html"])
      try FileManager.default.removeItem(at: folder.appendingPathComponent("index.html"))
      #expect(ReportWriter.report(around: course).isEmpty)
    }
  }

  @Test("every report has the files that no other file may have the name of")
  func everyReport() throws {
    let files = try ReportWriter.render(try SampleRecord.make()).map(\.path)
    #expect(
      Set(files.filter { !$0.contains("/") })
        == [
          "index.html", "index.css", "style.css", "icon.svg", "report.js", "translation.js",
          "slider.js",
          "run.json",
          "summary.md", "junit.xml", "results.sarif", "frames.csv", "timings.csv",
        ])
    for name in files where !name.contains("/") {
      try withFolder { folder in
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: folder.appendingPathComponent(name))
        #expect(throws: ReportingError.self, "\(name)") { try ReportWriter.check(folder) }
      }
    }
  }

  @Test("what cannot be written is named, and the overview of the earlier report stays")
  func failure() throws {
    try withFolder { folder in
      var record = try SampleRecord.make()
      try ReportWriter.write(record, to: folder)
      let index = read("index.html", in: folder)
      let blocked = folder.appendingPathComponent("summary.md")
      try FileManager.default.removeItem(at: blocked)
      try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: false)
      record.scenarios.removeFirst()
      let error = #expect(throws: ReportingError.self) {
        try ReportWriter.write(record, to: folder)
      }
      #expect(error?.description == "cannot create \(blocked.path): Is a directory")
      #expect(read("index.html", in: folder) == index)
    }
  }

  @Test("a file where the folder should be is an error, and stays")
  func fileInTheWay() throws {
    try withFolder { folder in
      try Data("file".utf8).write(to: folder)
      #expect(throws: ReportingError.self) {
        try ReportWriter.write(SampleRecord.make(), to: folder)
      }
      #expect(try Data(contentsOf: folder) == Data("file".utf8))
    }
  }
}
