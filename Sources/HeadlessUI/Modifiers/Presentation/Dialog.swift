import Foundation

extension View {
  /// Records an alert or its like, whose buttons can be used while a value is true.
  ///
  /// Whichever button is used, the alert goes; one without buttons of its own has one that does no more.
  nonisolated func dialog<Actions: View>(
    _ name: String, _ title: String?, _ isPresented: Binding<Bool>, place: String = "the alert",
    @ViewBuilder _ actions: () -> Actions
  ) -> some View {
    let controls = ControlUse.brings(actions).map { actions in
      WhilePresented(isPresented) { DialogControls(actions: actions) }
    }
    return recorded(name, title, place: place, controls: controls) {
      isPresented.wrappedValue = false
    }
  }
}

private struct DialogControls<Actions: View> {
  let actions: Actions
}

extension DialogControls: View {
  var body: some View {
    if actions is EmptyView {
      Button("OK") {}
    } else {
      actions
    }
  }
}

extension Binding {
  /// Whether there is a value; written false, there is none any more.
  nonisolated func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
