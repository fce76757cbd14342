import ConsoleLogs
import DeviceFrames
import Foundation
import RunRecords
import ScenarioFiles
import Scenarios

/// Texts with frames of a device, as files or pasted.
enum DumpInput {
  /// The text of a file with its trees; `nil` for a file of Interface Builder, or for other XML.
  static func text(of data: Data, _ file: String) -> DumpText? {
    if [".xib", ".storyboard"].contains(where: file.hasSuffix) { return nil }
    let text = LogInput.decoded(data)
    let read = DumpReader.read(text)
    let start = text.drop { $0.isWhitespace }
    // A line of a console log also begins like a tag.
    let isMarkup =
      start.hasPrefix("<") && !start.hasPrefix("<NSLayoutConstraint:") || data.contains(0)
    return read.dumps.isEmpty && isMarkup ? nil : read
  }

  /// Reads what somebody pastes.
  static func pasted() throws -> DumpText { DumpReader.read(try LogInput.read("-", what: "text")) }

  /// Reads a file, or standard input for `-`; ends the command where there is no tree in it.
  static func read(_ file: String) throws -> DumpText {
    let text = DumpReader.read(try LogInput.read(file, what: "text"))
    guard text.dumps.isEmpty else { return text }
    try ExitStatus.invalidScenario.exit(with: mistake(of: text, file).description)
  }

  /// The mistake that no view of a text has another one inside, or only one without a size.
  static func nothingInside(_ text: DumpText, _ file: String) -> Diagnostic {
    let isEmpty = text.dumps.contains { $0.size.width <= 0 || $0.size.height <= 0 }
    return Diagnostic(
      file: LogInput.name(of: file), at: .start,
      isEmpty
        ? "the view around all others is empty, as before its first layout"
        : "no view has another one inside, so there is no layout",
      hints: [
        isEmpty
          ? "give it a size, call layoutIfNeeded(), and print its description again"
          : "print the description of the view around it, or of the whole window"
      ])
  }

  /// The mistake that a text has no tree.
  static func mistake(of text: DumpText, _ file: String) -> Diagnostic {
    let unread = text.unreadLines.prefix(3).map { "line \($0.line): \($0.text): \($0.reason)" }
    let other = (try? String(contentsOfFile: file, encoding: .utf8)).flatMap {
      TextKind.hint(
        for: SourceText(file: file, text: $0), insteadOf: .deviceFrames, .interfaceFile)
    }
    return Diagnostic(
      file: LogInput.name(of: file), at: .start,
      "no view with a frame was found",
      hints: unread + [
        other
          ?? "give what   po view.value(forKey: \"recursiveDescription\")!   prints in lldb, or one of the other forms of layoutdiff import --help"
      ])
  }
}
