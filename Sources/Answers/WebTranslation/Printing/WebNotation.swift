/// A notation in which a translation for the web is written.
package enum WebNotation: String, Sendable, CaseIterable {
  /// The rules of a style sheet and the markup.
  case css
  /// A page that stands alone.
  case html
}

extension WebTranslation {
  /// The translation in a notation; `fonts` are rules that name the fonts of a page.
  package func text(in notation: WebNotation, fonts: String) -> String {
    switch notation {
    case .css: fragment
    case .html: page(fonts: fonts)
    }
  }
}
