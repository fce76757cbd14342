/// Objects of classes that are known only at run time, such as those of generic parameters.
///
/// Swift calls an initialiser of such a class only where all subclasses declare it `required`. On
/// Apple's systems, the initialisers of UIKit's classes need not be.
extension Lifting {
  /// The labels of initialisers that classes of UIKit and Texture have.
  static let constructionLabels: Set = ["frame", "nibName", "target"]

  mutating func liftConstructions() {
    var places: Set<Int> = []
    let scopes = genericScopes()
    for (names, scope) in scopes {
      for index in scope where names.contains(name(index)) && tokens[index].kind == .word {
        if let place = construction(of: index) { places.insert(place) }
      }
    }
    for type in types where isExtensionOfSystemClass(type) {
      for index in type.body where name(index) == "Self" {
        if let place = construction(of: index) { places.insert(place) }
      }
    }
    let generics = scopes.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    places.formUnion(constructionsOfValues(generics))
    for place in places {
      let range = tokens[place].range
      if name(place) == "init" {
        edits.append(Edit(range: range, text: "made"))
      } else {
        edits.append(Edit(range: range.upperBound..<range.upperBound, text: ".made"))
      }
    }
  }

  /// The token to change where a type is called: its name, or `init` behind it; `nil` for anything
  /// else.
  private func construction(of index: Int) -> Int? {
    guard name(index - 1) != "." else { return nil }
    if name(index + 1) == ".", name(index + 2) == "init" {
      return name(index + 3) != "(" || isKnownCall(index + 3) ? index + 2 : nil
    }
    let touches =
      tokens.indices.contains(index + 1)
      && tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
    return touches && name(index + 1) == "(" && isKnownCall(index + 1) ? index : nil
  }

  /// Whether the arguments behind a parenthesis are none, or begin with a label of UIKit's.
  private func isKnownCall(_ paren: Int) -> Bool {
    name(paren + 1) == ")"
      || (Self.constructionLabels.contains(name(paren + 1)) && name(paren + 2) == ":")
  }

  /// Whether a name is that of a class of UIKit or Texture.
  private func isSystemClass(_ word: String) -> Bool {
    let rest = word.dropFirst(2)
    return (word.hasPrefix("UI") || word.hasPrefix("AS")) && rest.first?.isUppercase == true
  }

  /// Whether `Self` is a class of UIKit or Texture in an extension.
  private func isExtensionOfSystemClass(_ type: TypeBody) -> Bool {
    guard type.isExtension else { return false }
    if isSystemClass(type.name) { return true }
    // `extension Loadable where Self: UIView {`
    var index = type.body.lowerBound - 2
    while index > 0, name(index) != "extension" {
      if name(index) == "Self", name(index + 1) == ":", isSystemClass(name(index + 2)) {
        return true
      }
      index -= 1
    }
    return false
  }

  /// The generic parameters that are classes of UIKit or Texture, and the tokens where they are
  /// known: the body of a type or function, and those of extensions of the type.
  private func genericScopes() -> [(names: Set<String>, scope: Range<Int>)] {
    var scopes: [(names: Set<String>, scope: Range<Int>)] = []
    for index in tokens.indices where ["class", "struct", "enum", "func"].contains(name(index)) {
      guard tokens[index].kind == .word, name(index + 2) == "<",
        let brace = (index + 3..<min(index + 256, tokens.count)).first(where: { name($0) == "{" }),
        let end = closing[brace]
      else { continue }
      var names: Set<String> = []
      for place in index + 3..<brace where name(place) == ":" && isBound(place + 1) {
        // Parameters of a function have a colon too, but no type before it is generic.
        names.insert(name(place - 1))
      }
      names.formIntersection(parameters(after: index + 2))
      guard !names.isEmpty else { continue }
      scopes.append((names, brace + 1..<end))
      for type in types where type.isExtension && type.name == name(index + 1) {
        scopes.append((names, type.body))
      }
    }
    return scopes
  }

  /// The names between angle brackets.
  private func parameters(after bracket: Int) -> Set<String> {
    var (names, depth, place): (Set<String>, Int, Int) = ([], 0, bracket)
    repeat {
      if name(place) == "<" { depth += 1 }
      if name(place) == ">" { depth -= 1 }
      if depth == 1, name(place) == "<" || name(place) == "," { names.insert(name(place + 1)) }
      place += 1
    } while depth > 0 && place < tokens.count
    return names
  }

  /// Whether one of the types of a bound, which `&` joins, is a class of UIKit or Texture.
  private func isBound(_ start: Int) -> Bool {
    var place = start
    while true {
      if isSystemClass(name(place)) { return true }
      guard name(place + 1) == "&" else { return false }
      place += 2
    }
  }

  /// `init` behind values such as `types[0]`, in a file that names a type such as `UIView.Type`, or that
  /// of a generic parameter.
  private func constructionsOfValues(_ generics: Set<String>) -> [Int] {
    let namesType = tokens.indices.contains { index in
      name(index) == "Type" && name(index - 1) == "."
        && (isSystemClass(name(index - 2)) || generics.contains(name(index - 2)))
    }
    guard namesType else { return [] }
    return tokens.indices.filter { index in
      guard name(index) == "init", name(index - 1) == ".", name(index + 1) == "(",
        isKnownCall(index + 1)
      else { return false }
      let owner = name(index - 2)
      return owner == "]"
        || (owner.first?.isLowercase == true && !["self", "super"].contains(owner))
    }
  }
}
