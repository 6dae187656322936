import Testing

@testable import LayoutProbeCLI

@Suite("Views with the name of their package", .enabled(if: CommandRun.canCompile), .ownThreads)
struct PackageNamesakeTests {
  @Test("such a view is one stand-in, and the large body around it stays")
  func largeBody() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import SwiftUI
      import ImageViewer
      struct Item: Identifiable { var id = 1; var title = "t"; var image: Data?; var isDone = false }
      struct Page: View {
        @State private var items = [Item()]
        @State private var isShown = false
        @State private var query = ""
        var body: some View {
          NavigationStack {
            List {
              ForEach(items) { item in
                VStack {
                  if let data = item.image, let image = UIImage(data: data) {
                    Image(uiImage: image).resizable().scaledToFill()
                      .frame(maxWidth: .infinity, maxHeight: 128)
                      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                      .onTapGesture { isShown = true }
                      .fullScreenCover(isPresented: $isShown) {
                        ImageViewer(image: Image(uiImage: image))
                          .overlay(alignment: .topTrailing) {
                            Button { isShown = false } label: {
                              Image(systemName: "xmark").font(.headline)
                            }
                            .buttonStyle(.bordered).clipShape(Circle()).tint(.blue).padding()
                          }
                      }
                  }
                  HStack {
                    Text(item.title).font(.largeTitle).bold()
                    Spacer()
                    Button { withAnimation { isShown.toggle() } } label: {
                      Image(systemName: "checkmark").symbolVariant(.circle.fill)
                        .foregroundStyle(item.isDone ? .green : .gray).font(.largeTitle)
                    }
                    .buttonStyle(.plain)
                  }
                }
              }
            }
            .navigationTitle("Todo").searchable(text: $query, prompt: "Search")
          }
        }
      }
      #Preview { Page() }
      """)
    let run = try CommandRun(["inspect", "A.swift", "--tree"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(run.output.contains("2 stand-ins are in code that no probe ran"), "\(run.all)")
    #expect(run.output.contains("\"t\""), "\(run.all)")
  }
}
