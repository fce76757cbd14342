import Threads

/// Runs code of views on the main thread, on the device that is current here, and waits for it.
///
/// Nodes are laid out on any thread, and views on the main one only.
func onMainThread<Value>(_ body: () -> Value) -> Value {
  let device = SimulatedDevice.current
  return MainThread.run { device.run(body) }
}
