import Foundation
import InterfaceBuilder
import SeededRandom
import TestSupport
import Testing
import TextMeasuring

/// Whatever a document holds, each file that an option of the import writes is read again.
@Suite("Law: imported files load")
struct LoadingTests {
  private static let kinds = [
    "label", "button", "textField", "textView", "imageView", "switch", "slider", "segmentedControl",
    "view", "scrollView", "stackView", "activityIndicatorView",
  ]
  private static let attributes = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "centerX",
    "centerY",
    "firstBaseline", "lastBaseline", "baseline", "topMargin", "leadingMargin",
    "centerXWithinMargins",
  ]

  @Test("each file of random documents is read without a mistake, for every option")
  func random() throws {
    let measurer = TextMeasurer()
    let phone = try #require(InterfaceDevice.named("iPhone 15"))
    for seed in LawSeeds.of(150, from: 1) {
      var generator = SeededGenerator(seed: seed)
      let data = Data(Self.document(&generator).utf8)
      for (device, usualWidths) in [(nil, false), (phone, true)] as [(InterfaceDevice?, Bool)] {
        let file = try InterfaceImport(
          data: data, file: "Random.xib", device: device, usualWidths: usualWidths)
        #expect(file.mistakes.isEmpty)
        for document in file.documents {
          for contents in [ImportedContents.stored, .measured] {
            do {
              _ = try document.scenario(contents, measurer: measurer)
            } catch {
              Issue.record("seed \(seed): \(error)\n\(document.text(contents))")
            }
          }
        }
      }
    }
  }

  private static func document(_ generator: inout SeededGenerator) -> String {
    var views = ""
    let ids = ["a", "b", "c", "d", "e"]
    var stack: String?
    for id in ids {
      let kind = kinds.randomElement(using: &generator) ?? "view"
      func length(_ most: Double) -> Double {
        [0, 0.5, Double.random(in: 0...most, using: &generator)].randomElement(using: &generator)
          ?? 0
      }
      let frame = (length(200), length(80), length(200), length(40))
      var inside =
        [
          "", #"<fontDescription key="fontDescription" type="system" pointSize="\#(length(60))"/>"#,
          #"<imageReference key="image" image="star" catalog="system"/>"#,
        ].randomElement(using: &generator) ?? ""
      if kind == "stackView" {
        let views = stack ?? Imported.view("label", "\(id)1", (0, 0, length(50), length(20)))
        inside = "<subviews>\(views)</subviews>"
        stack = nil
      }
      let words = [
        "", #"text="Text""#, #"scrollEnabled="NO""#, #"alignment="firstBaseline""#,
        #"axis="vertical" baselineRelativeArrangement="YES""#, #"hidden="YES""#,
        #"numberOfLines="0""#,
        #"placeholderIntrinsicHeight="\#(length(20))""#, #"distribution="fillProportionally""#,
      ]
      let view = Imported.view(
        kind, id, frame, words.randomElement(using: &generator) ?? "", inside: inside)
      if Int.random(in: 0..<4, using: &generator) == 0, kind != "stackView" {
        stack = (stack ?? "") + view
      } else {
        views += view
      }
    }
    views += stack ?? ""
    let constraints = (0..<8).map { number in
      let first = ids.randomElement(using: &generator) ?? "a"
      let second = (ids + ["root"]).randomElement(using: &generator) ?? "root"
      let attribute = attributes.randomElement(using: &generator) ?? "top"
      let other =
        Bool.random(using: &generator) ? attribute : attributes.randomElement(using: &generator)
      return """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other ?? "top")" constant="\(Int.random(in: -9...9, using: &generator))" \
        id="k\(number)"/>
        """
    }
    return Imported.xib(views, constraints.joined())
  }
}
