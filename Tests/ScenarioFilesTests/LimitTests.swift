import Scenarios
import Testing

@Suite("Limits of a file")
struct LimitTests {
  @Test(
    "the numbers at both ends of a range are taken, and those beyond refused",
    arguments: [
      ("[320]", "[NUMBER]", ["100000", "0.01"], ["100000.1", "0", "-1"]),
      ("spacing: 8", "spacing: NUMBER", ["1000000", "-1000000"], ["1000000.1", "-1000000.1"]),
      ("40x40", "NUMBERx40", ["0", "1000000"], ["-0.1", "1000000.1"]),
      ("40x40", "40xNUMBER", ["0", "1000000"], ["-0.1", "1000000.1"]),
      ("[320]", "[320]\nscale: NUMBER", ["0.1", "10"], ["0.09", "10.1"]),
      ("\"Hello\"", "\"Hello\", font: { size: NUMBER }", ["1", "1000"], ["0.9", "1000.1"]),
      ("\"Hello\"", "\"Hello\", lines: NUMBER", ["0", "1000"], ["-1", "1001"]),
      ("\"Hello\"", "\"Hello\", hugging: NUMBER", ["0.1", "1000"], ["0", "1000.1", "-1"]),
      ("trailing + 8", "trailing + 8 @ NUMBER", ["0.1", "1000"], ["0", "1000.1"]),
      (
        "[photo, title]", "[{ ratio: { ratio: NUMBER, child: photo } }, title]",
        ["0.001", "1000"], ["0.0009", "1000.1"]
      ),
      (
        "[photo, title]", "[{ element: photo, style: { width: NUMBER% } }, title]", ["0", "100"],
        ["-1", "100.1"]
      ),
      (
        "constraints:", "frames: { 320: { photo: [0, 0, 1, 1] }, tolerance: NUMBER }\nconstraints:",
        ["0", "100"], ["-0.1", "100.1"]
      ),
    ])
  func ranges(part: String, replacement: String, taken: [String], refused: [String]) {
    func problems(_ number: String) -> String {
      ScenarioText.problems(
        in: ScenarioText.replacing(
          part, by: replacement.replacing("NUMBER", with: number)))
    }
    for number in taken { #expect(problems(number) == "", "\(number)") }
    for number in refused { #expect(problems(number).contains("error: "), "\(number)") }
  }

  @Test("1000 containers in all cases together are taken, and more refused", arguments: [250, 251])
  func cases(containers: Int) {
    let widths = (100..<100 + containers).map(String.init).joined(separator: ", ")
    let cases = "{ long: { title: Longer }, empty: { title: '' }, gone: { hidden: [title] } }"
    let problems = ScenarioText.problems(
      in: ScenarioText.replacing("[320]", by: "[\(widths)]\ncases: \(cases)"))
    #expect(
      containers == 250 ? problems == "" : problems.contains("in 4 cases are 1004 layouts"),
      "\(problems)")
  }

  @Test("a word of 60 characters is shown whole in a message, and a longer one is cut")
  func words() {
    func problems(_ count: Int) -> String {
      let word = String(repeating: "q", count: count)
      return ScenarioText.problems(
        in: ScenarioText.replacing(
          "[photo, title]", by: "[{ element: photo, style: { width: \(word) } }, title]"))
    }
    #expect(problems(60).contains("'\(String(repeating: "q", count: 60))'"))
    #expect(problems(61).contains("'\(String(repeating: "q", count: 57))…'"))
  }
}
