import ArgumentParser
import Conformance
import Foundation
import Geometry
import InterfaceBuilder
import RunRecords
import Scenarios
import TextMeasuring

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import screens from Interface Builder, or frames from a device.",
    discussion: """
      A text from a device is what recursiveDescription, ASLayout, Sentry's view-hierarchy.json, \
      XCUITest's debugDescription or Appium's page source print, in a file or as standard input \
      for -. Its frames become 'frames' of a scenario, and several trees of one screen become \
      several containers. --into fills the frames of a scenario that exists: views are matched by \
      identifier, text, class, order, then place.

      Of a file of Interface Builder, writes one scenario for each root view, scene and cell, with its texts, fonts, constraints, \
      stack views, guides, margins and safe area. Whatever a scenario cannot express is listed in \
      comments at its top. A mistake in one file or root does not affect the others.

      --check lays out what was imported, with the stored frames as sizes of leaves, and compares \
      it with the frames that Xcode stored. The status is 1 if a document differs, unless its frames \
      are out of date, its constraints are ambiguous there, or they conflict. Each scenario uses \
      two layouts of --budget.

      Examples:
        layoutdiff import Tests/InterfaceBuilderTests/Files/ProfileCell.xib
        layoutdiff import Tests/InterfaceBuilderTests/Files/ProfileCell.xib --check
        layoutdiff import Tests/DeviceFramesTests/Texts/pier.txt

      \(ExitStatus.help)
      """)

  @Argument(
    help: """
      Files .xib or .storyboard, folders with such files, or texts with frames of a device; - for \
      standard input.
      """)
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Fill the frames of this scenario with those of a device.", valueName: "scenario"))
  var into: String?

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp(
      "The case that the device shows, as in 'cases' of --into. (default: the one with its texts)",
      valueName: "case"))
  var caseName: String?

  @Option(
    help: ArgumentHelp(
      "The view of a device that is the container, by its identifier, text or class. (default: the root)",
      valueName: "view"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "Write the scenarios to this folder; an existing scenario that differs is kept.",
      valueName: "folder"))
  var output: String?

  @Flag(help: "Replace existing scenarios in the folder of --output.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "The device whose size, bars and size classes count, such as \"iPhone 15\". (default: the file's)",
      valueName: "name"),
    transform: InterfaceDevice.fromArgument)
  var device: InterfaceDevice?

  @Flag(help: "Add the widths of common phones to the containers.")
  var widths = false

  @Flag(
    help: """
      Write texts and images as boxes of the sizes that Xcode stored, so that fonts do not matter.
      """)
  var boxes = false

  @Flag(help: "Compare the layouts with the frames that Xcode stored.")
  var check = false

  @OptionGroup var budgetOption: BudgetOption

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs the name of a folder.") }
    if force, output == nil { throw ValidationError("--force works only with --output.") }
    if into != nil, output != nil || check || boxes || widths || device != nil {
      throw ValidationError("--into works only with --case, --root and --json.")
    }
    if caseName != nil, into == nil { throw ValidationError("--case works only with --into.") }
  }

  func run() throws {
    if let into { return try fill(into) }
    var imported = ImportResults(
      device: device, usualWidths: widths, contents: boxes ? .stored : .measured)
    let paths = InterfaceFileFinder.files(at: files)
    let steps = ResultsSoFar<String>()
    Interruption.begin {
      Terminal.note("interrupted: \(steps.all.last ?? "no file was read"), nothing was written")
    }
    for (index, path) in paths.enumerated() {
      if path == "-" {
        imported.add(try DumpInput.pasted(), from: path, root: root)
      } else {
        imported.add(path, root: root)
      }
      steps.add("\(index + 1) of \(paths.count) files were read")
    }
    var status = imported.status
    if imported.documents.isEmpty, imported.mistakes.isEmpty {
      Terminal.note("error: there is nothing to import: no file has a view with content")
      status = max(status, .nothingMatches)
    }
    if check {
      let compared = imported.check(most: budgetOption.budget) {
        steps.add("\($0) of \($1) scenarios were compared with their frames")
      }
      if compared < imported.documents.count {
        Terminal.note(
          """
          error: the work ended after \(compared) of \(imported.documents.count) scenarios were \
          compared with their frames; --budget allows more
          """)
        status = max(status, .disagreement)
      }
      if imported.agreement?.differing ?? 0 > 0 { status = max(status, .disagreement) }
    }
    Interruption.beginToPrint()
    if let output { status = max(status, write(&imported, to: output)) }
    if json {
      JSONOutput.printDocument(imported.document(hasTexts: output == nil))
    } else {
      imported.mistakes.forEach { Terminal.note($0.description) }
      if let only = imported.documents.first, imported.documents.count == 1, output == nil, !check {
        Terminal.print(String(only.text(imported.contents).dropLast()))
      } else {
        imported.lines(isWritten: output != nil).forEach(Terminal.print)
      }
    }
    let written = imported.documents.filter { $0.writtenPath != nil }
    if !boxes, written.contains(where: { $0.document?.firstText != nil }) {
      Terminal.note(
        "texts are measured in Inter, and check accepts what the font of the device explains; with --boxes, "
          + "texts have the stored sizes")
    }
    try status.exit()
  }

  /// Fills the frames of a scenario that exists.
  private func fill(_ scenario: String) throws {
    let texts = try files.map { file in (file: file, text: try DumpInput.read(file)) }
    let filling = FrameFilling(path: scenario, texts: texts, root: root, caseName: caseName)
    let (status, filled) = try filling.run()
    if json {
      JSONOutput.printDocument(filled.document(of: scenario, unread: filling.unread))
    } else {
      filled.lines(of: scenario, unread: filling.unread).forEach(Terminal.print)
    }
    try status.exit()
  }

  private func write(_ imported: inout ImportResults, to folder: String) -> ExitStatus {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      Terminal.note("\(folder): error: the folder cannot be created")
      return .cannotCreate
    }
    var status = ExitStatus.fine
    for (index, entry) in imported.documents.enumerated() {
      let path = entry.path(in: folder)
      let result = write(entry.text(imported.contents), to: path)
      if result == .fine { imported.documents[index].writtenPath = path }
      status = max(status, result)
    }
    return status
  }

  private func write(_ text: String, to path: String) -> ExitStatus {
    if let old = FileManager.default.contents(atPath: path), !force {
      if old == Data(text.utf8) { return .fine }
      Terminal.note(
        "\(path): error: not written: a file of this name exists, with other contents\n"
          + "replace it with --force, or choose another folder")
      return .cannotCreate
    }
    return OutputFile.write(text, to: path, reading: files)
  }
}

extension InterfaceDevice {
  static func fromArgument(_ text: String) throws -> InterfaceDevice {
    if let device = InterfaceDevice.named(text) { return device }
    throw ValidationError("'\(text)' is not a known device: \(hint(for: text))")
  }

  /// The devices whose names go on where a text ends; else the nearest name.
  private static func hint(for text: String) -> String {
    let names = all.map(\.name)
    let longer = names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    guard let last = longer.last, longer.count <= mostSuggestions else {
      return NearestWord.hint(for: text, among: names)
    }
    let others = longer.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : "\(others) or ")'\(last)'?"
  }

  private static let mostSuggestions = 3
}
