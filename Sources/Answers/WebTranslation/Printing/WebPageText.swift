import Geometry
import LayoutSpecs
import Scenarios

extension WebTranslation {
  /// The rules of the style, then the markup.
  var fragment: String {
    """
    \(comment)
    <style>
    \(styleText)
    </style>

    \(markup(of: root, indent: 0).joined(separator: "\n"))

    """
  }

  /// A page that stands alone: the boxes in a container that a reader can resize, `superview` as no
  /// element is called.
  ///
  /// `fonts` are rules that name the fonts.
  func page(fonts: String) -> String {
    let container = scenario.containers[0]
    let height = container.height.map { "\n  height: \(WebLength.pixels($0));" } ?? ""
    return """
      <!DOCTYPE html>
      \(comment)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(scenario.title))</title>
      <style>
      \(fonts)body {
        margin: 16px;
        text-rendering: geometricPrecision;
        -webkit-text-size-adjust: none;
      }
      #superview {
        width: \(WebLength.pixels(container.width));\(height)
        overflow: hidden;
        resize: \(container.height == nil ? "horizontal" : "both");
        outline: 1px solid #8888;
      }
      #superview div { outline: 1px solid #06c4; }
      \(styleText)
      </style>
      </head>
      <body>
      <div id="superview">
      \(markup(of: root, indent: 1).joined(separator: "\n"))
      </div>
      </body>
      </html>

      """
  }

  private var comment: String { "<!--\n\(summary.replacing("--", with: "- -"))\n-->" }

  /// The lines of `css` in a scenario file: its elements bring their texts, their fonts and their contents.
  package var section: [String] {
    let screen = WebBox(name: "screen", isElement: false, children: [root])
    let html = markup(of: screen, indent: 0, hasTexts: false)
    let style = rules { box in
      var style = box.style
      if let text = box.text {
        WebTextStyle.breakAnywhere(text, in: &style)
      } else if box.isElement {
        // Its content is inside, and does not count: its size is declared where it does.
        style["contain"] = "size"
      }
      return style
    }
    let parts = [
      ("html", html), ("style", style.flatMap { $0.split(separator: "\n").map(String.init) }),
    ]
    return ["css:"]
      + parts.filter { !$0.1.isEmpty }.flatMap { key, lines in
        ["  \(key): |"] + lines.map { "    \($0)" }
      }
  }

  /// The rules of all boxes; lengths include padding, as everybody's do.
  private var styleText: String {
    let hasPadding = root.all.contains { $0.style["padding"] != nil }
    let rules = rules { box in
      var style = box.style
      if let text = box.text { WebTextStyle.add(text, to: &style) }
      return style
    }
    return ((hasPadding ? ["* { box-sizing: border-box; }"] : []) + rules).joined(separator: "\n")
  }

  /// The rules of all boxes, each for all that have the same declarations.
  private func rules(_ style: (WebBox) -> WebStyle) -> [String] {
    let isMirroredToo = scenario.cases.contains { $0.mirrorsSpec }
    var selectors: [String: [String]] = [:]
    var bodies: [String] = []
    for box in root.all {
      let style = style(box)
      let declarations = isMirroredToo ? style.logicalDeclarations : style.declarations
      guard !declarations.isEmpty else { continue }
      let body = declarations.map { "  \($0.property): \($0.value);\n" }.joined()
      if selectors[body] == nil { bodies.append(body) }
      selectors[body, default: []].append(box.selector)
    }
    return bodies.map { body in
      "\((selectors[body] ?? []).joined(separator: ", ")) {\n\(body)}"
    }
  }

  private func markup(of box: WebBox, indent: Int, hasTexts: Bool = true) -> [String] {
    let space = String(repeating: "  ", count: indent)
    let open = "\(space)<div \(box.isElement ? "id" : "class")=\"\(box.name)\">"
    if hasTexts, let text = box.text, box.children.isEmpty {
      return ["\(open)\(Self.escaped(text.text))</div>"]
    }
    if box.children.isEmpty { return ["\(open)</div>"] }
    let inside = box.children.flatMap { markup(of: $0, indent: indent + 1, hasTexts: hasTexts) }
    return [open] + inside + ["\(space)</div>"]
  }

  private static let entities: [Character: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]

  private static func escaped(_ text: String) -> String {
    text.map { entities[$0] ?? String($0) }.joined()
  }
}
