import LinearProgramming

/// The only best values of some columns stay the only best ones as long as every condition that is
/// met, kept or missed by some columns is so still: prices, and with them the proof that there is
/// no other layout, do not depend on where a bound is, only on which bounds are touched. And the
/// only best values lie where the touched bounds leave no other place, so that these say how the
/// values move.
extension ReducedProblem {
  /// The widths in which columns that have their only best values at this width move at the rates
  /// that are found; `nil` if that cannot be told, as where a bound is only just touched.
  ///
  /// The columns stand in these rows and no others. `rates` has a place for every column.
  func movement(
    of columns: some Sequence<Int>, rows: ArraySlice<Int>, roots: [Double], rates: inout [Double]
  ) -> WidthInterval? {
    for column in columns { rates[column] = fixedRate(of: column, at: roots[column]) ?? .nan }
    if !rows.isEmpty { solveRates(rows, roots, &rates) }
    var interval = WidthInterval()
    for column in columns {
      guard limit(&interval, column, at: roots[column], rate: rates[column]) else { return nil }
    }
    for row in rows {
      let state = state(ofReducedRow: row, roots)
      var rate = reduction.reduced.rows[row].shift.width
      for place in reduction.reduced.rows[row].terms {
        let term = reduction.reduced.terms[place]
        rate += term.coefficient * rates[term.column]
      }
      guard interval.keep(state.difference, size: state.size, rate: rate, at: width) else {
        return nil
      }
    }
    return interval
  }

  /// How a column moves with a bound or a bend that it stands at; `nil` if it stands at none.
  private func fixedRate(of column: Int, at value: Double) -> Double? {
    if ItemColumns.isSize(column) && value.magnitude <= WidthInterval.tolerance { return 0 }
    for single in reduction.reduced.singles(of: column) {
      let rightSide = rightSide(of: single)
      let difference = single.coefficient * value - rightSide
      if WidthInterval.isTouched(difference, size: rightSide.magnitude) {
        return -single.shift.width / single.coefficient
      }
    }
    return nil
  }

  /// Leaves the widths at which a column stands to each of its own conditions as it does now; says
  /// whether these can be told.
  private func limit(
    _ interval: inout WidthInterval, _ column: Int, at value: Double, rate: Double
  ) -> Bool {
    guard rate.isFinite else { return false }
    if ItemColumns.isSize(column) {
      guard interval.keep(value, size: 0, rate: rate, at: width) else { return false }
    }
    for single in reduction.reduced.singles(of: column) {
      let rightSide = rightSide(of: single)
      guard
        interval.keep(
          single.coefficient * value - rightSide, size: rightSide.magnitude,
          rate: single.coefficient * rate + single.shift.width, at: width)
      else { return false }
    }
    return true
  }

  /// By how much the sum of a row is more than its right side, and how large the numbers in it are.
  private func state(
    ofReducedRow row: Int, _ roots: [Double]
  ) -> (difference: Double, size: Double) {
    let rightSide = rightSide(ofReducedRow: row)
    var difference = -rightSide
    var size = rightSide.magnitude
    for place in reduction.reduced.rows[row].terms {
      let term = reduction.reduced.terms[place]
      let part = term.coefficient * roots[term.column]
      difference += part
      size += part.magnitude
    }
    return (difference, size)
  }

  /// Finds the rates of those columns that no condition of their own holds, from the rows that are
  /// met: first where one row says everything, the rest at once.
  private func solveRates(_ rows: ArraySlice<Int>, _ roots: [Double], _ rates: inout [Double]) {
    var unknown: [Int] = []
    var isAnyFound = true
    while isAnyFound {
      isAnyFound = false
      unknown.removeAll(keepingCapacity: true)
      for row in rows {
        switch solveRate(row, roots, &rates) {
        case .known: break
        case .found: isAnyFound = true
        case .unknown: unknown.append(row)
        }
      }
    }
    if !unknown.isEmpty { solveRatesTogether(unknown, roots, &rates) }
  }

  private enum RateState { case known, found, unknown }

  private func solveRate(_ row: Int, _ roots: [Double], _ rates: inout [Double]) -> RateState {
    var unknown: Term?
    var rate = reduction.reduced.rows[row].shift.width
    for place in reduction.reduced.rows[row].terms {
      let term = reduction.reduced.terms[place]
      if !rates[term.column].isNaN {
        rate += term.coefficient * rates[term.column]
      } else if unknown != nil {
        return .unknown
      } else {
        unknown = term
      }
    }
    guard let unknown else { return .known }
    let state = state(ofReducedRow: row, roots)
    guard WidthInterval.isTouched(state.difference, size: state.size) else { return .unknown }
    rates[unknown.column] = -rate / unknown.coefficient
    return .found
  }

  private func solveRatesTogether(
    _ rows: [Int], _ roots: [Double], _ rates: inout [Double]
  ) {
    var places: [Int: Int] = [:]
    var program = LinearProgram(name: "movement")
    for row in rows {
      let state = state(ofReducedRow: row, roots)
      guard WidthInterval.isTouched(state.difference, size: state.size) else { continue }
      var rate = -reduction.reduced.rows[row].shift.width
      var terms: [Term] = []
      for place in reduction.reduced.rows[row].terms {
        let term = reduction.reduced.terms[place]
        guard rates[term.column].isNaN else {
          rate -= term.coefficient * rates[term.column]
          continue
        }
        let column = places[term.column] ?? program.addColumn("", bounds: .free)
        places[term.column] = column
        terms.append(Term(column: column, coefficient: term.coefficient))
      }
      program.addRow("", bounds: .exactly(rate), terms: terms)
    }
    guard let outcome = try? program.solve(), case .optimal(let solution) = outcome,
      solution.isUnique
    else { return }
    for (column, place) in places { rates[column] = solution.columnValues[place] }
  }
}
