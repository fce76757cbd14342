import Threads

/// Runs code of views on the main thread, on the current device, and waits for it.
func onMainThread<Value>(_ body: () -> Value) -> Value {
  let device = SimulatedDevice.current
  return MainThread.run { device.run(body) }
}
