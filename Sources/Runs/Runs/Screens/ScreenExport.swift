import Geometry
import LayoutConstraints
import Layouts
import RunRecords
import ScenarioFiles
package import Scenarios
package import TextMeasuring

/// The text of a screen in Swift as a file, compared with the screen.
package struct ScreenExport {
  package let text: String
  /// The parts that the file cannot express, and where its frames are others than the screen's.
  package let notes: [String]

  private static let mostFrames = 12

  /// Writes the screen, reads the text again, and lays both out in all containers.
  package init(of screen: CodedScreen, measurer: TextMeasurer) throws(ScenarioError) {
    let exported = try screen.exported(measurer)
    let draft = exported.values.fileText(notes: [])
    let file = try ScenarioReader.scenario(
      from: SourceText(file: "\(exported.code.id).yaml", text: draft), measurer: measurer)
    let moved = Self.differences(of: file, from: exported)
    let more = moved.count - Self.mostFrames
    let frames = moved.prefix(Self.mostFrames) + (more > 0 ? ["and \(more) more frames"] : [])
    notes = exported.notes + Self.otherSpecs(of: exported) + frames
    var lines = [
      "The screen '\(exported.code.id)' of \(exported.code.file), written by layoutdiff export."
    ]
    if notes.isEmpty {
      lines.append("It has the screen's frames in all of its containers.")
    } else {
      lines.append("What this file cannot say:")
      lines += notes.map { "- \($0)" }
    }
    text = exported.values.fileText(notes: lines)
  }

  /// The containers in which code builds another spec than that of the file, one sentence each.
  private static func otherSpecs(of exported: ExportedScreen) -> [String] {
    let containers = exported.code.containers
    let texts = exported.specs.map { $0.map(WrittenSpecText.of) ?? "" }
    return zip(containers, texts).filter { $0.1 != texts[0] }.map { container, _ in
      "code builds another layout spec at \(container.inPoints): the file has that at \(containers[0].inPoints)"
    }
  }

  /// The frames of the file that are not those of the screen, one sentence each.
  private static func differences(of file: Scenario, from exported: ExportedScreen) -> [String] {
    let (before, after) = (ScenarioLayouts(exported.code), ScenarioLayouts(file))
    let rounding = Rounding.pixels(scale: file.scale)
    var sentences: [String] = []
    for container in file.containers {
      for engine in file.engines {
        do throws(LayoutFailure) {
          let old = NamedFrames(try layout(before, engine, container, rounding))
          let new = NamedFrames(try layout(after, engine, container, rounding))
          for name in old.frames.keys.sorted() {
            guard let frame = new[exported.names[name] ?? name], let own = old[name],
              !EdgeMove.all(from: Frame(own), to: Frame(frame)).isEmpty
            else { continue }
            sentences.append(
              "\(name) is at \(words(Frame(own))) by the \(words(engine)) in Swift and at \(words(Frame(frame))) here, at \(container.inPoints)"
            )
          }
        } catch {
          sentences.append("at \(container.inPoints): \(error)")
        }
      }
    }
    return sentences
  }

  private static func layout(
    _ layouts: ScenarioLayouts, _ engine: Engine, _ container: Container, _ rounding: Rounding
  ) throws(LayoutFailure) -> Layout {
    switch engine {
    case .spec: try layouts.spec(in: container, rounding: rounding)
    case .constraints: try layouts.constraints(in: container, rounding: rounding).layout
    }
  }

  private static func words(_ engine: Engine) -> String {
    engine == .spec ? "layout spec" : "constraints"
  }

  private static func words(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(\.points).joined(separator: ", ")
  }
}
