import Foundation

/// A section of the views that another view stands for.
public struct SectionConfiguration: Identifiable, Sendable {
  /// Tells a section from others of its container.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Tells the section from others.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// The values that the section hands to its container: those of its first view.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}

/// The sections of the views that another view stands for.
public struct SectionCollection: RandomAccessCollection, Sendable {
  let sections: [SectionConfiguration]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Views that follow each other outside of any section are a section too.
  init(_ subviews: SubviewsCollection) {
    var sections: [SectionConfiguration] = []
    var parts: [SectionPart.Kind: [Subview]] = [:]
    var current: SectionPart?
    func finish() {
      guard !parts.isEmpty else { return }
      func collect(_ kind: SectionPart.Kind) -> SubviewsCollection {
        SubviewsCollection(subviews: parts[kind] ?? [])
      }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(number: sections.count), header: collect(.header),
          content: collect(.content), footer: collect(.footer)))
      parts = [:]
    }
    for subview in subviews {
      let part = subview.node.sectionPart
      if part?.section != current?.section { finish() }
      current = part
      parts[part?.kind ?? .content, default: []].append(subview)
    }
    finish()
    self.sections = sections
  }
}

/// A view made of the sections that another one stands for.
public struct GroupSectionsOfContent<Sections, Content> where Sections: View, Content: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  /// What is made of the sections.
  public var body: some View {
    Group(subviews: sections) { content(SectionCollection($0)) }
  }
}

extension Group {
  /// A view made of the sections that another one stands for.
  public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}
