import ObjectiveCWords
import Testing

@Suite("Words of Objective-C")
struct LiftedSourceTests {
  private func lifted(_ source: String) -> String { LiftedSource(source, file: nil).text }

  @Test("an import of a part of UIKit is one of the whole")
  func partsOfModules() {
    let part = ".UIGestureRecognizerSubclass"
    let blank = String(repeating: " ", count: part.count)
    let other = "import UIKitExtras.Part\n"
    #expect(lifted("import UIKit\(part)\n\(other)") == "import UIKit\(blank)\n\(other)")
  }

  @Test("attributes become spaces, so that everything else keeps its column")
  func attributes() {
    #expect(lifted("  @objc func f() {}") == "        func f() {}")
    #expect(lifted("@objc(name:) private var x = 1") == "             private var x = 1")
    #expect(
      lifted("@IBOutlet private weak var title: UILabel!")
        == "          private weak var title: UILabel!")
  }

  @Test("a selector is the method of the innermost class or extension")
  func selectors() {
    let source = """
      class Row: UIView {
        class Inner: UIView { let a = #selector(tap(_:)) }
        let b = #selector(self.tap)
        class func make() { _ = #selector(Other.Deep.tap) }
      }
      extension A.B { var c: Selector { #selector(Self.tap) } }
      """
    let result = lifted(source)
    #expect(result.contains(#"let a = Selector(Inner.tap(_:), name: "tap(_:)")"#))
    #expect(result.contains(#"let b = Selector(Row.tap, name: "tap")"#))
    #expect(result.contains(#"_ = Selector(Other.Deep.tap, name: "tap")"#))
    #expect(result.contains(#"{ Selector(A.B.tap, name: "tap") }"#))
  }

  @Test("a selector whose class or method cannot be read off the source is a name")
  func namedSelectors() {
    let source = """
      class Row: UIView {
        static func shared() {}
        let a = #selector(getter: isHidden)
        let b = #selector(delegate.tap)
        let c = #selector(shared)
        let d = #selector(tap as () -> Void)
      }
      let e = #selector(tap)
      """
    let result = lifted(source)
    #expect(result.contains(#"let a = Selector("isHidden")"#))
    #expect(result.contains(#"let b = Selector("tap")"#))
    #expect(result.contains(#"let c = Selector("shared")"#))
    #expect(result.contains(#"let e = Selector("tap")"#))
    #expect(!result.contains("#selector"))
  }

  @Test("a selector has another name where a file of the app declares a type of this name")
  func takenSelectors() {
    let taken = OriginalSource("typealias Selector = (Int) -> Bool", file: nil)
    let row = OriginalSource("class Row: UIView { let a = #selector(tap) }", file: nil)
    let copies = LiftedSource.all(of: [taken, row]).map(\.text)
    #expect(copies[1] == #"class Row: UIView { let a = LiftedSelector(Row.tap, name: "tap") }"#)
  }

  @Test("a class of a generic parameter is made by a method, and other calls stay")
  func constructions() {
    let source = """
      class Screen<Content: UIView, Model: Codable>: UIViewController {
        lazy var content = Content()
        let other = Content.Part()
        func make<Cell: Loadable & UITableViewCell>(_ name: Cell) -> Cell { Cell(frame: .zero) }
        func load<T>(_ type: T.Type) -> T where T: UIView { Model(); return T.init() }
        func own<T: UIView>() -> T { T(title: "own") }
      }
      extension Screen { func again() { _ = [Content.init] } }
      extension Loadable where Self: UIView { static func load() -> Self { Self() } }
      extension Other { static func load() -> Self { Self() } }
      """
    let result = lifted(source)
    #expect(result.contains("content = Content.made()\n"))
    #expect(result.contains("Content.Part()"))
    #expect(result.contains("{ Cell.made(frame: .zero) }"))
    #expect(result.contains("{ Model(); return T.made() }"))
    #expect(result.contains(#"{ T(title: "own") }"#))
    #expect(result.contains("[Content.made]"))
    #expect(result.contains("where Self: UIView { static func load() -> Self { Self.made() } }"))
    #expect(result.contains("extension Other { static func load() -> Self { Self() } }"))
  }

  @Test("an object of a class in a value is made by a method, in a file with such a type")
  func constructionsOfValues() {
    let call = "types[0].init().view; kind.init(nibName: nil, bundle: nil); self.init(); Row.init()"
    #expect(lifted(call) == call)
    #expect(
      lifted("var types: [UIViewController.Type]; " + call).hasSuffix(
        "types[0].made().view; kind.made(nibName: nil, bundle: nil); self.init(); Row.init()"))
  }

  @Test("a type that is given as a value is called by 'made', also that of a generic parameter")
  func genericValues() {
    let result = lifted(
      "func add<T: UIView>(_ type: T.Type, _ set: (T) -> Void) { set(type.init(frame: .zero)) }")
    #expect(result.contains("set(type.made(frame: .zero))"))
    let other = "func add<T: Codable>(_ type: T.Type) { let row = type.init(frame: .zero) }"
    #expect(lifted(other) == other)
  }

  @Test("literals, key paths and conditions of the system become values")
  func literals() {
    #expect(
      lifted(#"x = #imageLiteral(resourceName: "a")"#) == #"x = (UIImage(named: "a") ?? UIImage())"#
    )
    #expect(lifted("x = #colorLiteral(red: 1)") == "x = #colorLiteral(red: 1)")
    #expect(lifted("x = #keyPath(Row.layer.bounds)") == #"x = "layer.bounds""#)
    #expect(lifted("#if os(iOS) || os(tvOS)\n") == "#if canImport(UIKit) || os(tvOS)\n")
    #expect(lifted("let os(iOS) = 1\n") == "let os(iOS) = 1\n")
  }

  @Test("imports of logs become those of the module that is here, and lines stay")
  func logs() {
    for (original, copy) in [
      ("import os\n", "import OSLogNames\n"), ("import os.log\n", "import OSLogNames\n"),
      ("import OSLog; f()", "import OSLogNames; f()"),
      ("@preconcurrency import os.signpost\n", "@preconcurrency import OSLogNames\n"),
      ("import struct os.Logger\n", "import struct OSLogNames.Logger\n"),
      ("import func os.os_log\n", "import func OSLogNames.os_log\n"),
      ("import osmosis\nlet os = 1\n", "import osmosis\nlet os = 1\n"),
    ] {
      #expect(lifted(original) == copy)
    }
  }

  @Test("words in comments and texts stay")
  func untouched() {
    let source = ##"""
      // @objc #selector(tap)
      /* @objc /* nested */ @IBOutlet */
      let a = "@objc \(f("@IBOutlet")) #selector(x)"
      let b = #"@objc " \#(g) "#
      let c = """
        @objc "quoted"
        """
      """##
    #expect(lifted(source) == source)
  }

  @Test("an override in an extension moves into the class of the same file, and lines stay")
  func overrides() throws {
    let source = """
      class Row: UIView {
        var a = 1
      }
      extension Row {
        func b() {}
        @objc public override func layoutSubviews() {
          c()
        }
        override var isHidden: Bool { get { d } set { } }
        func e() {}
      }
      extension Other { override func f() {} }
      """
    let result = LiftedSource(source, file: "Row.swift").text
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == #"#sourceLocation(file: "Row.swift", line: 1)"#)
    let moved = try #require(lines.firstIndex { $0.contains("override func layoutSubviews") })
    #expect(lines[moved - 1] == #"#sourceLocation(file: "Row.swift", line: 6)"#)
    let end = try #require(lines.firstIndex(of: "extension Row {"))
    #expect(moved < end)
    let hidden = try #require(lines.firstIndex { $0.contains("override var isHidden") })
    #expect(hidden < end)
    #expect(lines[end...].count == 9, "every line of the extension is still there")
    #expect(result.contains("extension Other { override func f() {} }"))
    #expect(!result.contains("@objc"))
  }

  @Test("an override in a public extension stays public in its class")
  func publicOverrides() throws {
    let result = lifted(
      """
      public class Row: UIView {}
      public extension Row {
        override var isHidden: Bool { get { true } set {} }
        internal override func layoutSubviews() {}
      }
      extension Row { override func didMoveToWindow() {} }
      """)
    let inside = try #require(result.split(separator: "public extension").first)
    #expect(
      inside.split(separator: "\n").filter { $0.contains("override") } == [
        "public override var isHidden: Bool { get { true } set {} }",
        "internal override func layoutSubviews() {}", "override func didMoveToWindow() {}",
      ])
  }

  @Test("what is on the main actor stays there, as views are")
  func mainActor() {
    for kept in [
      "@MainActor func f() {}", "@MainActor var all = [Row]()", "Task { @MainActor in f() }",
      "@MainActor final class Theme { static let shared = Theme() }",
    ] {
      #expect(lifted(kept) == kept)
    }
  }

  @Test("an override in an extension of another file moves into the class, with its imports")
  func overridesOfOtherFiles() throws {
    let declaration = OriginalSource(
      "import UIKit\nclass Row: UIView {\n  var a = 1\n}\nlet last = #line\n", file: "Row.swift")
    let layouts = OriginalSource(
      """
      import Shapes
      import UIKit
      extension Row {
        @objc func tap() {}

        override func layoutSubviews() { _ = #selector(tap) }
      }
      extension Elsewhere { override func f() {} }
      """, file: "Row+Layout.swift")
    let copies = LiftedSource.all(of: [declaration, layouts]).map(\.text)
    try #require(copies.count == 2)
    let row = copies[0]
    let lines = row.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = try #require(lines.firstIndex { $0.contains("override func layoutSubviews") })
    #expect(lines[moved - 1] == #"#sourceLocation(file: "Row+Layout.swift", line: 6)"#)
    #expect(lines[moved].contains(#"{ _ = Selector(Row.tap, name: "tap") }"#))
    #expect(lines[moved + 1] == #"#sourceLocation(file: "Row.swift", line: 4)"#)
    #expect(lines[moved + 2] == "}" && lines[moved + 3] == "let last = #line")
    #expect(lines.filter { $0 == "import UIKit" }.count == 1 && lines.contains("import Shapes"))
    #expect(!row.contains("tap()"), "only overrides move")

    let rest = copies[1]
    #expect(!rest.contains("layoutSubviews") && rest.contains("func tap() {}"))
    #expect(rest.contains("extension Elsewhere { override func f() {} }"))
    #expect(rest.filter(\.isNewline).count == layouts.text.filter(\.isNewline).count + 1)

    let alone = LiftedSource(layouts.text, file: layouts.file).text
    #expect(alone.contains("override func layoutSubviews"), "nobody else would have it")
  }

  @Test("an edit of one file changes the copy of this file alone")
  func editOfOneFile() {
    var files = [
      OriginalSource("class Row: UIView {}", file: "Row.swift"),
      OriginalSource("extension Row { override func f() {} }", file: "Row+F.swift"),
      OriginalSource("class Card: UIView { @objc func tap() {} }", file: "Card.swift"),
    ]
    let before = LiftedSource.all(of: files).map(\.text)
    files[2].text += "\nlet gap = 8"
    let after = LiftedSource.all(of: files).map(\.text)
    #expect(zip(before, after).map { $0 == $1 } == [true, true, false])
    files[1].text = "extension Row { override func f() { g() } }"
    let moved = LiftedSource.all(of: files).map(\.text)
    #expect(zip(after, moved).map { $0 == $1 } == [false, false, true], "its class has it")
    #expect(LiftedSource.all(of: []).isEmpty)
  }

  @Test("any text is lifted without a trap, and a source without such words stays as it is")
  func anyText() {
    let pieces = [
      "class", "extension", "{", "}", "(", ")", "\"", "\"\"\"", "#", "\\(", "@objc", "#selector",
      "override", "A", ".", "//", "/*", "*/", "\n", "#if", "os", "ä", "func", " ",
    ]
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var source = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      _ = LiftedSource(source, file: "a").text
    }
    let plain = "class Row: UIView { func f() -> Int { [1, 2].reduce(0, +) } }\n"
    #expect(lifted(plain) == plain)
  }

  @Test("optional methods get a default, and calls of them need no question mark")
  func optionalMembers() {
    let source = """
      @objc public protocol RowDelegate {
        @objc optional func rowTapped(_ row: Row)
        @objc optional func title(of row: Row) -> String?
        @objc optional func height(of row: Row) -> Int
        func needed()
      }
      @objc(Other) protocol Other: Base { func a() }
      class Row {
        weak var delegate: RowDelegate?
        var onTap: (() -> Void)?
        func tap() {
          delegate?.rowTapped?(self)
          self.onTap?()
          delegate?.height?(of: self)
        }
      }
      """
    let result = lifted(source)
    #expect(result.contains("public protocol RowDelegate: AnyObject {"))
    #expect(result.contains("protocol Other: AnyObject, Base {"))
    #expect(result.contains("delegate?.rowTapped (self)"))
    #expect(result.contains("self.onTap?()"))
    #expect(result.contains("optional func height(of row: Row) -> Int"))
    #expect(result.contains("delegate?.height?(of: self)"))
    #expect(
      result.hasSuffix(
        """
        extension RowDelegate {
          public func rowTapped(_ row: Row) {}
          public func title(of row: Row) -> String? { nil }
        }

        """))
    #expect(
      source.split(separator: "\n").count
        == result.split(separator: "\n").count - 4)
  }

  @Test("methods that UIKit's delegates have are called without a question mark")
  func delegateCalls() {
    #expect(
      lifted("delegate?.scrollViewDidScroll?(view)") == "delegate?.scrollViewDidScroll (view)")
    #expect(
      lifted("target.tableDataSource?.tableView?(a, b)")
        == "target.tableDataSource?.tableView (a, b)")
    #expect(
      lifted("dataSource!.numberOfSections!(in: a)") == "dataSource!.numberOfSections (in: a)")
    #expect(lifted("row.textFieldChanged?(a)") == "row.textFieldChanged?(a)")
    #expect(lifted("delegate?.onTap?(a)") == "delegate?.onTap?(a)")
  }

  @Test("a protocol is one of Objective-C only by its own attributes, however many it has")
  func attributesOfProtocols() {
    #expect(lifted("@objc var x = 1\nprotocol P {}") == "      var x = 1\nprotocol P {}")
    #expect(lifted("@objc class A\nprotocol P {}") == "      class A\nprotocol P {}")
    let source = """
      @objc(Q) @available(iOS 13, macOS 11, *)
      public protocol Q { @objc optional func f() }
      """
    let result = lifted(source)
    #expect(result.contains("public protocol Q: AnyObject {"))
    #expect(result.contains("extension Q {\n  public func f() {}\n}"))
  }

  @Test("a delegate or a data source is one in any case of its letters")
  func casesOfOwners() {
    #expect(lifted("datasource?.tableView?(a, b)") == "datasource?.tableView (a, b)")
    #expect(lifted("rowTARGET?.tableView?(a, b)") == "rowTARGET?.tableView (a, b)")
  }

  @Test("optional methods of a protocol in another file are called where a delegate owns them")
  func optionalMethodsOfOtherFiles() {
    let declared = OriginalSource(
      "@objc protocol CardDelegate { @objc optional func cardDidOpen(_ card: Int) }", file: nil)
    let calls = "delegate?.cardDidOpen?(1); cell.cardDidOpen?(2); listener?.cardDidOpen?(3)"
    let copies = LiftedSource.all(of: [declared, OriginalSource(calls, file: nil)])
    #expect(
      copies[1].text
        == "delegate?.cardDidOpen (1); cell.cardDidOpen?(2); listener?.cardDidOpen (3)")
    #expect(lifted(calls) == calls)
  }
}
