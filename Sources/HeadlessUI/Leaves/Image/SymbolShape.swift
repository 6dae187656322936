import Foundation

/// How wide and how high a symbol of the system is, in parts of the font's size, at the medium scale.
///
/// No table of these sizes is published. The proportions are those that Interface Builder wrote into
/// public storyboards for symbols of iOS (a circle is 128 by 123, `chevron.right` 97 by 128), the
/// lengths those that it wrote for a font of 13 points on macOS. Symbols that are in no such file have
/// the size of what they resemble. `docs/swiftui-compatibility.md` says how exact that is.
struct SymbolShape: Equatable {
  var width: CGFloat
  var height: CGFloat

  static let circle = SymbolShape(width: 1.18, height: 1.12)
  static let square = SymbolShape(width: 1.16, height: 1.04)
  static let rectangle = SymbolShape(width: 1.42, height: 1.04)
  static let triangle = SymbolShape(width: 1.31, height: 1.18)

  /// What a badge beside a symbol adds to its width.
  private static let badge: CGFloat = 0.12

  /// The size of a symbol, by its name; that of a circle if nothing tells it.
  init(named name: String) {
    self = Self.known(name) ?? Self.enclosing(name) ?? .circle
  }

  private init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The size that is known of a symbol, or of the one that it is a variant of.
  private static func known(_ name: String) -> SymbolShape? {
    if let shape = sizes[name] { return shape }
    if let range = name.range(of: ".badge") {
      let base = String(name[..<range.lowerBound])
      guard var shape = known(base) ?? enclosing(base) else { return nil }
      shape.width += badge
      return shape
    }
    for variant in [".fill", ".slash"] where name.hasSuffix(variant) {
      return known(String(name.dropLast(variant.count)))
    }
    return nil
  }

  /// The size of the shape that a symbol is in, the one that its name has last.
  private static func enclosing(_ name: String) -> SymbolShape? {
    let parts = name.split(separator: ".")
    for part in parts.reversed() {
      switch part {
      case "circle": return .circle
      case "square": return .square
      case "rectangle": return .rectangle
      case "triangle": return .triangle
      default: continue
      }
    }
    return nil
  }

  private static let sizes: [String: SymbolShape] = {
    var sizes: [String: SymbolShape] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else {
        continue
      }
      sizes[String(parts[0])] = SymbolShape(width: width / 100, height: height / 100)
    }
    return sizes
  }()

  /// Names, with width and height in hundredths of the font's size.
  private static let table = """
    airplane 125 112
    antenna.radiowaves.left.and.right 160 115
    arrow.2.squarepath 146 108
    arrow.backward 102 96
    arrow.clockwise 108 123
    arrow.counterclockwise 108 123
    arrow.down 96 102
    arrow.down.to.line 100 123
    arrow.forward 102 96
    arrow.left 102 96
    arrow.left.arrow.right 123 131
    arrow.right 102 96
    arrow.triangle.2.circlepath 138 112
    arrow.up 96 102
    arrow.up.arrow.down 138 115
    arrow.up.left.and.arrow.down.right 124 112
    arrow.up.to.line 100 123
    arrow.uturn.backward 123 108
    arrow.uturn.forward 123 108
    arrow.uturn.left 123 108
    arrow.uturn.right 123 108
    arrowshape.turn.up.left 135 110
    arrowshape.turn.up.right 135 110
    backward 160 90
    battery.0 190 90
    battery.100 190 90
    battery.25 190 90
    battery.50 190 90
    battery.75 190 90
    bed.double 170 109
    bell 112 120
    bolt 80 120
    book 140 105
    book.closed 108 123
    bookmark 85 115
    bubble.left 132 120
    bubble.left.and.bubble.right 175 130
    bubble.right 132 120
    calendar 118 110
    camera 145 107
    camera.rotate 145 109
    camera.viewfinder 125 112
    car 142 104
    cart 135 112
    checkmark 108 97
    checkmark.seal 125 120
    chevron.backward 67 89
    chevron.compact.down 110 38
    chevron.compact.left 38 110
    chevron.compact.right 38 110
    chevron.compact.up 110 38
    chevron.down 109 60
    chevron.forward 67 89
    chevron.left 67 89
    chevron.right 67 89
    chevron.up 109 60
    chevron.up.chevron.down 102 115
    cloud 150 105
    creditcard 145 105
    cup.and.saucer 150 115
    curlybraces 115 123
    doc 105 124
    doc.on.doc 125 138
    doc.plaintext 105 124
    doc.richtext 105 124
    doc.text 105 124
    document 105 124
    document.on.document 125 138
    dot.radiowaves.left.and.right 160 115
    ellipsis 117 34
    envelope 142 104
    exclamationmark 40 110
    exclamationmark.shield 120 118
    eye 155 98
    eye.slash 155 110
    flag 120 113
    folder 140 106
    fork.knife 100 120
    forward 160 90
    gear 130 124
    gearshape 130 125
    gearshape.2 180 130
    gift 120 120
    grid 116 104
    hammer 132 120
    hand.thumbsdown 120 120
    hand.thumbsup 120 120
    hare 170 117
    heart 125 107
    highlighter 131 123
    hourglass 80 120
    house 138 114
    internaldrive 150 103
    keyboard 146 100
    lightbulb 90 130
    line.3.horizontal 124 64
    line.3.horizontal.decrease 124 70
    link 125 122
    location 118 106
    list.bullet 138 95
    list.bullet.indent 146 92
    list.dash 138 95
    list.number 138 100
    lock 95 122
    lock.open 130 122
    magnifyingglass 122 112
    map 130 114
    mappin 50 120
    mic 102 118
    minus 108 20
    multiply 104 92
    music.note 85 115
    newspaper 142 112
    paintbrush 131 138
    paintpalette 138 113
    paperclip 110 130
    paperplane 125 120
    pause 85 100
    pencil 103 100
    person 110 112
    person.2 175 112
    person.3 230 115
    photo 142 104
    photo.on.rectangle 160 120
    photo.on.rectangle.angled 155 121
    pin 115 131
    play 95 104
    plus 108 95
    power 115 120
    printer 130 120
    qrcode.viewfinder 125 112
    questionmark 75 100
    rectangle.on.rectangle 146 115
    rectangle.portrait.and.arrow.right 135 125
    return 131 108
    ruler 190 85
    scissors 138 100
    server.rack 142 104
    shippingbox 125 125
    sidebar.leading 142 104
    sidebar.left 142 104
    sidebar.right 142 104
    sidebar.trailing 142 104
    slider.horizontal.3 138 108
    sparkles 115 131
    speaker.wave.2 155 110
    speaker.wave.3 180 115
    square.and.arrow.down 116 131
    square.and.arrow.up 116 132
    square.and.pencil 131 123
    square.on.square 131 123
    square.stack 120 125
    star 127 115
    stop 104 92
    sun.max 136 132
    tablecells 142 104
    tag 130 120
    terminal 142 108
    text.aligncenter 123 96
    text.alignleft 123 96
    text.alignright 123 96
    text.append 123 100
    text.bubble 132 116
    text.justify 123 96
    textformat 141 88
    textformat.123 165 80
    textformat.size 140 92
    tortoise 190 100
    trash 113 123
    tray 140 105
    tv 145 115
    video 165 107
    viewfinder 125 112
    wand.and.stars 130 125
    wifi 135 100
    xmark 104 92
    """
}
