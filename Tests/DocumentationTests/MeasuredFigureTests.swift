import Testing

@Suite("Figures of the guides")
struct MeasuredFigureTests {
  @Test("every figure of the guide to the folklore is one of the page of benchmarks")
  func folklore() throws {
    let guide = try MarkdownFile("Sources/Tools/layoutdiff/Documentation.docc/Folklore.md")
    let page = try MarkdownFile("Reports/benchmarks.md").text
    var compared = 0
    for row in guide.tableRows {
      let scene = row[0].prefix { $0 != ":" }
      guard let start = page.firstRange(of: "\n## \(scene)\n") else { continue }
      let rest = page[start.upperBound...]
      let section = rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
      for figure in row.dropFirst() {
        // A figure is a whole cell, or stands behind a word and before a sign.
        let places = ["|", ",", ";", "."].map { " \(figure)\($0)" } + [" \(figure) |"]
        #expect(places.contains { section.contains($0) }, "\(scene): \(figure)")
        compared += 1
      }
    }
    #expect(compared >= 40, "only \(compared) figures")
  }
}
