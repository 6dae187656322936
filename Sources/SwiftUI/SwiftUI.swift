/// SwiftUI's names, as HeadlessUI has them: with this module at hand, `import SwiftUI` works on Linux,
/// without a compiler flag. On Apple platforms nothing of it is built, and SwiftUI is Apple's.
@_exported import HeadlessUI
