import Course
import Foundation
import Layouts
import LessonAnswers
import Lessons
import Scenarios
import Testing

@Suite("Typed answers")
struct WrittenAnswerTests {
  private static func lesson(_ name: String) throws -> (LessonJudge, text: String) {
    let file = try #require(ShippedCourse.files.first { $0.source.file.hasSuffix("\(name).yaml") })
    let lines = file.source.lines.prefix { !$0.hasPrefix("lesson:") }
    return (LessonJudge(file), lines.joined(separator: "\n") + "\n")
  }

  @Test("a free repair is judged by the engines")
  func repaired() throws {
    let (judge, text) = try Self.lesson("02-conflict")
    for rule in ["banner.width <= 500", "banner.width == 300 @1", "banner.width >= 10"] {
      let mended = judge.judge(
        .written(text.replacing("banner.width == 300", with: rule)), task: 0)
      #expect(mended.isRight, "\(rule): \(mended.reasons)")
    }
    #expect(!judge.judge(.written(text), task: 0).isRight)
  }

  @Test("a repair leaves alone what the question is not about")
  func sections() throws {
    let (judge, text) = try Self.lesson("02-conflict")
    for (old, new) in [
      ("insets: 16", "insets: 30"), ("[340x80, 320x80, 280x80]", "[400x80]"),
      ("banner: { box: x48 }", "banner: { box: 300x48 }"),
    ] {
      let answer = judge.judge(.written(text.replacing(old, with: new)), task: 0)
      #expect(!answer.isRight)
      #expect(answer.reasons.first?.contains("the question is about constraints") == true)
    }
    let without = text.replacing(/spec:\n(  .*\n)+/, with: "")
    #expect(without != text)
    #expect(!judge.judge(.written(without), task: 0).isRight)
    // Comments, blanks and a title change no layout.
    let free = text.replacing("title: ", with: "# a comment\n\ntitle: My ")
      .replacing("banner.width == 300", with: "banner.width == 300 @2")
    #expect(judge.judge(.written(free), task: 0).isRight)
  }

  @Test("a rule that is typed in place of the whole file is told to keep the rest")
  func rest() throws {
    let (judge, _) = try Self.lesson("02-conflict")
    for text in ["- banner.width == 300 @750", "constraints:\n  - banner.width == 300 @750\n"] {
      #expect(
        judge.judge(.written(text), task: 0).reasons
          == ["Keep the rest of the file: what is typed replaces all of it."])
    }
  }

  @Test("a text without the editor's first line is judged with the lines of the page")
  func editorLine() throws {
    let (judge, text) = try Self.lesson("02-conflict")
    #expect(text.hasPrefix("# yaml-language-server:"))
    let typed = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
    let whole = judge.judge(.written(text), task: 0)
    #expect(whole.reasons.joined().contains("line "))
    #expect(judge.judge(.written(typed), task: 0) == whole)
  }

  @Test("a word that is nearly right is asked for with one mark")
  func marks() throws {
    let (judge, text) = try Self.lesson("02-conflict")
    let answer = judge.judge(
      .written(text.replacing("banner.width == 300", with: "baner.width == 300")), task: 0)
    let words = answer.reasons.joined(separator: " ")
    #expect(words.contains("Did you mean 'banner'?"), "\(words)")
    #expect(!words.contains("?."), "\(words)")
  }

  @Test("an answer for a gap is one line")
  func lines() throws {
    let (judge, _) = try Self.lesson("01-edges")
    let rule = "word.leading == icon.trailing + 12"
    #expect(judge.judge(.written(rule), task: 1).isRight)
    let several = judge.judge(.written(rule + "\n  - word.width == 90"), task: 1)
    #expect(several.reasons == ["Write one line: it goes into the gap."])
  }

  @Test("a typed answer that says it with even fewer rules is right, one with more is not")
  func shortest() throws {
    let (judge, text) = try Self.lesson("04-fewer-rules")
    let task = try #require(judge.file.lesson.tasks.firstIndex { $0.kind == .shortest })
    let fewer = text.replacing("  - banner.centerX == superview.centerX\n", with: "")
    #expect(judge.judge(.written(fewer), task: task).isRight)
    #expect(!judge.judge(.written(text), task: task).isRight)
    #expect(!judge.judge(.written(text + "  - banner.width == 288\n"), task: task).isRight)
  }

  @Test("where the work ends, an answer is not right")
  func budget() throws {
    let (judge, text) = try Self.lesson("02-conflict")
    let work = LayoutWork(budget: 3)
    let answer = judge.judge(
      .written(text.replacing("banner.width == 300", with: "banner.width <= 500")), task: 0,
      work: work)
    #expect(!answer.isRight)
    #expect(work.hasEnded)
  }

  @Test("an option takes the work of the same answer typed, and none of the other options'")
  func options() throws {
    let (judge, _) = try Self.lesson("01-edges")
    let task = try #require(judge.file.lesson.tasks.dropFirst().first)
    try #require(task.kind == .complete && task.options.count > 1)
    for (index, option) in task.options.enumerated() {
      let text = try #require(option.changes.first).new
      let (chosen, typed) = (LayoutWork(), LayoutWork())
      #expect(
        judge.judge(.option(index), task: 1, work: chosen)
          == judge.judge(.written(text), task: 1, work: typed))
      #expect(chosen.taken == typed.taken)
      #expect(chosen.taken > 0)
    }
  }

  @Test("where the work ends, no option is right", arguments: ["02-conflict", "04-fewer-rules"])
  func optionBudget(name: String) throws {
    let (judge, _) = try Self.lesson(name)
    let tasks = judge.file.lesson.tasks
    let index = try #require(tasks.firstIndex { [.repair, .shortest].contains($0.kind) })
    let options = tasks[index].options.indices
    let right = try #require(
      options.first { judge.judge(.option($0), task: index).isRight })
    let enough = LayoutWork()
    #expect(judge.judge(.option(right), task: index, work: enough).isRight)
    for budget in [1, enough.taken / 2, enough.taken - 1] {
      let work = LayoutWork(budget: budget)
      #expect(!judge.judge(.option(right), task: index, work: work).isRight, "\(budget)")
      #expect(work.hasEnded)
    }
  }
}
