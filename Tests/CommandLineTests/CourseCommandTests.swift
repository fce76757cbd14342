import Foundation
import Testing

@Suite("course")
struct CourseCommandTests {
  @Test("a folder of lessons becomes pages, a chapter for each folder")
  func pages() async throws {
    let workspace = try Workspace([
      "Lessons/1-rows-and-gaps/1-gap.yaml": Scenarios.lesson,
      "Lessons/2-more/1-again.yaml": Scenarios.lesson,
    ])
    let outcome = try await workspace.layoutdiff("course", "Lessons", "--output", "Pages")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output == "2 lessons, 2 tasks, all judged by the engines\nPages/index.html\n")
    let index = try workspace.text("Pages/index.html")
    #expect(index.contains("Rows and gaps") && index.contains("More"))
    #expect(index.contains("lesson/1-gap.html"))
    let page = try workspace.text("Pages/lesson/1-gap.html")
    #expect(page.contains("Where does the name begin?"))
  }

  @Test("without a folder, the lessons that come with the program become pages")
  func shipped() async throws {
    let workspace = try Workspace(["1-gap.yaml": Scenarios.lesson])
    let outcome = try await workspace.layoutdiff("course", "--output", "Pages")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("36 lessons, "), "\(outcome.output)")
    let index = try workspace.text("Pages/index.html")
    #expect(index.contains("lesson/02-conflict.html") && !index.contains("1-gap.html"))
  }

  @Test("an answer that the engines deny is 65 at its line, and nothing is written")
  func denied() async throws {
    let workspace = try Workspace([
      "lesson.yaml": Scenarios.lesson.replacing(
        "claim: name.left == 48", with: "claim: name.left == 40, right: true")
    ])
    let outcome = try await workspace.layoutdiff("course", "lesson.yaml", "--output", "Pages")
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "lesson.yaml:18:42: error: this answer is marked right, but the engines deny it\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("^~~~"))
    #expect(!(try workspace.files(in: ".")).contains { $0.hasPrefix("Pages") })
  }

  @Test("check reports the mistakes of a lesson in their places, without making a course")
  func checked() async throws {
    let workspace = try Workspace([
      "lesson.yaml": Scenarios.lesson.replacing("question:", with: "queston:")
    ])
    let outcome = try await workspace.layoutdiff("check", "lesson.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("error: unknown key 'queston' in a task"), "\(outcome.errors)")
  }

  @Test("a lesson that takes more layouts than --budget is 65, and nothing is written")
  func budget() async throws {
    let workspace = try Workspace(["lesson.yaml": Scenarios.lesson])
    let outcome = try await workspace.layoutdiff(
      "course", "lesson.yaml", "--output", "Pages", "--budget", "3")
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.contains("error: this lesson takes too long to judge: the work ended while "),
      "\(outcome.errors)")
    #expect(outcome.errors.contains(", after 3 layouts; --budget allows more"), "\(outcome.errors)")
    #expect(!(try workspace.files(in: ".")).contains { $0.hasPrefix("Pages") })
  }

  @Test("a second course replaces the first one with its pages, and leaves other files alone")
  func again() async throws {
    let workspace = try Workspace([
      "Lessons/1-rows/1-gap.yaml": Scenarios.lesson,
      "Lessons/1-rows/2-again.yaml": Scenarios.lesson,
      "Pages/lesson/notes.html": "mine",
    ])
    #expect(try await workspace.layoutdiff("course", "Lessons", "--output", "Pages").status == 0)
    let first = try workspace.files(in: "Pages")
    #expect(first.contains("lesson/2-again.html") && first.contains("picture/2-again.svg"))
    let one = try await workspace.layoutdiff(
      "course", "Lessons/1-rows/1-gap.yaml", "--output", "Pages")
    #expect(one.status == 0, "\(one.errors)")
    let second = try workspace.files(in: "Pages")
    #expect(second.contains("lesson/1-gap.html"))
    #expect(!second.contains { $0.contains("2-again") })
    #expect(try workspace.text("Pages/lesson/notes.html") == "mine")
  }

  @Test("a folder with an index.html of somebody else is 73, and stays as it is")
  func foreign() async throws {
    let workspace = try Workspace([
      "lessons/1.yaml": Scenarios.lesson, "site/index.html": "mine",
    ])
    let outcome = try await workspace.layoutdiff("course", "lessons", "--output", "site")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("choose another folder"))
    #expect(try workspace.files(in: "site") == ["index.html"])
    #expect(try workspace.text("site/index.html") == "mine")
  }

  @Test("pages of a course from before there was a list of them are replaced")
  func unlisted() async throws {
    let workspace = try Workspace(["lessons/1-gap.yaml": Scenarios.lesson])
    #expect(try await workspace.layoutdiff("course", "lessons", "--output", "Pages").status == 0)
    #expect(try await workspace.shell("rm Pages/course.json").status == 0)
    let outcome = try await workspace.layoutdiff(
      "course", "lessons", "--output", "Pages", "--title", "Newer")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.text("Pages/index.html").contains("Newer"))
    #expect(try workspace.files(in: "Pages").contains("course.json"))
  }

  @Test("a course of a newer layoutdiff is 73, and stays as it is")
  func newer() async throws {
    let list = #"{"schemaVersion": 2, "pages": {"index.html": 1}}"#
    let workspace = try Workspace([
      "lessons/1.yaml": Scenarios.lesson, "site/course.json": list,
      "site/index.html": #"<body data-course="c">"#,
    ])
    let outcome = try await workspace.layoutdiff("course", "lessons", "--output", "site")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.contains("has schemaVersion 2, and this layoutdiff knows up to 1"),
      "\(outcome.errors)")
    #expect(try workspace.files(in: "site") == ["course.json", "index.html"])
    #expect(try workspace.text("site/course.json") == list)
  }

  @Test("a scenario without a lesson is 65, a folder without any 66, a folder with a report 73")
  func others() async throws {
    let workspace = try Workspace([
      "plain/card.yaml": Scenarios.good, "lessons/1.yaml": Scenarios.lesson, "empty/notes.txt": "",
      "report/run.json": "{}",
    ])
    let plain = try await workspace.layoutdiff("course", "plain", "--output", "Pages")
    #expect(plain.status == 65)
    #expect(plain.errors.contains("is a scenario without a lesson"))
    #expect(try await workspace.layoutdiff("course", "empty", "--output", "Pages").status == 66)
    #expect(try await workspace.layoutdiff("course", "lessons", "--output", "report").status == 73)
    #expect(try await workspace.layoutdiff("course", "lessons").status == 64)
  }
}
