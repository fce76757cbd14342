import Foundation
import Geometry
import JSONText
import Layouts
import LessonAnswers
import LogAnswers
import PlayAnswers
import Scenarios
import TextMeasuring

// As in `Engine`, a question is bytes in the memory of the instance, and so is its answer. Where a font is missing, the
// answer is the name of its file, and its number of bytes is negative.

/// The fonts that the page has loaded.
private let fonts = LoadedFonts()
private let engine = AnswerEngine(measurer: TextMeasurer(fonts: fonts))

/// The bytes of the last answer.
nonisolated(unsafe) private var answer = UnsafeMutableRawBufferPointer.allocate(
  byteCount: 0, alignment: 8)

/// Room for a question of so many bytes.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(Int(count), 1), alignment: 8)
}

/// Where the answer is.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answerPlace() -> UnsafeMutableRawPointer? { answer.baseAddress }

/// Adds a font file: its name, a line feed, and its bytes; returns 0.
@_expose(wasm, "addFont")
@_cdecl("addFont")
public func addFont(_ question: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  let (name, bytes) = split(question, count)
  fonts.add(FontBytes(name: name, bytes: [UInt8](bytes)))
  question.deallocate()
  return 0
}

/// Lays out a text: the answer that the program gives at `api/layout`.
@_expose(wasm, "layout")
@_cdecl("layout")
public func layout(_ question: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  let fields = fields(question, count)
  let request = AnswerRequest(fields: fields)
  let json = engine.layout(
    request, file: fields["file"] ?? "untitled.yaml", work: AnswerBudget().work
  ).json
  return sayUnlessFontMissing(json)
}

/// Answers the question of a tab about a text: the answer that the program gives at `api/answer`.
@_expose(wasm, "ask")
@_cdecl("ask")
public func ask(_ question: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  let fields = fields(question, count)
  let request = AnswerRequest(fields: fields)
  guard let kind = request.question.flatMap({ Question(rawValue: $0) }) else { return 0 }
  let json = engine.answer(
    kind, request, file: fields["file"] ?? "untitled.yaml", work: AnswerBudget().work
  ).json
  return sayUnlessFontMissing(json)
}

/// The lesson that was asked about last, whose proof every answer to its tasks needs.
nonisolated(unsafe) private var lesson: (text: String, judge: LessonJudge)?

/// Judges an answer to a task of a lesson: the answer that the program gives at `api/judge`.
@_expose(wasm, "judge")
@_cdecl("judge")
public func judge(_ question: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  let fields = fields(question, count)
  let text = fields["lesson"] ?? ""
  let asked = JudgeQuestion(
    client: fields["client"], request: fields["request"].flatMap { Int($0) }, lesson: "",
    task: fields["task"].flatMap { Int($0) } ?? 0, answer: .written(fields["text"] ?? ""))
  let json = engine.judge(asked, work: AnswerBudget().work) { asked, work in
    if lesson?.text != text {
      let source = SourceText(file: fields["file"] ?? "lesson.yaml", text: text)
      let file = try? LessonFile(source, measurer: engine.measurer)
      lesson = file.map { (text, LessonJudge($0)) }
    }
    return lesson?.judge.judge(asked, work: work)
  }.json
  let count = sayUnlessFontMissing(json)
  if count < 0 { lesson = nil }
  return count
}

/// Diagnoses the console logs in a text.
@_expose(wasm, "diagnose")
@_cdecl("diagnose")
public func diagnose(_ question: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  let text = fields(question, count)["text"] ?? ""
  return say(LogAnswer(text, AnswerBudget().work.allowance).json)
}

/// Measures a text: its font's size and weight, its maximum of lines and its available width on a line, and then the text;
/// returns the number of bytes of the answer.
///
/// The answer is numbers: width, height, first baseline, last baseline from below, and those of
/// `MeasuredText.lines(inWidth:)`. For a question that is none, or a size that is too large, there is no answer.
@_expose(wasm, "measure")
@_cdecl("measure")
public func measure(_ question: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  let (head, rest) = split(question, count)
  let text = String(decoding: rest, as: UTF8.self)
  question.deallocate()
  let words = head.split(separator: " ").map(String.init)
  guard words.count == 4, let size = Double(words[0]), let number = Int(words[1]),
    let weight = FontWeight.allCases.first(where: { $0.number == number }),
    let maximumLines = Int(words[2]), let width = Double(words[3]), width >= 0
  else { return 0 }
  do throws(FontError) {
    let font = FontDescription(size: size, weight: weight)
    let measured = try engine.measurer.text(text, font: font, maximumLines: maximumLines)
    let content = measured.measure(in: CGSize(width: width, height: .infinity))
    let segment = measured.segment(containing: width)
    let numbers =
      [
        content.size.width, content.size.height, content.firstBaseline,
        content.lastBaselineFromBottom, segment.widths.lowerBound, segment.widths.upperBound,
      ] + measured.lines(inWidth: width).map { Double($0) }
    return numbers.withUnsafeBytes(say)
  } catch {
    return fonts.takeMissing().map { -Array($0.utf8).withUnsafeBytes(say) } ?? 0
  }
}

/// The names and values of a question, each with a zero behind it; the text comes last, and may have any.
private func fields(
  _ question: UnsafeMutableRawPointer, _ count: Int32
) -> [String: String] {
  var rest = UnsafeRawBufferPointer(start: question, count: Int(count))[...]
  defer { question.deallocate() }
  func next() -> String {
    let part = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(part.count + 1)
    return String(decoding: part, as: UTF8.self)
  }
  var fields: [String: String] = [:]
  while !rest.isEmpty {
    let name = next()
    if name == "text" {
      fields[name] = String(decoding: rest, as: UTF8.self)
      break
    }
    fields[name] = next()
  }
  return fields
}

private func sayUnlessFontMissing(_ json: JSONValue) -> Int32 {
  guard let missing = fonts.takeMissing() else { return say(json) }
  return -Array(missing.utf8).withUnsafeBytes { say($0) }
}

private func say(_ json: JSONValue) -> Int32 {
  var text = json.text()
  return text.withUTF8 { say(UnsafeRawBufferPointer($0)) }
}

/// The line at the start of a question, and the bytes behind it.
private func split(
  _ question: UnsafeMutableRawPointer, _ count: Int32
) -> (line: String, rest: Slice<UnsafeRawBufferPointer>) {
  let bytes = UnsafeRawBufferPointer(start: question, count: Int(count))
  let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
  return (String(decoding: bytes[..<end], as: UTF8.self), bytes[min(end + 1, bytes.count)...])
}

/// Makes bytes the answer; returns their number.
private func say(_ bytes: UnsafeRawBufferPointer) -> Int32 {
  answer.deallocate()
  answer = .allocate(byteCount: bytes.count, alignment: 8)
  answer.copyMemory(from: bytes)
  return Int32(bytes.count)
}
