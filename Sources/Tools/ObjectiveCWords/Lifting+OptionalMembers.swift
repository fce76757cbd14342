/// Optional members of protocols, which get a default.
extension Lifting {
  /// Names of methods that protocols of UIKit and Texture leave to their default, by their start.
  static let delegateMethods = [
    "scrollView", "tableView", "collectionView", "textField", "textView", "gestureRecognizer",
    "searchBar", "tabBar", "navigationController", "pickerView", "tableNode", "collectionNode",
    "numberOfSections", "viewForZooming",
  ]

  mutating func liftOptionalMembers() {
    for index in tokens.indices
    where name(index) == "protocol" && tokens[index].kind == .word && name(index - 1) != "." {
      guard
        let brace = (index..<min(index + 64, tokens.count)).first(where: { name($0) == "{" }),
        let end = closing[brace], modifiers(before: index).contains("@objc")
      else { continue }
      let isPublic = modifiers(before: index).contains("public")
      addObjectBound(index, brace)
      var defaults = ""
      for place in brace + 1..<end where name(place) == "optional" {
        guard let (method, source) = defaultMember(place, end) else { continue }
        optionalMembers.insert(method)
        defaults += "  \(isPublic ? "public " : "")\(source)\n"
        edits.append(
          Edit(range: tokens[place].range, text: blank(tokens[place].range)))
      }
      guard !defaults.isEmpty else { continue }
      appendix += "\nextension \(name(index + 1)) {\n\(defaults)}\n"
    }
  }

  /// Calls optional members without a question mark: those of this file, those that other files
  /// declare where the owner is a delegate by its name, and those of delegates of UIKit.
  mutating func liftOptionalCalls(declaredBeside others: Set<String>) {
    for index in tokens.indices.dropFirst(2)
    where ["?", "!"].contains(name(index + 1)) && name(index + 2) == "("
      && name(index - 1) == "."
    {
      guard
        optionalMembers.contains(name(index))
          || (isOfDelegate(index) && (others.contains(name(index)) || isDelegateMethod(index)))
      else { continue }
      edits.append(Edit(range: tokens[index + 1].range, text: " "))
    }
  }

  /// Protocols of Objective-C are protocols of objects, which weak references need.
  mutating func addObjectBound(_ index: Int, _ brace: Int) {
    let bounds: Set = ["AnyObject", "class", "NSObjectProtocol"]
    guard !(index + 2..<brace).contains(where: { bounds.contains(name($0)) }) else { return }
    let place = tokens[index + 1].range.upperBound
    if name(index + 2) == ":" {
      let colon = tokens[index + 2].range.upperBound
      edits.append(Edit(range: colon..<colon, text: " AnyObject,"))
    } else {
      edits.append(Edit(range: place..<place, text: ": AnyObject"))
    }
  }

  /// The name and the default of the optional method at an index; `nil` where it returns a value.
  func defaultMember(_ index: Int, _ end: Int) -> (name: String, source: String)? {
    guard let start = (index + 1..<min(index + 4, end)).first(where: { name($0) == "func" }),
      let paren = (start + 2..<end).first(where: { name($0) == "(" }), let close = closing[paren]
    else { return nil }
    var last = close
    while last + 1 < end, !hasLineBreak(between: last, last + 1) { last += 1 }
    let source = self.source(
      tokens[index + 1].range.lowerBound..<tokens[last].range.upperBound)
    if last == close { return (name(start + 1), source + " {}") }
    guard name(close + 1) == "-", name(close + 2) == ">" else { return nil }
    switch name(last) {
    case "?": return (name(start + 1), source + " { nil }")
    case "Void": return (name(start + 1), source + " {}")
    default: return nil
    }
  }

  func hasLineBreak(between first: Int, _ second: Int) -> Bool {
    source(tokens[first].range.upperBound..<tokens[second].range.lowerBound)
      .contains(where: \.isNewline)
  }

  /// Whether a name is that of a method of UIKit's delegates and data sources.
  func isDelegateMethod(_ index: Int) -> Bool {
    Self.delegateMethods.contains(where: name(index).hasPrefix)
  }

  /// Whether a call is one of a delegate or a data source, by its name.
  func isOfDelegate(_ index: Int) -> Bool {
    var owner = index - 2
    while ["?", "!"].contains(name(owner)) { owner -= 1 }
    let word = name(owner).lowercased()
    return ["delegate", "datasource", "target", "listener"].contains(where: word.hasSuffix)
  }
}
