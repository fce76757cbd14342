/// The thresholds of solving and explaining: sizes beyond which a step is not tried or a cache is
/// full, and the bounds between rounding and numbers.
///
/// What counts as no length at all in every solution is `solverNoise`. A number between rounding and
/// the least reliable one is never interpreted: the direct solver gets the system instead.
enum SolverLimits {
  // MARK: Steps

  /// The most coefficients that replacing a column may add; with more, separate blocks would merge.
  static let fillIn = 16
  /// The numbers of rows of a column that may be measured from another one: columns in one row are
  /// removed with it, and more rows take long to compare.
  static let rowsOfMovedColumn = 2...8
  /// The most times that what is near a conflict becomes larger: after that, all of it is searched.
  static let nearbySearches = 3
  /// The most conditions on one column that are compared in pairs, since pairs grow with the square.
  static let comparedConditions = 32

  /// The most constraints that lint searches for some without effect: with more, that takes seconds.
  static let lintedConstraints = 1000
  /// The levels of stack views inside each other whose lengths count in proportions: far more than
  /// screens have.
  ///
  /// It bounds the work for many such levels, and for a stack view inside itself, which is an error
  /// that is found when it is added.
  static let stackLevels = 16

  // MARK: Caches

  /// The most solutions in other widths: somebody who drags an edge returns to the last few line
  /// breaks.
  static let cachedSolutions = 8
  /// The most sizes of one text besides the last.
  static let cachedSizes = 16
  /// The segments of a proof after which GLPK begins again, so that rounding errors of steps do not
  /// add up.
  static let segmentsFromOneOptimum = 32

  // MARK: Coefficients

  /// The part of the sum of magnitudes up to which a sum of coefficients is rounding: a few hundred
  /// times that of one addition.
  static let cancelledPart = 1e-13
  /// The same for combinations, which are sums of such sums.
  static let cancelledPartOfCombination = 1e-12
  /// The least part of the sum of magnitudes of a sum that is reliable.
  static let leastReliablePart = 1e-6
  /// The coefficients that are reliable; others come from long products of multipliers.
  static let reliableCoefficients = 1e-6...1e6
  /// The coefficients with which a row may define a column, as those that constraints may have.
  static let definingCoefficients = 1e-3...1e3
  /// The coefficients with which a column may be replaced or measured, narrower since each step
  /// multiplies by one.
  static let replacingCoefficients = 0.125...8.0

  /// The part of a number up to which turning a constraint around changes it.
  static let inversionError = 1e-14

  // MARK: Costs

  /// The largest error of a sum of costs that should be 0.
  static let costRounding = 1e-10
  /// The least cost, or difference of costs, that counts as more than rounding; ten times the one that
  /// the simplex method needs.
  static let leastCost = 1e-6

  /// The dual of a row up to which it does not limit a sum: multipliers are at least 10⁻³, so those of
  /// a few rows are far above.
  static let negligibleDual = 1e-9

  // MARK: Lengths

  /// The error up to which a required condition holds, in points and per point of the numbers
  /// involved: a tenth of what the simplex method allows.
  static let requiredSlack = 1e-8
  /// The difference up to which the two sides of a condition count as equal, in points and per point
  /// of the numbers involved: what the simplex method allows.
  static let touchingDistance = 1e-7
  /// The least change of a difference per point of width that counts as more than rounding.
  static let leastRate = 1e-11
  /// The length up to which two ends are one, in points and per point, where both follow from a few
  /// additions.
  static let lengthRounding = 1e-10
  /// The same for bounds that follow from a column's own conditions, for ranges, and for coefficients
  /// of preferences.
  static let boundRounding = 1e-9
  /// The least gap between two conditions on one column that certainly contradict each other: more
  /// than what the simplex method takes for rounding.
  static let leastContradiction = 1e-5

  // MARK: Explanations, lint and proofs

  /// The change of a constant to check a response, in points: far above the solver's error of 10⁻⁷
  /// and far below a pixel, so that it rarely reaches a bound that an author put near on purpose.
  static let causeChange = 1.0 / 64
  /// The least rate of a response that has a meaning, since values are accurate to 10⁻⁷ of their size.
  static let rateError = 1e-4
  /// The slack of inequalities in lint, in points: far above the solver's tolerances, and below the
  /// thinnest line on any screen.
  static let lintSlack = 0.01
  /// The largest difference between a claimed and a derived number of a proof, in points.
  static let claimError = 5e-7
  /// The distance in a moving container at which a conflict is searched: far enough that the solver
  /// distinguishes it from rounding.
  static let conflictDistance = 1e-3
}
