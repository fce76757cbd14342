import Testing

@Suite("Mistakes in stack views")
struct StackMistakeTests {
  @Test(
    "a mistake is shown with its position, its line, a caret and the next step", arguments: mistakes
  )
  func wholeMessage(constraints: String, message: String) {
    #expect(
      ScenarioText.problems(in: StackReaderTests.text("constraints:\n" + constraints)) == message)
  }

  private static let mistakes = [
    (
      """
        stacks: [row]
      """,
      """
      card.yaml:11:11: error: 'stacks' must be a mapping from names to stack views, not a list
        stacks: [row]
                ^
      for example   row: { arranged: [photo, title], spacing: 8 }
      """
    ),
    (
      """
        stacks: { row: { axis: horizontal, spacng: 8, arranged: [photo] } }
      """,
      """
      card.yaml:11:38: error: unknown key 'spacng' in stack view 'row'
        stacks: { row: { axis: horizontal, spacng: 8, arranged: [photo] } }
                                           ^~~~~~
      did you mean 'spacing'?
      """
    ),
    (
      """
        stacks: { row: { spacing: 8 } }
      """,
      """
      card.yaml:11:18: error: stack view 'row' has no 'arranged' views
        stacks: { row: { spacing: 8 } }
                       ^
      add   arranged: [ … ]
      """
    ),
    (
      """
        stacks: { my-row: { arranged: [photo] } }
      """,
      """
      card.yaml:11:13: error: 'my-row' cannot be a stack view's name
        stacks: { my-row: { arranged: [photo] } }
                  ^~~~~~
      a name is a letter followed by letters, digits and _
      """
    ),
    (
      """
        stacks: { row: { axis: sideways, alignment: middle, arranged: photo } }
      """,
      """
      card.yaml:11:26: error: 'axis' cannot be 'sideways'
        stacks: { row: { axis: sideways, alignment: middle, arranged: photo } }
                               ^~~~~~~~
      expected one of: horizontal, vertical
      card.yaml:11:47: error: 'alignment' cannot be 'middle'
        stacks: { row: { axis: sideways, alignment: middle, arranged: photo } }
                                                    ^~~~~~
      'middle' is a word of CSS: here it is 'center'
      write   alignment: center, arranged: [photo]
      card.yaml:11:65: error: 'arranged' must be a list, not 'photo'
        stacks: { row: { axis: sideways, alignment: middle, arranged: photo } }
                                                                      ^~~~~
      write   alignment: center, arranged: [photo]
      """
    ),
    (
      """
        stacks: { row: { arranged: [photo, titel] } }
      """,
      """
      card.yaml:11:38: error: there is no element 'titel'
        stacks: { row: { arranged: [photo, titel] } }
                                           ^~~~~
      did you mean 'title'?
      """
    ),
    (
      """
        stacks: { row: { arranged: [rwo] } }
      """,
      """
      card.yaml:11:31: error: there is no element 'rwo'
        stacks: { row: { arranged: [rwo] } }
                                    ^~~
      expected one of: photo, title, note, card
      """
    ),
    (
      """
        stacks: { photo: { arranged: [title] } }
      """,
      """
      card.yaml:11:13: error: 'photo' has content, and a stack view has none of its own
        stacks: { photo: { arranged: [title] } }
                  ^~~~~
      make the element   photo: { box: none }   or give the stack view another name
      """
    ),
    (
      """
        stacks: { row: { arranged: [photo, title, photo] } }
      """,
      """
      card.yaml:11:45: error: 'photo' is listed twice in the stack view 'row'
        stacks: { row: { arranged: [photo, title, photo] } }
                                                  ^~~~~
      a view can be arranged once: remove it from one of the lists
      """
    ),
    (
      """
        stacks: { row: { arranged: [photo] }, other: { arranged: [title, photo] } }
      """,
      """
      card.yaml:11:68: error: 'photo' cannot be in the stack view 'other': it is in 'row'
        stacks: { row: { arranged: [photo] }, other: { arranged: [title, photo] } }
                                                                         ^~~~~
      a view can be arranged once: remove it from one of the lists
      """
    ),
    (
      """
        stacks: { row: { arranged: [photo, column] }, column: { arranged: [row] } }
      """,
      """
      card.yaml:11:70: error: an item cannot be inside itself: row in column in row
        stacks: { row: { arranged: [photo, column] }, column: { arranged: [row] } }
                                                                           ^~~
      """
    ),
    (
      """
        stacks: { row: { arranged: [photo, superview] } }
      """,
      """
      card.yaml:11:38: error: the container cannot be inside its own item 'row'
        stacks: { row: { arranged: [photo, superview] } }
                                           ^~~~~~~~~
      """
    ),
    (
      """
        stacks: { row: { customSpacing: { photo: 8, note: 4 }, arranged: [photo, title] } }
      """,
      """
      card.yaml:11:47: error: there is a custom spacing after 'note', which is not in the \
      stack view 'row'
        stacks: { row: { customSpacing: { photo: 8, note: 4 }, arranged: [photo, title] } }
                                                    ^~~~
      expected one of: photo, title
      """
    ),
    (
      """
        stacks: { row: { customSpacing: { photo: standard }, arranged: [photo, title] } }
      """,
      """
      card.yaml:11:44: error: the spacing after 'photo' must be a number or system, not 'standard'
        stacks: { row: { customSpacing: { photo: standard }, arranged: [photo, title] } }
                                                 ^~~~~~~~
      system is 8 points
      """
    ),
    (
      """
        stacks: { row: { axis: vertical, baselineRelative: true, customSpacing: { photo: \
      system }, arranged: [photo, title] } }
      """,
      """
      card.yaml:11:84: error: the system spacing between the baselines of 'row' depends on \
      the font
        stacks: { row: { axis: vertical, baselineRelative: true, customSpacing: { photo: \
      system }, arranged: [photo, title] } }
                                                                                         ^~~~~~
      write a number of points
      """
    ),
    (
      """
        stacks: { row: { axis: vertical, alignment: firstBaseline, arranged: [photo, title] } }
      """,
      """
      card.yaml:11:47: error: the views of 'row' are in a column, and have no common baseline
        stacks: { row: { axis: vertical, alignment: firstBaseline, arranged: [photo, title] } }
                                                    ^~~~~~~~~~~~~
      use fill, leading, center or trailing, or axis: horizontal
      """
    ),
    (
      """
        hierarchy: { card: [photo] }
        stacks: { row: { arranged: [photo, title] } }
      """,
      """
      card.yaml:12:31: error: 'photo' cannot be arranged here: it is inside 'card'
        stacks: { row: { arranged: [photo, title] } }
                                    ^~~~~
      remove it from 'hierarchy': a stack view contains the views it arranges
      """
    ),
    (
      """
        stacks: { row: { arranged: [photo] } }
        rules: [rwo.top == superview.top]
      """,
      """
      card.yaml:12:11: error: there is no element 'rwo'
        rules: [rwo.top == superview.top]
                ^~~
      did you mean 'row'?
      """
    ),
  ]
}
