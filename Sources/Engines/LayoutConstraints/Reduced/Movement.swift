import LinearProgramming

/// How the unique best values of some columns change with the container's width.
///
/// They stay unique as long as the same conditions are met exactly, met with slack, and missed: dual
/// prices, and the proof that there is no other layout, depend on which bounds are active, not on
/// their values. The active bounds also determine the values, and so how these change.
extension ReducedProblem {
  /// The widths in which columns with unique best values change at constant rates; `nil` if that is
  /// not known, as when a bound is only just active.
  ///
  /// The columns are in these rows and no others. `rates` has one entry for every column, and
  /// receives the rates.
  func movement(
    of columns: some Sequence<Int>, rows: ArraySlice<Int>, roots: [Double], rates: inout [Double]
  ) -> ValidWidths? {
    for column in columns { rates[column] = fixedRate(of: column, at: roots[column]) ?? .nan }
    if !rows.isEmpty { solveRates(rows, roots, &rates) }
    var interval = ValidWidths()
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

  /// The rate of a column at an active bound or bend; `nil` if none is active.
  private func fixedRate(of column: Int, at value: Double) -> Double? {
    if reduction.reduced.isSize(column) && value.magnitude <= SolverLimits.touchingDistance {
      return 0
    }
    for single in reduction.reduced.singles(of: column) {
      let rightSide = rightSide(of: single)
      let difference = single.coefficient * value - rightSide
      if ValidWidths.isTouched(difference, size: rightSide.magnitude) {
        return -single.shift.width / single.coefficient
      }
    }
    return nil
  }

  /// Reduces `interval` to the widths at which a column's own conditions stay as they are; returns
  /// whether these widths are known.
  private func limit(
    _ interval: inout ValidWidths, _ column: Int, at value: Double, rate: Double
  ) -> Bool {
    guard rate.isFinite else { return false }
    if reduction.reduced.isSize(column) {
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

  /// The excess of a row's sum over its right side, and the size of its numbers.
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

  /// Finds the rates of columns without an active condition of their own from the rows that are
  /// met: first from rows with one unknown rate, then from all others at once.
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
    guard ValidWidths.isTouched(state.difference, size: state.size) else { return .unknown }
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
      guard ValidWidths.isTouched(state.difference, size: state.size) else { continue }
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
