import Course
import Foundation
import LessonAnswers
import Lessons
import Reporting
import RunRecords
import ScenarioFiles
import Scenarios
import Site
import TextMeasuring

// make-site fonts FOLDER: writes the fonts that pages measure texts with.
// make-site pages ENGINE PLAY FONTS RECORD GUIDES FOLDER: writes the pages that answer in a browser. ENGINE and PLAY are folders
// with the modules that a server sends, beside which all of them are one, compressed by gzip; FONTS is a folder with those
// fonts, compressed. RECORD is the run.json of a report, and GUIDES what .ci/build-guides printed.
// make-site sizes: reads questions about texts, as JSON, and prints what the program measures, for Tests/SiteTests.

let arguments = Array(CommandLine.arguments.dropFirst())

func folder(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }

func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// The fonts that pages draw texts in.
func drawnFonts() throws -> [String: Data] {
  var fonts: [String: Data] = [:]
  for (name, family, weight) in DrawnFonts.all {
    guard let path = FontCatalog.system.path(of: family, weight: weight) else { continue }
    fonts[name] = try Data(contentsOf: URL(fileURLWithPath: path))
  }
  return fonts
}

/// The shipped scenarios.
func scenarios() throws -> [SiteScenario] {
  let measurer = TextMeasurer()
  return try ScenarioFinder.files(at: ["Scenarios"]).files.map { path in
    let scenario = try ScenarioReader.scenario(
      at: path, measurer: measurer, lesson: LessonReader.check)
    return SiteScenario(
      name: scenario.id, path: path, title: scenario.title, changes: scenario.changes,
      text: try String(contentsOfFile: path, encoding: .utf8))
  }
}

/// The files of a folder whose names end so, by their names.
func files(in path: String, endings: Set<String>) throws -> [String: Data] {
  let files = try FileManager.default.contentsOfDirectory(
    at: folder(path), includingPropertiesForKeys: nil)
  return try Dictionary(
    uniqueKeysWithValues: files.filter { endings.contains($0.pathExtension) }.map {
      ($0.lastPathComponent, try Data(contentsOf: $0))
    })
}

/// The pages of the course that comes with the program.
func course() throws -> [ReportFile] {
  let chapters = try CourseFolder.shipped(measurer: TextMeasurer()).chapters.map { chapter in
    CourseWriter.Chapter(
      number: chapter.number, title: chapter.title,
      lessons: try chapter.lessons.map { try AnsweredLesson($0) })
  }
  return try CourseWriter.render(
    chapters, title: Lesson.courseTitle, judge: .script(SiteWriter.judge),
    others: SiteWriter.beside(.course))
}

do {
  switch (arguments.first, arguments.count) {
  case ("fonts", 2):
    try FileManager.default.createDirectory(
      at: folder(arguments[1]), withIntermediateDirectories: true)
    for file in try FontCatalog.system.filesForMeasuring() {
      try Data(file.bytes).write(to: folder(arguments[1]).appending(path: file.name))
    }
  case ("pages", 7):
    let fonts = try files(in: arguments[3], endings: ["gz"]).map {
      (String($0.dropLast(3)), $1)
    }
    let engines = try arguments[1...2].map { path in
      SiteEngine(
        modules: try files(in: path, endings: ["wasm"]), compressed: try data(path + ".wasm.gz"))
    }
    let (record, guides) = try (data(arguments[4]), data(arguments[5]))
    let pictures = try files(
      in: "Sources/Tools/layoutdiff/Documentation.docc/Resources", endings: ["png", "svg"])
    let pages = try SiteWriter.render(
      engine: engines[0], play: engines[1], fonts: Dictionary(uniqueKeysWithValues: fonts),
      drawnFonts: drawnFonts(), scenarios: scenarios(), course: course(),
      report: RunRecord(json: record), guides: (SiteGuide.guides(json: guides), pictures))
    try PageFolder.write(
      pages, to: folder(arguments[6]),
      listedIn: "site.json", mark: SiteWriter.mark)
  case ("sizes", 1):
    let questions = try JSONDecoder().decode(
      [TextQuestion].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let measurer = TextMeasurer()
    for question in questions {
      print(try question.answer(by: measurer).map { "\($0)" }.joined(separator: " "))
    }
  default:
    FileHandle.standardError.write(
      Data(
        "usage: make-site fonts FOLDER | pages ENGINE PLAY FONTS RECORD GUIDES FOLDER | sizes\n"
          .utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("error: the site cannot be written: \(error)\n".utf8))
  exit(66)
}
