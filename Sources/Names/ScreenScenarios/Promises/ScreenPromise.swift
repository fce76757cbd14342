public import TextureNames
public import UIKitNames

/// Something that must be true of a screen in Swift at every width.
///
/// Each is a word of the scenario format, about views, nodes or their names:
///
/// ```swift
/// expectPromises(RowView(), at: [320, 375]) { row in
///   [.whole(row.title), .apart(row.title, "timeLabel"), .tappable(row.button, widths: 320...430)]
/// }
/// ```
///
/// It must hold at every width from the narrowest container to the widest, or those of `widths`, in every
/// case, or in those of `cases`. The screen without a case is called `usual` there.
public struct ScreenPromise {
  /// What is promised of the elements.
  enum Kind {
    case apart, whole, visible, inOrder, mirrored
    case inside(of: (any PromisedElement)?)
    case tappable(size: Double)
    case rule(String)
  }

  let kind: Kind
  let elements: [any PromisedElement]
  let conditions: Conditions

  /// When it must hold, and where it is written.
  struct Conditions {
    let cases: [String]
    let widths: ClosedRange<Double>?
    let fileID: String
    let line: Int
  }

  private init(
    _ kind: Kind, _ elements: [any PromisedElement] = [], _ cases: [String],
    _ widths: ClosedRange<Double>?, _ fileID: String, _ line: Int
  ) {
    self.kind = kind
    self.elements = elements
    conditions = Conditions(cases: cases, widths: widths, fileID: fileID, line: line)
  }
}

/// An element that a promise is about: a view, a node, or the name of its property.
public protocol PromisedElement {}

extension String: PromisedElement {}
extension UIView: PromisedElement {}
extension ASDisplayNode: PromisedElement {}

extension ScreenPromise {
  /// No two of the frames share interior points.
  public static func apart(
    _ elements: any PromisedElement..., cases: [String] = [], widths: ClosedRange<Double>? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.apart, elements, cases, widths, fileID, line) }

  /// Each frame is within the frame of another element, or of the whole screen.
  public static func inside(
    _ elements: any PromisedElement..., of other: (any PromisedElement)? = nil,
    cases: [String] = [], widths: ClosedRange<Double>? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.inside(of: other), elements, cases, widths, fileID, line) }

  /// Every line of each text is shown, and no line is wider than its frame.
  public static func whole(
    _ elements: any PromisedElement..., cases: [String] = [], widths: ClosedRange<Double>? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.whole, elements, cases, widths, fileID, line) }

  /// Each frame is wider and higher than 0, and not wholly outside the screen.
  public static func visible(
    _ elements: any PromisedElement..., cases: [String] = [], widths: ClosedRange<Double>? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.visible, elements, cases, widths, fileID, line) }

  /// Each frame is at least `size` points wide and high; by default Apple's 44.
  public static func tappable(
    _ elements: any PromisedElement..., size: Double = 44, cases: [String] = [],
    widths: ClosedRange<Double>? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ScreenPromise {
    ScreenPromise(.tappable(size: size), elements, cases, widths, fileID, line)
  }

  /// Each frame begins where the one before ends or later, from leading to trailing or from top to bottom.
  public static func inOrder(
    _ elements: any PromisedElement..., cases: [String] = [], widths: ClosedRange<Double>? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.inOrder, elements, cases, widths, fileID, line) }

  /// A rule of the constraint notation, about names, is satisfied: `titleLabel.trailing <= timeLabel.leading`.
  public static func rule(
    _ rule: String, cases: [String] = [], widths: ClosedRange<Double>? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.rule(rule), [], cases, widths, fileID, line) }

  /// Each frame is the mirror image of itself where reading goes the other way.
  public static func mirrored(
    cases: [String] = [], widths: ClosedRange<Double>? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> ScreenPromise { ScreenPromise(.mirrored, [], cases, widths, fileID, line) }
}
