/// Overrides in extensions, which move into their classes.
extension Lifting {
  /// Moves overrides in extensions into their classes, here or in one of the other files.
  mutating func mergeOverrides(beside others: [Lifting]) {
    for (type, members) in overriding {
      let target = classDeclaration(named: type.name)
      guard
        target != nil || others.contains(where: { $0.classDeclaration(named: type.name) != nil })
      else { continue }
      for member in members {
        let (text, line) = cut(member, of: type)
        if let target { insert(text, from: file, line: line, into: target) }
      }
    }
    for other in others where !other.overriding.isEmpty { takeOverrides(from: other) }
  }

  /// Takes the overrides of classes of this file from extensions in another file.
  mutating func takeOverrides(from other: Lifting) {
    var other = other
    var isTaken = false
    for (type, members) in other.overriding {
      guard other.classDeclaration(named: type.name) == nil,
        let target = classDeclaration(named: type.name)
      else { continue }
      for member in members {
        let (text, line) = other.cut(member, of: type)
        insert(text, from: other.file, line: line, into: target)
        isTaken = true
      }
    }
    if isTaken { addImports(other.imports) }
  }

  func classDeclaration(named name: String) -> TypeBody? {
    types.first { $0.isClass && $0.name == name }
  }

  /// The import statements, each as it is written.
  var imports: [String] {
    tokens.indices.compactMap { index in
      guard name(index) == "import", tokens[index].kind == .word, name(index + 1) != ":",
        index == 0 || name(index - 1) != "."
      else { return nil }
      if indexOfLogModule(after: index) != nil { return "import OSLogNames" }
      var last = index
      while last + 1 < tokens.count, !hasLineBreak(between: last, last + 1) { last += 1 }
      let start = tokens[declarationStart(index)].range.lowerBound
      return source(start..<tokens[last].range.upperBound)
    }
  }

  /// Adds the imports that a moved member may need after the last line, where there is such a
  /// module: a statement may have been under a condition.
  mutating func addImports(_ statements: [String]) {
    let known = Set(imports)
    for statement in statements where !known.contains(statement) {
      let words = statement.split(separator: " ").drop { $0 != "import" }.dropFirst()
      guard let module = words.last?.prefix(while: { $0 != "." }), !module.isEmpty else { continue }
      let addition = "\n#if canImport(\(module))\n\(statement)\n#endif\n"
      if !appendix.contains(addition) { appendix += addition }
    }
  }

  /// The tokens of each member with `override` directly in an extension.
  func overrides(in type: TypeBody) -> [ClosedRange<Int>] {
    var members: [ClosedRange<Int>] = []
    var index = type.body.lowerBound
    while index < type.body.upperBound {
      if name(index) == "override", let member = member(around: index, in: type.body) {
        members.append(member)
        index = member.upperBound + 1
      } else {
        index = (closing[index] ?? index) + 1
      }
    }
    return members
  }

  /// The tokens of the member with `override` at an index; `nil` where it has no body.
  func member(around index: Int, in body: Range<Int>) -> ClosedRange<Int>? {
    let start = max(body.lowerBound, declarationStart(index))
    var brace = index
    while brace < body.upperBound, name(brace) != "{" {
      brace = name(brace) == "(" || name(brace) == "[" ? (closing[brace] ?? brace) + 1 : brace + 1
    }
    guard brace < body.upperBound, let end = closing[brace] else { return nil }
    return start...end
  }

  /// Removes a member of an extension; returns its lifted source, with the access that the extension
  /// gives it, and its line.
  mutating func cut(_ member: ClosedRange<Int>, of type: TypeBody) -> (text: String, line: Int) {
    let range =
      tokens[member.lowerBound].range.lowerBound..<tokens[member.upperBound].range.upperBound
    var text = source(range)
    // Words in the member are lifted where it goes.
    for edit in edits.filter({ range.contains($0.range.lowerBound) }).reversed() {
      let local =
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      var inside = Array(text.utf8)
      inside.replaceSubrange(local, with: Array(edit.text.utf8))
      text = String(decoding: inside, as: UTF8.self)
    }
    edits.removeAll { range.contains($0.range.lowerBound) }
    edits.append(Edit(range: range, text: blank(range)))
    return (givenAccess(to: member, by: type) + text, line(of: range.lowerBound))
  }

  /// `public ` where an extension is public, and the member does not say otherwise; else empty.
  private func givenAccess(to member: ClosedRange<Int>, by type: TypeBody) -> String {
    let accesses: Set = ["public", "open", "internal", "package", "private", "fileprivate"]
    let keyword = tokens[..<type.body.lowerBound].lastIndex { $0.name == "extension" }
    guard let keyword, modifiers(before: keyword).contains("public") else { return "" }
    let own = member.prefix { !["func", "var", "subscript", "init"].contains(name($0)) }
    return own.contains { accesses.contains(name($0)) } ? "" : "public "
  }

  /// Adds a member at the end of a class.
  mutating func insert(
    _ text: String, from origin: String?, line: Int, into target: TypeBody
  ) {
    let brace = tokens[target.body.upperBound].range.lowerBound
    var moved = "\n"
    if let file, let origin {
      moved += "#sourceLocation(file: \(Self.quoted(origin)), line: \(line))\n"
      moved += text + "\n#sourceLocation(file: \(Self.quoted(file)), "
      moved += "line: \(self.line(of: brace)))\n"
    } else {
      moved += text + "\n"
    }
    edits.append(Edit(range: brace..<brace, text: moved))
  }
}
