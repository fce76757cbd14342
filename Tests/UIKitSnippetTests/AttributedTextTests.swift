import Testing
import UIKit

@MainActor
@Suite("Texts with attributes")
struct AttributedTextTests {
  @Test("both kinds of texts with attributes become each other")
  func bridged() {
    var attributes = AttributeContainer()
    attributes.font = .boldSystemFont(ofSize: 20)
    attributes.foregroundColor = .red
    attributes.kern = 1.5
    attributes.underlineStyle = .single
    let text = NSAttributedString(AttributedString("octo", attributes: attributes))
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)

    let whole = NSMutableAttributedString(attributedString: text)
    whole.append(NSAttributedString(string: "cat"))
    let back = AttributedString(whole)
    #expect(String(back.characters) == "octocat" && back.runs.count == 2)
    let first = back.runs.first
    #expect(first?.font == .boldSystemFont(ofSize: 20) && first?.kern == 1.5)
    #expect(first?.foregroundColor == .red && first?.underlineStyle == .single)
    #expect(NSMutableAttributedString(back).isEqual(to: whole))
  }

  @Test("a container takes attributes of a dictionary")
  func container() {
    let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 2])
    #expect(container.font?.pointSize == 9 && container.kern == 2)
    #expect(container.backgroundColor == nil)
  }

  @Test("a button is as large as the font of its title needs, wherever the font is given")
  func button() {
    func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "octocat"
      change(&configuration)
      return UIButton(configuration: configuration).intrinsicContentSize
    }
    let usual = size { _ in }
    let attributed = size { configuration in
      var title = AttributedString("octocat")
      title.font = .systemFont(ofSize: 40)
      configuration.attributedTitle = title
    }
    let transformed = size { configuration in
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .systemFont(ofSize: 40)
        return attributes
      }
    }
    #expect(attributed == transformed)
    #expect(transformed.width > usual.width * 2 && transformed.height > usual.height)
  }
}
