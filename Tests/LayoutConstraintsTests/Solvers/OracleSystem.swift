import Foundation
import Geometry
import LayoutConstraints

/// A constraint system in the form that `Oracle/lay_out.py` reads.
struct OracleSystem: Encodable {
  var seed: UInt64
  var width: Double
  var height: Double?
  var direction: String
  /// Left, right, top, bottom.
  var safeArea: [Double]
  var items: [Item]
  var constraints: [Rule]
  /// The engine's frames, to be judged: x, y, width and height of each item.
  var frames: [[Double]]
  var rangesOf: [[Int]]

  struct Item: Encodable {
    var parent: Int
    var content: Measured?
    /// Horizontal, vertical.
    var hugging: [Double]
    /// Horizontal, vertical.
    var compressionResistance: [Double]
    /// Left, right, top, bottom.
    var alignmentInsets: [Double]
    /// Top, leading, bottom, trailing.
    var margins: [Double]
    var direction: String?
  }

  struct Measured: Encodable {
    var width: Double
    var height: Double
    var firstBaseline: Double
    var lastBaselineFromBottom: Double
  }

  struct Rule: Encodable {
    var first: Side
    var relation: String
    var multiplier: Double
    var second: Side?
    var constant: Double
    var priority: Double
  }

  struct Side: Encodable {
    var item: Int
    var attribute: String
    var guide: String?
    /// The start of a distance: no element, or one.
    var start: [Side]

    init(_ anchor: Constraint.Anchor) {
      item = anchor.item
      attribute = anchor.attribute.rawValue
      guide = anchor.guide?.rawValue
      start = anchor.start.map { [Side($0)] } ?? []
    }
  }

  init(_ question: SecondSolver.Question) {
    let system = question.screen.system
    seed = question.screen.seed
    width = question.screen.container.width
    height = question.screen.container.height
    direction = system.direction.rawValue
    safeArea = system.safeAreaInsets.sides
    items = system.items.map(Item.init)
    constraints = system.constraints.filter(\.isActive).map {
      Rule(
        first: Side($0.first), relation: $0.relation.rawValue, multiplier: $0.multiplier,
        second: $0.second.map(Side.init), constant: $0.constant, priority: $0.priority)
    }
    frames = question.frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
    rangesOf = question.rangesOf
  }
}

extension OracleSystem.Item {
  init(_ item: ConstraintItem) {
    parent = item.parent
    content = OracleSystem.Measured(item.content)
    hugging = [item.hugging.horizontal, item.hugging.vertical]
    let resistance = item.compressionResistance
    compressionResistance = [resistance.horizontal, resistance.vertical]
    alignmentInsets = item.alignmentRectInsets.sides
    let margins = item.layoutMargins
    self.margins = [margins.top, margins.leading, margins.bottom, margins.trailing]
    direction = item.direction?.rawValue
  }
}

extension OracleSystem.Measured {
  init?(_ content: Content) {
    let measurement: ContentMeasurement
    switch content {
    case .none: return nil
    case .fixed(let size): measurement = ContentMeasurement(size: size)
    case .measured(let text):
      measurement = text.measure(in: CGSize(width: Double.infinity, height: .infinity))
    }
    width = measurement.size.width
    height = measurement.size.height
    firstBaseline = measurement.firstBaseline
    lastBaselineFromBottom = measurement.lastBaselineFromBottom
  }
}

extension EdgeInsets {
  /// Left, right, top, bottom.
  fileprivate var sides: [Double] { [left, right, top, bottom] }
}
