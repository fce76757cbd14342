import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Runs
import Scenarios
import TextMeasuring

extension BenchmarkScene {
  /// Cards in two columns.
  static let grid = BenchmarkScene(
    name: "grid",
    summary: """
      cards in two columns, of equal width and in pairs of equal height: a 16:9 picture with a badge, \
      and a title that shrinks before a price
      """,
    unit: "cards", sizes: [2, 10, 20, 100]
  ) { count, measurer in
    var builder = SceneBuilder()
    let contents = try CardContents(measurer)
    let count = count + count % 2
    var cards: [Int] = []
    for index in 0..<count {
      cards.append(
        try builder.addCard(index + 1, contents, title: contents.titles[index % 3], after: cards))
    }
    if let last = cards.last {
      try builder.add(ConstraintSystem.container, .bottom, .equal, last, .bottom, constant: 8)
    }
    // Pictures are 128 × 72 pt, so rounding is the same at every level and layouts stay comparable.
    var scenario = builder.scenario("grid", in: 312)
    let pairs = stride(from: 1, to: count, by: 2).map { first in
      LayoutSpec.stack(
        StackSpec(spacing: 8),
        [first, first + 1].map { contents.spec($0, title: contents.titles[($0 - 1) % 3]) })
    }
    scenario.spec = .inset(
      EdgeInsets(all: 8), .stack(StackSpec(direction: .vertical, spacing: 8), pairs))
    return scenario
  }
}

/// The contents of the cards.
private struct CardContents {
  let titles: [Content]
  let price: Content
  let badge = Content.fixed(CGSize(width: 24, height: 16))

  init(_ measurer: TextMeasurer) throws {
    func line(_ text: String, _ weight: FontWeight) throws -> Content {
      .measured(
        try measurer.text(text, font: FontDescription(size: 14, weight: weight), maximumLines: 1))
    }
    titles = try ["Lamp", "A chair of oak, with arms and a cushion", "Small table"].map {
      try line($0, .regular)
    }
    price = try line("129 €", .bold)
  }

  /// The layout spec of one card.
  func spec(_ number: Int, title: Content) -> LayoutSpec {
    let picture = LayoutSpec.overlay(
      .ratio(9.0 / 16, .element("photo\(number)")),
      overlay: .inset(
        EdgeInsets(all: 4),
        .relative(
          RelativeSpec(horizontalPosition: .end, verticalPosition: .start),
          .element("badge\(number)", badge))))
    let line = LayoutSpec.stack(
      StackSpec(spacing: 8, justifyContent: .spaceBetween, alignItems: .start),
      [
        .element("title\(number)", title).styled { $0.flexShrink = 1 },
        .element("price\(number)", price),
      ])
    return LayoutSpec.background(
      .inset(
        EdgeInsets(all: 8), .stack(StackSpec(direction: .vertical, spacing: 6), [picture, line])),
      background: .element("card\(number)")
    ).styled {
      $0.flexGrow = 1
      $0.flexShrink = 1
      $0.flexBasis = .points(0)
    }
  }
}

extension SceneBuilder {
  /// Adds a card and its constraints, beside or below the cards before it; returns its index.
  fileprivate mutating func addCard(
    _ number: Int, _ contents: CardContents, title: Content, after cards: [Int]
  ) throws(ConstraintError) -> Int {
    let container = ConstraintSystem.container
    let card = try add("card\(number)")
    if number.isMultiple(of: 2), let left = cards.last {
      try add(card, .leading, .equal, left, .trailing, constant: 8)
      try add(card, .trailing, .equal, container, .trailing, constant: -8)
      try add(card, .top, .equal, left, .top)
    } else {
      try add(card, .leading, .equal, container, .leading, constant: 8)
      if let above = cards.last {
        try add(card, .top, .equal, above, .bottom, constant: 8)
      } else {
        try add(card, .top, .equal, container, .top, constant: 8)
      }
    }
    if let first = cards.first { try add(card, .width, .equal, first, .width) }
    if number.isMultiple(of: 2), let left = cards.last {
      try add(card, .height, .equal, left, .height)
    }
    let photo = try add("photo\(number)", in: card)
    try add(photo, .leading, .equal, card, .leading, constant: 8)
    try add(photo, .trailing, .equal, card, .trailing, constant: -8)
    try add(photo, .top, .equal, card, .top, constant: 8)
    try add(photo, .height, .equal, photo, .width, multiplier: 9.0 / 16)
    try addBadge(number, contents, on: photo, of: card)
    try addLine(number, contents, title: title, below: photo, of: card)
    return card
  }

  private mutating func addBadge(
    _ number: Int, _ contents: CardContents, on photo: Int, of card: Int
  ) throws(ConstraintError) {
    let badge = try add("badge\(number)", contents.badge, in: card)
    try add(badge, .trailing, .equal, photo, .trailing, constant: -4)
    try add(badge, .top, .equal, photo, .top, constant: 4)
  }

  /// Adds the title and the price; the price keeps its width if there is not enough for both.
  private mutating func addLine(
    _ number: Int, _ contents: CardContents, title: Content, below photo: Int, of card: Int
  ) throws(ConstraintError) {
    let title = try add("title\(number)", title, in: card, hugging: 251)
    let price = try add(
      "price\(number)", contents.price, in: card, hugging: 252, compressionResistance: 751)
    try add(title, .leading, .equal, photo, .leading)
    try add(title, .top, .equal, photo, .bottom, constant: 6)
    try add(price, .leading, .greaterThanOrEqual, title, .trailing, constant: 8)
    try add(price, .trailing, .equal, photo, .trailing)
    try add(price, .top, .equal, title, .top)
    try add(card, .bottom, .greaterThanOrEqual, title, .bottom, constant: 8)
    try add(card, .bottom, .greaterThanOrEqual, price, .bottom, constant: 8)
  }
}
