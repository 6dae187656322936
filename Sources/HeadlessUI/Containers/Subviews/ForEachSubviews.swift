import Foundation

/// The views that another view stands for; there are none until it is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last view.
  public var endIndex: Int { 0 }
  /// The view at a position.
  public subscript(index: Int) -> Subview { preconditionFailure("\(index) is out of range") }
}

/// The sections that another view stands for; there are none until it is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last section.
  public var endIndex: Int { 0 }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("\(index) is out of range")
  }
}

extension ForEach {
  /// A view for each of the views that another one stands for.
  public init<V>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  )
  where
    Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
  {
    self.init(
      data: ForEachSubviewCollection(), content: content, id: { $0.id },
      resolved: {
        AnyView(
          Group(subviews: view) { ForEach<[Subview], ID, Content>(Array($0), content: content) })
      })
  }

  /// A view for each of the sections that another one stands for.
  public init<V>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View
  {
    self.init(
      data: ForEachSectionCollection(), content: content, id: { $0.id },
      resolved: {
        AnyView(
          Group(sections: view) {
            ForEach<[SectionConfiguration], ID, Content>(Array($0), content: content)
          })
      })
  }
}

/// Shows what is known when another view has been made.
final class ResolvedForEachElement<Data, ID, Content>: WrappingElement<
  ForEach<Data, ID, Content>, AnyView
>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  init(_ view: ForEach<Data, ID, Content>, _ resolved: () -> AnyView, _ context: ViewContext) {
    super.init(context)
    show(resolved(), context.inside())
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: ViewContext) {
    super.update(view, context)
    if let resolved = view.resolved { show(resolved(), context.inside()) }
  }
}
