import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// The page of one lesson.
struct LessonPage {
  let pageTitle: String
  let root = "../"
  let policy: String
  let courseKey: String
  /// The judge of typed answers; `nil` where they are none.
  let judge: Judge?
  let key: String
  let lessonTitle: String
  let chapterTitle: String
  let chapterNumber: Int
  let lessonNumber: Int
  let lastNumber: Int
  /// The text, and what is learned, as HTML.
  let paragraphs: [String]
  let elements: [ElementRow]
  let sources: [Source]
  let tasks: [TaskPart]
  let taskCount: Int
  let learned: String?
  let pictures: [Picture]
  /// The pictures of the cases that tasks are about, which have no slider.
  let casePictures: [Picture]
  /// The pictures for slides, by their addresses from the overview.
  let answerPicture: String
  let questionPicture: String
  let hasSlider: Bool
  /// Whether the constraints are drawn over the layout spec somewhere.
  let hasOther: Bool
  let sliderData: String?
  let narrowest: String
  let widest: String
  let firstWidth: String
  let previous: Neighbour?
  let next: Neighbour?
  let fileName: String

  struct Judge {
    /// The address of a server; `nil` for a script.
    let address: String?
    let script: String?
    /// The lesson's file as JSON, for a script.
    let lesson: String
  }

  struct ElementRow {
    let name: String
    let content: String
    let size: String
  }

  struct Source {
    let heading: String
    let lines: [Line]
  }

  struct Line {
    let number: Int
    /// The line around a blank; the whole line where it has none.
    let before: String
    let hasBlank: Bool
    let after: String
  }

  typealias Picture = (caption: String, svg: String)

  typealias Neighbour = (href: String, neighbourTitle: String)
}

/// A task on the page of its lesson.
struct TaskPart {
  let number: Int
  let kind: String
  /// The question as HTML.
  let question: String
  /// The question without marks.
  let plainQuestion: String
  let place: String
  let figure: String?
  let choices: [Choice]
  let isChoice: Bool
  let isGuess: Bool
  let isOrder: Bool
  let hasPictures: Bool
  let guess: Guess?
  let items: [Item]
  let hints: [Hint]
  let rightAnswers: [String]
  let orderedFacts: [String]
  /// The form of typed answers; `nil` where there is nothing to type.
  let writing: Writing?

  struct Choice {
    let index: Int
    let name: String
    let label: String
    let isCode: Bool
    let drawing: String?
    let isRight: Bool
    let mark: String
    let reasons: [String]
  }

  struct Guess {
    let subject: String
    let value: String
    let valueText: String
    let tolerance: String
    let length: String
    /// The largest guess that has an answer.
    let reach: String
    let isHorizontal: Bool
    let origin: String
    let why: [String]
    let result: String
    /// Whether the constraints are drawn over the layout spec in the result.
    let hasOther: Bool
    /// The sentences of the constraints and the layout spec about wrong guesses.
    let rangeLists: [RangeList]
  }

  struct RangeList {
    let ranges: [Range]
  }

  struct Range {
    let from: String
    let to: String
    let points: String
    let slope: String
    let span: String
    let before: String
    let after: String
    let shown: String
    let isAsGood: Bool
    let hasPoints: Bool
  }

  /// A field for an answer of one's own.
  struct Writing {
    /// Whether it is the text for a blank, rather than a whole file.
    let isLine: Bool
    let rows: Int
    let text: String
  }

  struct Item {
    let index: Int
    let label: String
    let position: Int
    let fact: String
    let notFirst: String
    let notNext: String
    let misplaced: String
  }

  struct Hint {
    let title: String
    /// The hint as HTML.
    let hint: String
  }
}
