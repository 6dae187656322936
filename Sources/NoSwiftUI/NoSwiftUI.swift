// What the product SwiftUI consists of on Apple platforms: nothing, so that `import SwiftUI` means
// Apple's there.
