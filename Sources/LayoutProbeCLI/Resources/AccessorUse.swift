/// A member of a type that tools generate of resources, as a program names it: `Asset.star`.
struct AccessorUse {
  let name: String
  let member: String

  /// The uses in a text of types that are named like those of the tools.
  static func all(in text: String) -> [AccessorUse] {
    let bytes = Array(text.utf8)
    func isOfName(_ index: Int) -> Bool {
      bytes.indices.contains(index) && Ascii.continuesIdentifier(bytes[index])
    }
    var uses: [AccessorUse] = []
    for point in bytes.indices where bytes[point] == Ascii.dot {
      var start = point
      while isOfName(start - 1) { start -= 1 }
      let name = bytes[start..<point]
      guard start == 0 || bytes[start - 1] != Ascii.dot, isOfTool(name) else { continue }
      var end = point + 1
      while isOfName(end) { end += 1 }
      uses.append(
        AccessorUse(
          name: String(decoding: name, as: UTF8.self),
          member: String(decoding: bytes[point + 1..<end], as: UTF8.self)))
    }
    return uses
  }

  private static func isOfTool(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("L10n".utf8) || name.elementsEqual("Assets".utf8)
      || name.suffix(5).elementsEqual("Asset".utf8)
      || name.suffix(7).elementsEqual("Strings".utf8)
  }
}
