/// The subject of a measurement: a name, and the work of one iteration.
///
/// The work returns a checksum of its result. So the compiler cannot drop the result, and every
/// iteration can be compared with the first: the time of a wrong result is worth nothing.
package struct TimingSubject {
  /// The name in results; unique among the subjects of one measurement.
  package var name: String
  /// The number of iterations after which the checksums repeat; at least 1.
  ///
  /// 1 where every iteration does the same; 64 for work that cycles through 64 widths.
  package var period: Int
  /// Runs the iteration with this number, counted from 0, and returns the checksum of its result.
  ///
  /// Two iterations whose numbers are equal modulo `period` must return the same bits.
  package var run: (_ iteration: Int) throws -> Double
  /// The expected checksum of the iteration with this number, computed in another way.
  ///
  /// It is called for every number below `period` before anything is timed. `nil` where iterations are
  /// compared only with the first ones.
  package var answer: ((_ iteration: Int) throws -> Double)?
  /// The largest difference between a checksum and its answer; at least 0.
  ///
  /// Above 0 only where the other way may round a tie to the other side.
  package var tolerance: Double

  /// Makes a subject whose checksums repeat every `period` iterations; `period` is at least 1.
  package init(
    name: String, period: Int = 1, tolerance: Double = 0,
    answer: ((_ iteration: Int) throws -> Double)? = nil,
    run: @escaping (_ iteration: Int) throws -> Double
  ) {
    precondition(period >= 1, "a period counts iterations, so it is at least 1")
    self.name = name
    self.period = period
    self.tolerance = tolerance
    self.answer = answer
    self.run = run
  }

  /// Runs iterations 0 to `iterations` − 1 without reading a clock, and checks every checksum.
  ///
  /// For tools that count instructions or allocations of a whole process.
  /// Throws `subjectFailed` or `checksumChanged`.
  package func runUntimed(iterations: Int) throws(TimingError) {
    var batch = BatchRunner(subject: self)
    try batch.run(iterations)
  }
}
