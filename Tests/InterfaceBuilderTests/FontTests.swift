import Foundation
import InterfaceBuilder
import Testing

/// How a `fontDescription` becomes the font of a text: every attribute that is read, alone and with each
/// other one that could hide it.
@Suite("Fonts of Interface Builder")
struct FontTests {
  /// The font of a label in the scenario, without the braces, and what the notes say.
  private static func font(_ attributes: String) throws -> (font: String, notes: [String]) {
    let document = try Imported.root(
      Imported.view(
        "label", "a", (0, 0, 40, 20), #"text="Text""#,
        inside: "<fontDescription key=\"fontDescription\" \(attributes)/>"))
    let line = try #require(document.text().split(separator: "\n").first { $0.contains("text:") })
    let start = line.range(of: "font: { ")?.upperBound
    let font = start.map { line[$0...].prefix { $0 != "}" }.dropLast() }
    return (font.map(String.init) ?? "", document.notes.map(\.reason))
  }

  private static func leftOut(_ name: String) -> String {
    "its font '\(name)' is left out: its text is measured in Inter"
  }

  @Test(
    "a size is that of the description, in either spelling, and 17 where there is none",
    arguments: [
      ("", ""), (#"type="system""#, ""), (#"type="system" pointSize="17""#, ""),
      (#"type="system" pointSize="12.5""#, "size: 12.5"), (#"size="13""#, "size: 13"),
      (#"pointSize="14" size="13""#, "size: 14"), (#"pointSize="0" size="13""#, ""),
      (#"pointSize="1000""#, "size: 1000"),
    ])
  func sizes(attributes: String, font: String) throws {
    #expect(try Self.font(attributes).font == font)
  }

  @Test(
    "a style decides about size and weight, whatever else is there, and only if it is known",
    arguments: [
      ("Title0", "size: 34"), ("Title1", "size: 28"), ("Title2", "size: 22"),
      ("Title3", "size: 20"), ("Headline", "weight: semibold"), ("Body", ""),
      ("Callout", "size: 16"), ("Subhead", "size: 15"), ("Footnote", "size: 13"),
      ("Caption1", "size: 12"), ("Caption2", "size: 11"), ("Unheard", "size: 9, weight: black"),
    ])
  func styles(style: String, font: String) throws {
    let style = "style=\"UICTFontTextStyle\(style)\""
    let others =
      #"name="Courier-Bold" family="Courier" type="boldSystem" weight="black" pointSize="9""#
    let found = try Self.font("\(style) \(others)")
    #expect(found.font == font)
    #expect(found.notes == (style.contains("Unheard") ? [Self.leftOut("Courier-Bold")] : []))
    if font != "size: 9, weight: black" { #expect(try Self.font(style).font == font) }
  }

  @Test(
    "a weight is the description's word, else that of its type, else that of its name",
    arguments: [
      (#"type="system" weight="ultraLight""#, "ultraLight"),
      (#"type="system" weight="thin""#, "thin"),
      (#"type="system" weight="light""#, "light"), (#"type="system" weight="regular""#, ""),
      (#"type="system" weight="medium""#, "medium"),
      (#"type="system" weight="semibold""#, "semibold"), (#"type="system" weight="bold""#, "bold"),
      (#"type="system" weight="heavy""#, "heavy"), (#"type="system" weight="black""#, "black"),
      (#"type="boldSystem""#, "bold"), (#"type="boldSystem" weight="thin""#, "thin"),
      (#"type="boldSystem" weight="wide""#, "bold"), (#"type="italicSystem""#, ""),
      (#"name="Inter-Medium" weight="black""#, "black"),
      (#"name="Inter-Medium" weight="wide""#, "medium"),
      (#"name="Inter-Medium" type="boldSystem""#, "bold"),
      (#"name="Inter-UltraLight""#, "ultraLight"),
      (#"name="Inter-SemiBoldItalic""#, "semibold"), (#"name="Inter-DemiBold""#, "semibold"),
      (#"name="Inter-Thin""#, "thin"), (#"name="Inter-LightItalic""#, "light"),
      (#"name="Inter-Heavy""#, "heavy"), (#"name="Inter-Black""#, "black"),
      (#"name="Inter-Bold""#, "bold"),
      (#"name="Inter-Regular""#, ""), (#"name="Inter""#, ""), (#"family="Inter-Bold""#, ""),
    ])
  func weights(attributes: String, weight: String) throws {
    let found = try Self.font(attributes)
    #expect(found.font == (weight.isEmpty ? "" : "weight: \(weight)"))
    #expect(found.notes.isEmpty)
  }

  @Test(
    "another font than the system's or Inter is listed by its name, else by its family",
    arguments: [
      (#"name="Courier-Bold" family="Courier""#, "Courier-Bold"), (#"name="Courier""#, "Courier"),
      (#"family="Courier""#, "Courier"), (#"name="Interstate-Bold""#, "Interstate-Bold"),
      (#"name="Interstate" family="Interstate""#, "Interstate"),
      (#"family="Systematic""#, "Systematic"),
      (#"name="Courier" family="Courier" type="system""#, "Courier"),
    ])
  func others(attributes: String, name: String) throws {
    #expect(try Self.font(attributes).notes == [Self.leftOut(name)])
  }

  @Test(
    "a name or a family of the system or of Inter is enough, and a description needs neither",
    arguments: [
      #"type="system""#, #"weight="bold""#, #"name="System""#, #"family="System""#,
      #"name=".SFUI-Regular""#, #"family=".AppleSystemUIFont""#,
      #"name="SFUI" family=".AppleSystemUIFont""#, #"name=".SFUI-Bold" family="SF""#,
      #"name="Inter-Bold""#, #"name="Inter" family="Else""#, #"name="Else" family="Inter""#,
      #"name="System" family="Else""#, #"name="Else" family="System""#,
    ])
  func usual(attributes: String) throws {
    #expect(try Self.font(attributes).notes == [])
  }
}
