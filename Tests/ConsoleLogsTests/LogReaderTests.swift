import ConsoleLogs
import LayoutConstraints
import Testing

@Suite("Reading console logs")
struct LogReaderTests {
  /// A log with these lines in its list.
  private func list(_ lines: String...) -> String {
    let entries = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return "Unable to simultaneously satisfy constraints.\n(\n\(entries)\n)\n"
  }

  private func only(_ text: String) throws -> LoggedConstraint {
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1 && logs[0].constraints.count == 1)
    return logs[0].constraints[0]
  }

  @Test("a line is one constraint")
  func one() throws {
    let constraint = try only(
      list("<NSLayoutConstraint:0x1a UIImageView:0x2b.width == 72   (active)>"))
    #expect(constraint.unreadReason == nil)
    #expect(constraint.address == "0x1a")
    #expect(constraint.equation?.second.constant == 72)
  }
}
