import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Bindings")
struct BindingTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  private final class Box<Value> {
    var value: Value
    var transactions: [Transaction] = []

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: { value, transaction in
          self.value = value
          self.transactions.append(transaction)
        })
    }
  }

  @Test("one to an optional's value follows it, and keeps the last where there is none")
  func unwrapped() throws {
    let box = Box<Int?>(3)
    let inner = try #require(Binding(box.binding))
    #expect(inner.wrappedValue == 3)
    inner.wrappedValue = 4
    #expect(box.value == 4)
    box.value = nil
    #expect(inner.wrappedValue == 3)
    let none: Binding<Int>? = Binding(box.binding)
    #expect(none == nil)
  }

  @Test("one to an optional of a value ignores nil, one to any hashable ignores other types")
  func widened() {
    let box = Box(3)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = nil
    #expect(box.value == 3)
    optional.wrappedValue = 5
    #expect(box.value == 5 && optional.wrappedValue == 5)
    let hashable = Binding<AnyHashable>(box.binding)
    hashable.wrappedValue = "text"
    #expect(box.value == 5)
    hashable.wrappedValue = 7
    #expect(box.value == 7 && hashable.wrappedValue == AnyHashable(7))
  }

  @Test("one to a collection is a collection of bindings to its elements")
  func collection() {
    let box = Box([Item(id: 1), Item(id: 2), Item(id: 3)])
    let binding = box.binding
    #expect(binding.count == 3 && binding.indices == 0..<3)
    #expect(binding.startIndex == 0 && binding.endIndex == 3)
    #expect(binding.index(after: 0) == 1 && binding.index(before: 2) == 1)
    for item in binding { item.wrappedValue.name = "n\(item.wrappedValue.id)" }
    #expect(box.value.map(\.name) == ["n1", "n2", "n3"])
    binding[1].name.wrappedValue = "other"
    #expect(box.value[1] == Item(id: 2, name: "other"))
    #expect(binding.reversed().map(\.id) == [3, 2, 1])
    #expect(Binding.constant(Item(id: 9)).id == 9)
  }

  @Test("writes carry the animation or the transaction of the binding")
  func transactions() {
    let box = Box(1)
    box.binding.wrappedValue = 2
    box.binding.animation(.linear(duration: 3)).wrappedValue = 3
    box.binding.animation().wrappedValue = 4
    var transaction = Transaction()
    transaction.animation = .easeIn
    box.binding.transaction(transaction).wrappedValue = 5
    withAnimation(.easeOut) { box.binding.wrappedValue = 6 }
    box.binding.animation(nil).wrappedValue = 7
    #expect(
      box.transactions.map(\.animation)
        == [nil, .linear(duration: 3), .default, .easeIn, .easeOut, nil])
    #expect(box.value == 7)
  }

  @Test("a constant one stays as it is, one in place is read and written once")
  func places() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    let box = Box([1, 2])
    box.binding.wrappedValue.append(3)
    #expect(box.value == [1, 2, 3] && box.transactions.count == 1)
    let same = Binding(projectedValue: box.binding.projectedValue)
    same.wrappedValue[0] = 9
    #expect(box.value == [9, 2, 3])
  }
}
