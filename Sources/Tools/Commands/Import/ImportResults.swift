import Conformance
import DeviceFrames
import Foundation
import Geometry
import InterfaceBuilder
import JSONText
import RunRecords
import Scenarios
import TextMeasuring

struct ImportResults {
  /// The scenarios, each with its file, in order; names are unique.
  var documents: [ImportedEntry] = []
  private(set) var mistakes: [Diagnostic] = []
  private(set) var status = ExitStatus.fine
  /// How many scenarios agree with the stored frames as leaf sizes; `nil` before the check.
  private(set) var agreement: ImportAgreement?
  /// How many agree with texts measured here.
  private(set) var measuredAgreement: ImportAgreement?

  /// The source of the sizes of leaves in the texts of scenarios.
  let contents: ImportedContents
  private let device: InterfaceDevice?
  private let usualWidths: Bool
  private var fileCount = 0
  private var notes: [(file: String, note: ImportNote)] = []
  private var names: Set<String> = []
  private var sources = AppSources()

  init(device: InterfaceDevice?, usualWidths: Bool, contents: ImportedContents) {
    self.contents = contents
    self.device = device
    self.usualWidths = usualWidths
  }

  /// Adds the scenarios of a file of Interface Builder, or of a text with frames of a device.
  ///
  /// With `root`, the container is the view of this name in such a text.
  mutating func add(_ file: String, root: String? = nil) {
    do {
      let data = try InterfaceFileFinder.data(of: file)
      fileCount += 1
      if let text = DumpInput.text(of: data, file) {
        add(text, from: file, root: root)
      } else {
        add(data, from: file)
      }
    } catch {
      mistakes.append(error.diagnostic)
      status = max(status, error.status)
    }
  }

  /// Adds the screens of a text of a device; a text without any is a mistake.
  mutating func add(_ text: DumpText, from file: String, root: String?) {
    if text.dumps.isEmpty {
      add([DumpInput.mistake(of: text, file)])
      return
    }
    do {
      let found = try DeviceScreens(text, file: LogInput.name(of: file), root: root)
      if found.screens.isEmpty { add([DumpInput.nothingInside(text, file)]) }
      for screen in found.screens {
        documents.append(
          ImportedEntry(file: file, name: unique(screen.name, in: file), origin: .device(screen)))
      }
    } catch {
      mistakes.append(error)
      status = max(status, .nothingMatches)
    }
  }

  private mutating func add(_ data: Data, from file: String) {
    do {
      let imported = try InterfaceImport(
        data: data, file: file, device: device, usualWidths: usualWidths,
        onPhones: contents == .running,
        code: contents == .running ? sources.code(around: file) : nil)
      for document in imported.documents {
        documents.append(
          ImportedEntry(
            file: file, name: unique(document.name, in: file), origin: .interface(document)))
      }
      notes += imported.notes.map { (file, $0) }
      add(imported.mistakes)
    } catch {
      add([error])
    }
  }

  private mutating func add(_ found: [Diagnostic]) {
    guard !found.isEmpty else { return }
    mistakes += found
    status = max(status, .invalidScenario)
  }

  /// A name that no other scenario has: that of its file in front, then a number.
  private mutating func unique(_ name: String, in file: String) -> String {
    if names.insert(name).inserted { return name }
    let stem = InterfaceImport.fileWord(
      file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "")
    return names.insertNumbered(stem.map { "\($0)-\(name)" } ?? name)
  }

  /// Compares all scenarios with the stored frames; `progress` gets how many of how many are done.
  ///
  /// Makes at most this many layouts, of which a scenario takes two, and returns how many scenarios
  /// were compared.
  mutating func check(most layouts: Int, progress: (Int, Int) -> Void) -> Int {
    let measurer = TextMeasurer()
    let compared = documents.indices.filter { documents[$0].document != nil }.prefix(layouts / 2)
    for index in compared {
      guard let document = documents[index].document else { continue }
      documents[index].stored = ImportCheck(document, .stored, measurer: measurer)
      documents[index].measured = ImportCheck(document, .measured, measurer: measurer)
      progress(index + 1, documents.count)
    }
    agreement = ImportAgreement(documents.compactMap(\.stored))
    measuredAgreement = ImportAgreement(documents.compactMap(\.measured))
    return compared.count
  }
}

// Texts.
extension ImportResults {
  /// One line for each scenario, and what was left out.
  ///
  /// With `isWritten`, scenarios that are in no file have a line only for their comparison.
  func lines(isWritten: Bool) -> [String] {
    let shown = documents.filter { !isWritten || $0.writtenPath != nil || $0.stored != nil }
    var lines = shown.map(line)
    lines += notes.map {
      "\(ScenarioName.printable($0.file)): \(ScenarioName.printable($0.note.text))"
    }
    if let agreement, let measuredAgreement {
      let explained = [
        (agreement.misplaced, "misplaced"), (agreement.outdated, "outdated"),
        (agreement.ambiguous, "ambiguous"), (agreement.conflicting, "conflicting"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      let others =
        explained.isEmpty ? "" : "; not counted: \(explained.joined(separator: ", "))"
      let verb = agreement.agreeing + agreement.differing == 1 ? "agrees" : "agree"
      lines.append("\(agreement.words) \(verb) with the frames that Xcode stored\(others)")
      lines.append("with text measured here: \(measuredAgreement.words)")
    } else if !isWritten, documents.count > 1 {
      lines.append("give --output and a folder to write the scenarios")
    }
    return lines
  }

  private func line(of entry: ImportedEntry) -> String {
    let place = "\(ScenarioName.printable(entry.file)):\(entry.line)"
    let name = entry.writtenPath ?? entry.name
    var parts = [Self.count(entry.viewCount, "view")]
    if let document = entry.document {
      parts.append(Self.count(document.constraintCount, "constraint"))
    }
    if !entry.notes.isEmpty { parts.append(Self.count(entry.notes.count, "note")) }
    let containers = entry.containers.map(\.words).joined(separator: ", ")
    let line =
      "\(ScenarioName.printable(name)) (\(place)): \(containers) pt, "
      + parts.joined(separator: ", ")
    guard let check = entry.stored else { return line }
    let colour: Colour =
      switch check.status {
      case .agrees: .green
      case .differs: .red
      case .misplaced, .ambiguous, .conflicting, .outdated: .yellow
      case .unchecked: .grey
      }
    let reasons = check.reason.split(separator: "\n").map {
      "\n    \(ScenarioName.printable(String($0)))"
    }
    return "\(colour.paint(check.status.rawValue)) \(line)\(reasons.joined())"
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// The results as JSON; the texts of scenarios are in it where no file has them.
  ///
  /// What was compared is in it after ``check(most:progress:)`` alone.
  func document(hasTexts: Bool) -> JSONObject {
    [
      "files": fileCount.json,
      "documents": .array(documents.map { $0.json(text: hasTexts ? $0.text(contents) : nil) }),
      "leftOut": .array(notes.map { $0.note.json(in: $0.file) }),
      "mistakes": .array(mistakes.map(\.json)), "agreement": agreement?.json,
      "agreementWithMeasuredText": measuredAgreement?.json,
    ]
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    .object([
      "file": file.json, "line": position?.line.json, "column": position?.column.json,
      "message": message.json, "hints": hints.json,
    ])
  }
}
