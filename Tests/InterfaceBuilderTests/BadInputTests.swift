import Foundation
import Scenarios
import Testing

@testable import InterfaceBuilder

@Suite("Files that cannot be imported")
struct BadInputTests {
  /// The whole message about a file.
  private static func message(_ text: String) -> String {
    do {
      let file = try InterfaceImport(data: Data(text.utf8), file: "Bad.xib")
      return file.mistakes.map(\.description).joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  @Test(
    "each wrong file has its own message, with the place and the next step",
    arguments: [
      ("{}", "Bad.xib:1:1: error: this is not XML: a file of Interface Builder begins with '<'"),
      ("", "Bad.xib:1:1: error: this is not XML"),
      (
        "<plist version=\"1.0\"/>",
        "Bad.xib:1:1: error: this is XML, but not an Interface Builder file: its outermost element is 'plist'"
      ),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
        "Bad.xib:1:1: error: this file has the format of Xcode 3 or 4, which cannot be imported"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "Bad.xib:1:1: error: this file is for macOS; only files for iOS and tvOS can be imported"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
        "Bad.xib:1:1: error: this file is for watchOS"
      ),
      ("NIBArchive\u{1}", "Bad.xib:1:1: error: this is a compiled nib"),
      (
        "version https://git-lfs.github.com/spec/v1",
        "Bad.xib:1:1: error: this is a pointer of Git LFS"
      ),
      ("<\0d\0/\0>\0", "Bad.xib:1:2: error: this is not XML in UTF-8"),
      ("<document>\n<view>\n</document>", "Bad.xib:3:"),
      (
        "<document>\n<<<<<<< HEAD\n</document>",
        "Bad.xib:2:1: error: this is the mark of a merge conflict, not XML"
      ),
      (
        "<?xml version=\"1.0\" encoding=\"UTF-7\"?><document/>",
        "Bad.xib:1:1: error: the file declares the encoding UTF-7; only UTF-8 is read"
      ),
    ])
  func wrongFile(text: String, message: String) {
    #expect(Self.message(text).hasPrefix(message), "\(Self.message(text))")
  }

  @Test("where XML is broken, the element that is not closed is named")
  func unclosed() {
    let message = Self.message(
      "<document>\n <objects>\n  <view id=\"1\">\n </objects>\n</document>")
    #expect(
      message.hasPrefix(
        "Bad.xib:4:2: error: this is not well-formed XML: <view> of line 3 is not closed\n"),
      "\(message)")
  }

  @Test(
    "a view whose frame has a number that is no length stays a view, and a note says so",
    arguments: ["1e300", "-1e7", "nan", "wide"])
  func frameBeyondLimits(number: String) throws {
    let document = try Imported.root(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="\(number)" height="20"/></view>
      """,
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
        """)
    let notes = document.notes.filter { $0.reason.hasPrefix("its frame is left out") }
    #expect(notes.map(\.subject) == ["view"])
    #expect(notes.first?.reason.hasSuffix("is no length of at most 1000000 pt") == true)
    #expect(document.notes.allSatisfy { !$0.subject.hasPrefix("constraint") })
  }

  @Test(
    "a mistake inside XML is reported where it is, with its reason and the fix",
    arguments: [
      (
        #"<label text="Terms &bogus; here"/>"#, "3:20", "unknown entity 'bogus'",
        "write the character itself, or '&' as &amp;"
      ),
      (
        "<label>\u{65E5} &bogus;</label>", "3:10", "unknown entity 'bogus'",
        "write the character itself"
      ),
      (#"<label text="a & b"/>"#, "3:16", "'&' begins no entity", "write '&' as &amp;"),
      (
        #"<label text="&#27;"/>"#, "3:14", "&#27; is a character that XML does not allow",
        "remove it"
      ),
      (
        #"<label text="&#x1F600;&#xFFFE;"/>"#, "3:23",
        "&#xFFFE; is a character that XML does not allow", "remove it"
      ),
      (
        "<label text=\"a\u{1B}b\"/>", "3:15", "U+001B is a character that XML does not allow",
        "remove it"
      ),
      (
        "<label x=\"1\"\n  y=\"2\" x=\"1\"/>", "4:9", "attribute 'x' appears twice",
        "keep one of them"
      ),
      (
        #"<label text="a < b"/>"#, "3:16", "'<' is in the value of attribute 'text'",
        "write it as &lt;"
      ),
      (#"<label text=12/>"#, "3:8", "the value of attribute 'text' is not between", #"text="…""#),
      (#"<label hidden/>"#, "3:8", "attribute 'hidden' has no value", #"hidden="…""#),
      (#"<label x="1"y="2"/>"#, "3:13", "there is no space before attribute 'y'", "put one there"),
      ("<label x=\"1\"\n<view/>", "3:1", "<label> has no '>'", "end it with '>' or '/>'"),
      (
        "<label></lable>", "3:8", "</lable> ends no element",
        "<label> of line 3 is open here: end it with </label>"
      ),
      ("</ >", "3:1", "'</' ends no element", "</ >\n^~\nin a text, write it as &lt;/"),
      ("a < b", "3:3", "'<' begins no element", "write it as &lt;"),
      ("a ]]> b", "3:3", "']]>' is in a text", "write it as ]]&gt;"),
      ("<!-- a comment", "3:1", "this comment does not end", "end it with '-->'"),
      ("<!-- a -- b -->", "3:8", "'--' is inside a comment", "end the comment with '-->'"),
      ("<? a?>", "3:1", "this instruction has no name", "remove it"),
      (
        "<?xml version='1.0'?>", "3:1",
        "the declaration <?xml …?> is not at the start of the file", "remove what is before it"
      ),
      (
        "</view></document>more", "3:19", "the outermost element ends before this",
        "remove what is behind its end"
      ),
      ("</view></document><view/>", "3:19", "the outermost element ends before this", "remove"),
    ])
  func insideXML(text: String, place: String, reason: String, fix: String) {
    let message = Self.message("<document>\n<view>\n\(text)\n</view>\n</document>")
    #expect(
      message.hasPrefix("Bad.xib:\(place): error: this is not well-formed XML: \(reason)"),
      "\(message)")
    #expect(message.contains(fix), "\(message)")
    #expect(!message.contains("is not closed"), "\(message)")
  }

  @Test(
    "the mark is under all that is wrong, and under nothing else",
    arguments: [
      (#"<label text="a & b"/>"#, "&"), (#"<label text="&nbsp;"/>"#, "&nbsp;"),
      ("<label>&#27;&#xFFFE;</label>", "&#27;"), ("&#xZZ;", "&#x"), ("&amp", "&"),
      ("<label text=\"日\u{1B}b\"/>", " "), (#"<label text="a < b"/>"#, "<"),
      ("<label hidden/>", "hidden"), ("<label text=12/>", "text"),
      (#"<a text="1"text="2"/>"#, "text"),
      (#"<a text="1" text="2"/>"#, "text"), (#"<label ="1"/>"#, "="), ("<label\n<view/>", "<label"),
      ("<label></lable>", "</lable"), ("<label></label x>", "</label"), ("</ >", "</"),
      ("日 < b", "<"), ("a ]]> b", "]]>"), ("<!-- a comment", "<!--"), ("<!-- a -- b -->", "--"),
      ("<? a?>", "<?"), ("<?foo bar", "<?foo"), ("<?xml version='1.0'?>", "<?xml"),
      ("<![CDATA[ text", " "), ("</view></document>more", "m"), ("</document>", "</document"),
    ])
  func marks(text: String, marked: String) throws {
    let lines = Self.message("<document>\n<view>\n\(text)\n</view>\n</document>")
      .split(separator: "\n").map(String.init)
    let mark = try #require(lines.firstIndex { $0.contains("^") })
    let line = Array(lines[mark - 1].unicodeScalars)
    // A wide character takes two columns.
    let start = lines[mark].prefix { $0 == " " }.count - line.count { $0 == "日" }
    let length = lines[mark].count { $0 == "^" || $0 == "~" }
    try #require(start >= 0 && start + length <= line.count)
    let found = String(String.UnicodeScalarView(line[start..<start + length]))
    #expect(found == marked)
  }

  @Test(
    "a declaration that is none of XML's is reported with one that is",
    arguments: ["version=\"0\" encoding=\"UTF-8\"", "version=\"1.0\" encodingg=\"UTF-8\"", ""])
  func declaration(text: String) {
    let message = Self.message("<?xml \(text)?>\n<document/>")
    #expect(
      message.hasPrefix(
        "Bad.xib:1:1: error: this is not well-formed XML: this is not the declaration of XML"),
      "\(message)")
    #expect(message.contains("write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"), "\(message)")
  }

  @Test("a mistake in XML is found wherever the file is long, and every character before it counts")
  func farMistake() {
    let lines = String(
      repeating: "<label text=\"日本 &amp; &#x65E5;\"/><!-- < & -->\r\n", count: 3000)
    let message = Self.message("<document>\r\n<view>\r\n\(lines)<a b='1' b='2'/></view></document>")
    #expect(
      message.hasPrefix(
        "Bad.xib:3003:10: error: this is not well-formed XML: attribute 'b' appears twice"),
      "\(message)")
  }

  @Test(
    "what is behind the end of the document is a mistake, unless it is a comment or white space",
    arguments: ["text", "<view/>", "&amp;", "]", "<?xml version=\"1.0\"?><document/>"])
  func behindDocument(text: String) {
    let document = Imported.xib(Imported.view("view", "a", (0, 0, 10, 10)))
    #expect(Self.message("\(document)\n<!-- saved -->\n") == "")
    let message = Self.message("\(document)\n  \(text)\n")
    #expect(
      message.hasPrefix(
        "Bad.xib:19:3: error: this is not well-formed XML: the outermost element ends before this"),
      "\(message)")
  }

  @Test(
    "what a file says to other programs, plain text and comments have no effect, wherever they are",
    arguments: [
      "<?foo?>", "<?foo ?>", "<?foo bar?>", "<?foo <a b='1' b='2'>&bogus;?>", "<!---->",
      "<!-- <a> &bogus; -->",
    ])
  func otherParts(part: String) throws {
    let view = Imported.view("view", "a", (0, 0, 10, 10), inside: part)
    let text = "\(part)\n\(Imported.xib(view))\n\(part)"
    #expect(Self.message(text) == "")
    #expect(Self.message("<a>\(part)</a>").hasPrefix("Bad.xib:"))
  }

  @Test(
    "a file that no one writes ends with a message, however much of one thing it has",
    arguments: [
      "<a>", "<a b='", "<a b='1' ", "<!--", "<?a", "<![CDATA[", "</a>", "&amp;", "&#65", "<a:",
      "]]",
      "<!DOCTYPE a [", "<!ENTITY a '&a;&a;'>", "<!NOTATION a SYSTEM 'b'>", "\u{202E}", "<日",
    ])
  func muchOfOneThing(thing: String) {
    let message = Self.message("<document>\n" + String(repeating: thing, count: 100_000))
    #expect(message.hasPrefix("Bad.xib:"), "\(message.prefix(300))")
    #expect(message.utf8.count < 2000)
  }

  @Test("each text, attribute and line break is read as XML says")
  func characters() throws {
    func title(_ attributes: String, _ inside: String = "") throws -> String {
      let label = Imported.view("label", "a", (0, 0, 10, 10), attributes, inside: inside)
      let text = try Imported.root(label).text()
      return text.split(separator: "\n").first { $0.contains("{ text:") }.map(String.init) ?? ""
    }
    #expect(try title("text=\"a\r\nb\tc\rd&#10;e\"").contains(#""a b c d\ne""#))
    #expect(try title("text='&lt;&#x1F600;&quot;&apos;&amp;amp;'").contains(#""<😀\"'&amp;""#))
    #expect(
      try title("", "<string key=\"text\">a\r\nb<![CDATA[<c>&d;]]>&gt;</string>")
        .contains(#""a\nb<c>&d;>""#))
  }

  @Test(
    "twice the elements, attributes or wrong constraints are twice the work, on one line too",
    arguments: ["\n", ""])
  func linearWork(separator: String) throws {
    func reader(_ count: Int) throws -> MarkupReader {
      let lines = (0..<count).map { "<view a\($0)='日'/>" }
      let text = ["<document>"] + lines + ["</document>"]
      var reader = MarkupReader(MarkupText(text.joined(separator: separator)))
      _ = try reader.read()
      return reader
    }
    for count in [500, 1000] {
      let reader = try reader(count)
      #expect(reader.text.countedBytes <= reader.text.bytes.count)
    }
    for count in [100, 200] {
      let constraints = (0..<count).map {
        "<constraint firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='width' id='\($0)'/>"
      }
      let document = try Imported.root(
        Imported.view("view", "a", (0, 0, 10, 10)),
        constraints: constraints.joined(separator: separator))
      #expect(document.notes.count { $0.reason.hasPrefix("left out: ") } == count)
      #expect(document.readings == 1)
    }
  }

  /// Elements with a word that means nothing there, `$`, and constraints with one.
  private static let places = [
    "<label id='a' numberOfLines='$'/>", "<label id='a' horizontalHuggingPriority='$'/>",
    "<stackView id='a' axis='$'/>", "<stackView id='a' distribution='$'/>",
    "<stackView id='a' alignment='$'/>", "<stackView id='a' spacing='$'/>",
    "<label id='a'><fontDescription key='fontDescription' type='system' pointSize='$'/></label>",
    "<label id='a'><fontDescription key='fontDescription' name='$' pointSize='9'/></label>",
    "<view id='$'/><view id='$'/>",
  ]
  private static let constraints = [
    "relation='$'", "constant='$'", "priority='$'", "multiplier='$'", "firstAttribute='$'",
    "firstItem='$'", "secondItem='$' secondAttribute='width'",
  ]

  @Test("however long a word is, 40 characters of it are quoted")
  func longWords() throws {
    let letters = String(repeating: "q", count: 60)
    var cases = Self.places.map { (words: letters, inside: $0, constraint: "") }
    cases += Self.constraints.map { (letters, "", $0) }
    let digits = String(repeating: "7", count: 60)
    cases += ["constant='$'", "priority='$'"].map { (digits, "", $0) }
    cases.append((String(repeating: "0", count: 60), "", "multiplier='$'"))
    for (word, inside, constraint) in cases {
      var attributes = constraint.replacing("$", with: word)
      if !constraint.hasPrefix("firstItem") { attributes += " firstItem='root'" }
      if !constraint.hasPrefix("firstAttribute") { attributes += " firstAttribute='width'" }
      let text = Imported.xib(
        Imported.view("view", "v", (0, 0, 10, 10)) + inside.replacing("$", with: word),
        constraint.isEmpty ? "" : "<constraint id='c' \(attributes)/>")
      let file = try InterfaceImport(data: Data(text.utf8), file: "Long.xib")
      let messages =
        file.mistakes.map(\.message) + file.documents.flatMap { $0.notes.map(\.reason) }
      #expect(
        messages.contains { $0.contains(word.prefix(40)) && !$0.contains(word.prefix(41)) },
        "\(inside)\(constraint): \(messages)")
    }
    let entity = Self.message("<document>&#\(digits);</document>")
    #expect(entity.contains("XML: &#\(digits.prefix(38)) is a character"))
    let encoding = Self.message("<?xml version='1.0' encoding='\(letters)'?><document/>")
    #expect(encoding.contains("declares the encoding \(letters.prefix(40));"))
  }

  @Test(
    "numbers at the ends of their ranges are read, and those just beyond are noted",
    arguments: [
      ("priority", ["0.001", "1000"], ["0", "-1", "1000.001"]),
      ("constant", ["1000000", "-1000000"], ["1000000.5", "-1000000.5"]),
      (
        "multiplier", ["0.001", "1000", "1/1000", "1000:1"],
        ["0.0009", "1000.5", "0:1", "1/0", "1:2:3"]
      ),
      ("numberOfLines", ["0", "1000"], ["-1", "1001", "2.5"]),
      ("horizontalHuggingPriority", ["1", "1000"], ["0.999", "1000.001"]),
      ("verticalCompressionResistancePriority", ["1", "1000"], ["0.999", "1000.001"]),
      ("pointSize", ["1", "1000"], ["0.999", "1000.001"]),
    ])
  func ends(of name: String, inside: [String], outside: [String]) throws {
    func notes(_ number: String) throws -> [String] {
      let attribute = "\(name)='\(number)'"
      let isOfRule = ["priority", "constant", "multiplier"].contains(name)
      let font = "<fontDescription key='fontDescription' type='system' \(attribute)/>"
      let label = Imported.view(
        "label", "a", (0, 0, 10, 10),
        isOfRule || name == "pointSize" ? "text='a'" : "text='a' \(attribute)",
        inside: name == "pointSize" ? font : "")
      let rule =
        "<constraint id='c' firstItem='a' firstAttribute='width' secondItem='root' secondAttribute='width' \(attribute)/>"
      return try Imported.root(label, constraints: isOfRule ? rule : "").notes.map(\.reason)
    }
    for number in inside { #expect(try notes(number) == [], "\(name) \(number)") }
    for number in outside { #expect(try notes(number).count == 1, "\(name) \(number)") }
  }

  @Test("bytes that are no UTF-8 are refused")
  func encoding() {
    #expect(throws: Diagnostic.self) {
      try InterfaceImport(data: Data([0x3C, 0xFF, 0xFE]), file: "Bad.xib")
    }
    #expect(throws: Diagnostic.self) {
      try InterfaceImport(data: Data([0x3C, 0, 0x61, 0]), file: "Bad.xib")
    }
  }

  @Test("entities that grow, and those that name files, are refused before they are read")
  func entities() {
    let bomb = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a comment before it -->
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document>&b;</document>
      """
    #expect(
      Self.message(bomb).hasPrefix(
        "Bad.xib:3:1: error: a document type declaration is not allowed"))
    let outside =
      "<!DOCTYPE document [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document>&a;</document>"
    #expect(Self.message(outside).contains("document type declaration is not allowed"))
  }

  @Test("elements inside each other have a limit")
  func depth() {
    let text = String(repeating: "<a>", count: 230) + String(repeating: "</a>", count: 230)
    #expect(
      Self.message(text).contains("there are more than 200 elements inside each other"),
      "\(Self.message(text).prefix(300))")
  }

  @Test("a file above 32 MiB is refused by its size")
  func size() {
    let data = Data(repeating: 0x20, count: 33 << 20)
    #expect {
      try InterfaceImport(data: data, file: "Bad.xib")
    } throws: { error in
      "\(error)".hasPrefix("Bad.xib:1:1: error: the file has 33 MiB, and at most 32 MiB are read")
    }
  }

  @Test("an id that is used twice is a mistake of its root, with the second place")
  func repeatedID() {
    let frame = (0.0, 0.0, 10.0, 10.0)
    let text = Imported.xib(
      Imported.view("view", "same", frame) + "\n" + Imported.view("label", "same", frame))
    #expect(
      Self.message(text).hasPrefix("Bad.xib:11:1: error: the id 'same' is used twice"),
      "\(Self.message(text))")
  }

  @Test("a constraint about a view that is nowhere in the file is a mistake of its root")
  func missingView() {
    let text = Imported.xib(
      Imported.view("view", "a", (0, 0, 10, 10)),
      "<constraint firstItem=\"gone\" firstAttribute=\"width\" constant=\"1\" id=\"x\"/>")
    #expect(
      Self.message(text).hasPrefix(
        "Bad.xib:13:1: error: constraint 'x' is about 'gone', and there is no such view"),
      "\(Self.message(text))")
  }

  @Test("a mistake in one root does not affect the others")
  func others() throws {
    let text = String(decoding: try Imported.data("Screens.storyboard"), as: UTF8.self)
      .replacing("id=\"swi-00-aaa\"", with: "id=\"wel-00-aaa\"")
    let file = try InterfaceImport(data: Data(text.utf8), file: "Screens.storyboard")
    #expect(file.documents.map(\.name) == ["message"])
    #expect(file.mistakes.count == 1)
  }

  @Test("a root without a size, or with more views than anybody reads, is a mistake")
  func roots() {
    let empty = Imported.xib(Imported.view("view", "a", (0, 0, 1, 1)))
      .replacing("width=\"320\" height=\"100\"", with: "width=\"0\" height=\"100\"")
    #expect(Self.message(empty).contains("Bad.xib:4:1: error: the root view has no size"))
    let views = (0...5000).map { Imported.view("view", "v\($0)", (0, 0, 1, 1)) }
    #expect(
      Self.message(Imported.xib(views.joined())).contains("at most 5000 are imported"))
  }

  @Test(
    "a root view without a usable size is a mistake at its line, although it has views inside",
    arguments: [
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"1e300\" height=\"100\"/>",
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"nan\" height=\"100\"/>",
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"-320\" height=\"100\"/>", "",
    ])
  func unusableSize(rect: String) {
    let text = Imported.xib(Imported.view("view", "a", (0, 0, 10, 10)))
      .replacing(
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"100\"/>", with: rect)
    #expect(
      Self.message(text).hasPrefix("Bad.xib:4:1: error: the root view has no size\n"),
      "\(Self.message(text))")
  }

  @Test("the root view of a controller without a size is a mistake, too")
  func controllerWithoutSize() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes><scene><objects><viewController id="c">
      <view key="view" id="root"><subviews>
      \(Imported.view("view", "a", (0, 0, 10, 10)))
      </subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    #expect(Self.message(text).hasPrefix("Bad.xib:3:1: error: the root view has no size\n"))
  }

  @Test(
    "a root view that is larger than any container is a mistake with both numbers",
    arguments: [
      ("width=\"200000\" height=\"100\"", "200000 pt wide"),
      ("width=\"320\" height=\"100000.5\"", "100000.5 pt high"),
    ])
  func tooLarge(size: String, words: String) {
    let text = Imported.xib(Imported.view("view", "a", (0, 0, 10, 10)))
      .replacing("width=\"320\" height=\"100\"", with: size)
    #expect(
      Self.message(text).hasPrefix(
        "Bad.xib:4:1: error: the root view is \(words), which is more than 100000\n"),
      "\(Self.message(text))")
  }
}
