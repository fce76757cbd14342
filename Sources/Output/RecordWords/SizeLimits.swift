import RunRecords

/// How much of a record pages and files show; `run.json` always has all of it.
///
/// All limits are ours. The aim: a scenario's page of five elements below 30 kB where its layouts agree,
/// any other one below 400 kB, and the overview of 500 scenarios below 300 kB, since larger ones open
/// slowly on a phone and are rendered slowly. The browser tests hold them.
package enum SizeLimits {
  // MARK: A scenario's page

  /// Elements in the pictures and tables of one page, shared by its containers.
  package static let pageElements = 300
  /// Elements of each container that are shown even if the containers are many.
  package static let containerElements = 5
  /// Bytes of explanations on one page, which are of one container.
  package static let explanationBytes = 60_000
  /// Edges, terms of an edge, and characters of a text in the short form of an explanation, for
  /// elements that differ when `explanationBytes` are used up.
  package static let (shortEdges, shortTerms, shortCharacters) = (4, 3, 160)
  /// Causes on a page, as many as `check` prints, and other values of one of them: a mistake in one
  /// element moves all that depend on it.
  package static let (causes, lineValues) = (5, 12)
  /// Changes from the baseline, of each sort.
  package static let baselineFindings = 50
  /// Pictures of what moved, and elements in one of them.
  package static let (comparedPictures, comparedElements) = (6, 100)
  /// Width ranges in the table of a proof.
  package static let provenRanges = 40
  /// Promises in the table of a page.
  package static let promises = 200
  /// Bars and strokes of a proof's drawing: more strokes would be a grey strip.
  package static let (proofBars, proofStrokes) = (200, 120)
  /// Breakpoints written out below a proof.
  package static let writtenBreakpoints = 24
  /// Breakpoints drawn on each chart of edges.
  package static let chartBreakpoints = 12

  /// Lines of a text, and its scalars, in a picture.
  package static let (drawnLines, drawnScalars) = (40, 4000)
  /// Elements and numbers of the picture at any width; it is left out beyond them.
  package static let (sliderElements, sliderNumbers) = (41, 15_000)
  /// Events below that picture, and texts of one event.
  package static let (sliderEvents, eventTexts) = (24, 4)

  /// Lines with the length of a difference, in one picture without script.
  package static let dimensionLines = 4
  /// Scalars of a source that has colours.
  package static let colouredScalars = 20_000

  // MARK: The page of a change

  /// Frames that moved, and existing rules to understand.
  package static let (movements, rules) = (100, 200)

  // MARK: The overview

  /// Scenarios that are laid out before the first picture: as many as a large screen shows.
  package static let firstCards = 8
  /// Scenarios that agree and are shown without a click.
  package static let openTiles = 12
  package static let thumbnailElements = 60

  /// Tags with a button, the most frequent ones: more buttons would push the table off the screen.
  package static let tagButtons = 40
  /// Entries in each list of times.
  package static let listedTimes = 10

  // MARK: All pages

  /// Unicode scalars of one text: ten times the longest scenario file that is known.
  package static let textScalars = 100_000

  // MARK: Exported files

  /// Bytes of `summary.md`: GitHub takes a mebibyte from one step and shows nothing of a larger one;
  /// the rest is left to other tools.
  package static let summaryBytes = 900 * 1024
  /// Findings of a scenario, and characters of a text, in `summary.md`.
  package static let (summaryFindings, summaryCharacters) = (8, 300)
  /// Findings of a scenario, characters of a text and of a source, in the page for forges.
  package static let (forgeFindings, forgeCharacters, forgeSourceCharacters) = (12, 2000, 20_000)
  /// Containers and elements in one picture of the page for forges.
  package static let (forgeContainers, forgeElements) = (3, 300)
  /// Lines and characters of one message in `junit.xml`: longer ones fill the pages that show them.
  package static let (junitLines, junitCharacters) = (50, 10_000)
  /// Characters of one cell in `frames.csv` and `timings.csv`.
  package static let cellCharacters = 1000
}
