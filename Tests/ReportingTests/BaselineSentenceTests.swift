import Testing

@testable import RunRecords

@Suite("Sentences about baselines")
struct BaselineSentenceTests {
  @Test(
    "a change names its notation, its engine or its container",
    arguments: [
      ("spec", .appeared(element: "badge"), "badge was not accepted in the spec"),
      ("constraints", .appeared(element: "badge"), "badge was not accepted in the constraints"),
      ("spec", .appeared(element: nil), "the spec's layout was not accepted"),
      ("constraints", .appeared(element: nil), "the constraints' layout was not accepted"),
      ("", .appeared(element: nil), "nothing was accepted in this container"),
      ("spec", .disappeared(element: "badge"), "badge is not placed in the spec any more"),
      (
        "constraints", .disappeared(element: "badge"),
        "badge is not placed in the constraints any more"
      ),
      ("spec", .disappeared(element: nil), "the spec's layout is gone"),
      ("constraints", .disappeared(element: nil), "the constraints' layout is gone"),
      ("", .disappeared(element: nil), "the scenario has no such container any more"),
      ("spec", .newWork(counter: nil), "no work of the spec was accepted"),
      ("reduced", .newWork(counter: nil), "no work of the reduced solver was accepted"),
      ("old", .oldWork(counter: nil), "there is no engine 'old', whose work was accepted"),
    ] as [(String, BaselineFinding.Change, String)])
  func sentences(engine: String, change: BaselineFinding.Change, sentence: String) {
    #expect(BaselineFinding(container: "320", engine: engine, change).sentence == sentence)
  }
}
