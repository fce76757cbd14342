import Testing
import UIKit

/// A layer with initialisers of its own, as apps write them.
private final class RingLayer: CALayer {
  var inset: CGFloat = 3

  override init() {
    super.init()
    cornerRadius = 7
  }

  override init(layer: Any) {
    super.init(layer: layer)
    inset = (layer as? RingLayer)?.inset ?? 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

private final class OutlineView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

/// A field for codes, which decides about its keyboard.
private final class CodeField: UITextField {
  override var keyboardType: UIKeyboardType {
    get { .numberPad }
    set {}
  }
  override var autocorrectionType: UITextAutocorrectionType { didSet { changes += 1 } }
  var changes = 0
}

private final class NoteView: UITextView {
  override var returnKeyType: UIReturnKeyType {
    get { .done }
    set {}
  }
}

/// A table that passes on what its delegate is asked.
private final class RelayTable: UITableView {
  weak var own: (any UITableViewDelegate)?
  override var delegate: (any UITableViewDelegate)? {
    get { own }
    set {
      own = newValue
      super.delegate = newValue
    }
  }
}

private final class Heights: NSObject, UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    31
  }
}

private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 5, height: 6) }
}

private final class Notes: NSObject, UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
}

@MainActor
@Suite("Classes that apps derive from UIKit's")
struct SubclassTests {
  @Test("a view makes the layer of its class by the initialiser without arguments")
  func layers() throws {
    let view = RingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = try #require(view.layer as? RingLayer)
    #expect(layer.cornerRadius == 7 && layer.frame == view.frame)
    #expect(view.layer === layer)
    layer.inset = 9
    #expect(RingLayer(layer: layer).inset == 9)
    #expect(OutlineView().layer is CAShapeLayer)
  }

  @Test("traits of text inputs are overridden")
  func inputs() {
    let field = CodeField()
    field.keyboardType = .emailAddress
    field.autocorrectionType = .no
    #expect(field.keyboardType == .numberPad && field.autocorrectionType == .no)
    #expect(field.changes == 1)
    let note = NoteView()
    note.returnKeyType = .go
    note.autocapitalizationType = .words
    #expect(note.returnKeyType == .done && note.autocapitalizationType == .words)
    let bar = UISearchBar()
    bar.keyboardType = .URL
    #expect(bar.keyboardType == .URL && bar.textContentType == nil)
  }

  @Test("tables, collections and text views have delegates of their own kind")
  func delegates() {
    let (heights, sizes, notes) = (Heights(), Sizes(), Notes())
    let table = RelayTable(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    table.dataSource = heights
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 62)
    let row = IndexPath(row: 0, section: 0)
    #expect(table.delegate?.tableView(table, heightForRowAt: row) == 31)
    #expect((table as UIScrollView).delegate === heights)

    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.delegate = sizes
    let own: (any UICollectionViewDelegate)? = collection.delegate
    #expect(own === sizes && collection.delegate is any UICollectionViewDelegateFlowLayout)

    let text = UITextView()
    (text as UIScrollView).delegate = notes
    #expect(text.delegate?.textViewShouldBeginEditing(text) == false)
    text.delegate = nil
    #expect((text as UIScrollView).delegate == nil)
  }

  @Test("a colour literal is the colour that its place asks for")
  func literals() {
    let plain = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    #expect(plain == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    #expect(layer.borderColor?.components == [0.5, 0.25, 1, 0.5])
  }
}
