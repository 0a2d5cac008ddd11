import Syntax

/// What expressions of Compose stand for.
struct KotlinValues {
  let program: KotlinProgram
  /// The type in which bare names are looked for.
  let container: String?
  /// The block the expressions are in.
  let block: Int
  /// Arguments of the helper function whose body is looked at.
  var bindings: [String: CodeExpression] = [:]
  /// Helpers may call helpers, not for ever.
  var depth = 0

  /// A colour with what its source says of it.
  struct Color {
    var expression: ColorExpression
    /// The decimals of its floats; 0 for what is exact.
    var decimals = [0, 0, 0]
    var problem: (rule: String, message: String, help: String)?
  }

  /// A length, and whether a shape makes it a radius.
  struct Length {
    var value: Double
    var unit: String
    var isShape = false
  }

  private static let deepest = 8

  // MARK: - Colours

  /// The colour an expression is; nil for anything else.
  func color(_ expression: CodeExpression) -> Color? {
    guard depth < Self.deepest else { return nil }
    switch expression.head {
    case .group(let inner) where expression.suffixes.isEmpty: return color(inner)
    case .conditional(let test, let first, let second):
      guard expression.suffixes.isEmpty, test.lowercased().contains("dark"), let one = color(first),
        let other = color(second)
      else { return nil }
      let isNegated = test.hasPrefix("!")
      return Color(
        expression: .dynamic(
          light: isNegated ? one.expression : other.expression,
          dark: isNegated ? other.expression : one.expression))
    case .name: break
    default: return nil
    }
    if case .call(let arguments)? = expression.suffixes.last, expression.suffixes.count > 1,
      case .member("copy") = expression.suffixes[expression.suffixes.count - 2]
    {
      guard let base = color(expression.dropping(2)) else { return nil }
      guard let alpha = number(arguments.first { $0.label == "alpha" || $0.label == nil }?.value),
        arguments.count == 1
      else {
        return Color(expression: .unread)
      }
      return Color(expression: .alpha(base.expression, alpha), decimals: base.decimals)
    }
    if let path = expression.path { return named(path, expression) }
    guard let call = expression.call, call.rest.isEmpty else { return nil }
    switch call.callee {
    case "Color": return constructed(call.arguments)
    case "Color.hsl": return hsl(call.arguments)
    case "Color.hsv": return hsv(call.arguments)
    default: return helper(call.callee, call.arguments)
    }
  }

  private func named(_ path: String, _ expression: CodeExpression) -> Color? {
    if let bound = bindings[path] {
      var values = self
      values.bindings = [:]
      values.depth += 1
      return values.color(bound)
    }
    if path.hasPrefix("Color."), let value = Self.constants[String(path.dropFirst(6))] {
      return Color(expression: .value(value))
    }
    guard let target = program.declaration(of: path, inside: container) else { return nil }
    var values = KotlinValues(program: program, container: target.container, block: target.block)
    values.depth = depth + 1
    guard values.color(target.value) != nil else { return nil }
    return Color(
      expression: .reference(path, at: program.blocks[block].position(expression.tokens.lowerBound)))
  }

  private static let constants: [String: ColorValue] = [
    "White": ColorValue(red: 255, green: 255, blue: 255), "Black": ColorValue(red: 0, green: 0, blue: 0),
    "Transparent": ColorValue(red: 0, green: 0, blue: 0, alpha: 0),
    "Red": ColorValue(red: 255, green: 0, blue: 0),
    "Green": ColorValue(red: 0, green: 255, blue: 0), "Blue": ColorValue(red: 0, green: 0, blue: 255),
    "Yellow": ColorValue(red: 255, green: 255, blue: 0), "Cyan": ColorValue(red: 0, green: 255, blue: 255),
    "Magenta": ColorValue(red: 255, green: 0, blue: 255), "Gray": ColorValue(red: 136, green: 136, blue: 136),
    "DarkGray": ColorValue(red: 68, green: 68, blue: 68),
    "LightGray": ColorValue(red: 204, green: 204, blue: 204),
  ]

  private func constructed(_ arguments: [CodeExpression.Argument]) -> Color? {
    guard let first = arguments.first else { return nil }
    if arguments.count == 1 {
      if case .number(_, let hex?) = first.value.head { return packed(hex) }
      if case .string(let text) = first.value.head { return argb(text) }
      if let call = first.value.call, call.callee.hasSuffix("parseColor"),
        case .string(let text)? = call.arguments.first?.value.head
      {
        return argb(text)
      }
      return Color(
        expression: .unread,
        problem: ("color-invalid", "'Color(…)' is made of what is no literal", "write 0xAARRGGBB"))
    }
    func channel(_ label: String, _ place: Int) -> CodeExpression? {
      arguments.first { $0.label == label }?.value
        ?? (arguments.indices.contains(place) && arguments[place].label == nil ? arguments[place].value : nil)
    }
    var components: [Double] = []
    var decimals: [Int] = []
    for (place, label) in ["red", "green", "blue"].enumerated() {
      guard let expression = channel(label, place), let value = number(expression) else {
        return Color(expression: .unread)
      }
      let text = program.blocks[block].string(expression.tokens.lowerBound)
      let isFloat = text.contains(".") || text.hasSuffix("f")
      components.append(isFloat ? value : value / 255)
      decimals.append(
        isFloat ? text.split(separator: ".").dropFirst().first?.filter(\.isNumber).count ?? 0 : 0)
    }
    var alpha = 1.0
    if let expression = channel("alpha", 3), let value = number(expression) {
      let text = program.blocks[block].string(expression.tokens.lowerBound)
      alpha = text.contains(".") || text.hasSuffix("f") ? value : value / 255
    }
    let space: ColorValue.Space =
      channel("colorSpace", 4)?.path?.hasSuffix("DisplayP3") ?? false ? .displayP3 : .srgb
    let value = ColorValue(space, components[0], components[1], components[2], alpha: alpha)
    return Color(expression: .value(value), decimals: decimals)
  }

  /// `0xAARRGGBB`; six digits leave the alpha at 0.
  private func packed(_ hex: String) -> Color {
    guard let bits = UInt64(hex, radix: 16), bits <= 0xFFFF_FFFF else {
      return Color(
        expression: .unread,
        problem: ("color-invalid", "'0x\(hex)' has more than eight digits", "write 0xAARRGGBB"))
    }
    func byte(_ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
    let value = ColorValue(red: byte(16), green: byte(8), blue: byte(0), alpha: byte(24))
    let isShort = hex.count < 8
    return Color(
      expression: .value(value),
      problem: isShort
        ? ("color-suspicious", "'0x\(hex)' has \(hex.count) digits, so its alpha is 0", "write 0xFF\(hex)")
        : nil)
  }

  /// Android's strings put the alpha first.
  private func argb(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    let spelled = digits.count == 8 ? "#" + digits.dropFirst(2) + digits.prefix(2) : text
    guard digits.count == 6 || digits.count == 8, let value = ColorValue(css: spelled) else {
      return Color(
        expression: .unread,
        problem: ("color-invalid", "'\(text)' is not a colour", "write 6 or 8 hex digits after the #"))
    }
    return Color(expression: .value(value))
  }

  private func hsl(_ arguments: [CodeExpression.Argument]) -> Color? {
    let numbers = arguments.compactMap { number($0.value) }
    guard numbers.count == arguments.count, numbers.count == 3 || numbers.count == 4 else {
      return Color(expression: .unread)
    }
    return Color(
      expression: .value(
        ColorValue(.hsl, numbers[0], numbers[1], numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)))
  }

  private func hsv(_ arguments: [CodeExpression.Argument]) -> Color? {
    let numbers = arguments.compactMap { number($0.value) }
    guard numbers.count == arguments.count, numbers.count == 3 || numbers.count == 4 else {
      return Color(expression: .unread)
    }
    let rgb = CylindricalColor.rgb(hue: numbers[0], saturation: numbers[1], brightness: numbers[2])
    return Color(
      expression: .value(
        ColorValue(.srgb, rgb.x, rgb.y, rgb.z, alpha: numbers.count == 4 ? numbers[3] : 1)))
  }

  /// A call of a function of one expression.
  private func helper(_ callee: String, _ arguments: [CodeExpression.Argument]) -> Color? {
    guard let (values, body) = inlined(callee, arguments) else { return nil }
    return values.color(body)
  }

  private func inlined(_ callee: String, _ arguments: [CodeExpression.Argument]) -> (
    KotlinValues, CodeExpression
  )? {
    let name = callee.split(separator: ".").last.map(String.init) ?? callee
    guard let function = program.functions[name], depth < Self.deepest else { return nil }
    var values = KotlinValues(program: program, container: container, block: function.block)
    values.depth = depth + 1
    for (place, argument) in arguments.enumerated() {
      let parameter =
        argument.label ?? (function.parameters.indices.contains(place) ? function.parameters[place] : nil)
      if let parameter { values.bindings[parameter] = argument.value }
    }
    return (values, function.value)
  }

  // MARK: - Gradients

  /// The gradient a brush is.
  func gradient(
    _ expression: CodeExpression
  ) -> (kind: GradientToken.Kind, angle: Double?, stops: [(color: ColorExpression, at: Double)])? {
    guard depth < Self.deepest, let call = expression.call, call.rest.isEmpty else { return nil }
    let kind: GradientToken.Kind
    var angle: Double?
    switch call.callee {
    case "Brush.linearGradient":
      kind = .linear
      angle = direction(call.arguments)
    case "Brush.horizontalGradient": (kind, angle) = (.linear, 90)
    case "Brush.verticalGradient": (kind, angle) = (.linear, 180)
    case "Brush.radialGradient": kind = .radial
    case "Brush.sweepGradient": kind = .angular
    default:
      guard let (values, body) = inlined(call.callee, call.arguments) else { return nil }
      return values.gradient(body)
    }
    var stops: [(color: ColorExpression, at: Double?)] = []
    for argument in call.arguments {
      if case .array(let pair) = argument.value.head, pair.count == 2, let at = number(pair[0]),
        let color = color(pair[1])
      {
        stops.append((color.expression, at))
      } else if let list = argument.value.call, ["listOf", "arrayOf"].contains(list.callee) {
        for item in list.arguments {
          if case .array(let pair) = item.value.head, pair.count == 2, let at = number(pair[0]),
            let color = color(pair[1])
          {
            stops.append((color.expression, at))
          } else if let color = color(item.value) {
            stops.append((color.expression, nil))
          }
        }
      }
    }
    guard stops.count > 1 else { return nil }
    let places = GradientLiteral.placed(stops.map { (nil, $0.at) })
    return (kind, angle, zip(stops, places).map { ($0.color, $1.at) })
  }

  /// From `start` to `end`; without both, Compose runs from the top left to the bottom right.
  private func direction(_ arguments: [CodeExpression.Argument]) -> Double? {
    func point(_ label: String) -> (x: Double, y: Double)? {
      guard let value = arguments.first(where: { $0.label == label })?.value else { return nil }
      if value.path == "Offset.Zero" { return (0, 0) }
      if value.path == "Offset.Infinite" { return (1, 1) }
      guard let call = value.call, call.callee == "Offset", call.arguments.count == 2 else { return nil }
      func coordinate(_ value: CodeExpression) -> Double? {
        value.path == "Float.POSITIVE_INFINITY" ? 1e6 : number(value)
      }
      guard let x = coordinate(call.arguments[0].value), let y = coordinate(call.arguments[1].value) else {
        return nil
      }
      return (x, y)
    }
    let isStated = arguments.contains { $0.label == "start" || $0.label == "end" }
    guard isStated else { return 135 }
    guard let from = arguments.contains(where: { $0.label == "start" }) ? point("start") : (0, 0),
      let to = arguments.contains(where: { $0.label == "end" }) ? point("end") : (1, 1), from != to
    else { return nil }
    return Mathematics.angle(x: -(to.y - from.y), y: to.x - from.x).degreesFromTop
  }

  // MARK: - Type

  /// The text style an expression is.
  func style(_ expression: CodeExpression, named name: String, origin: Origin) -> TypeStyle? {
    guard depth < Self.deepest else { return nil }
    if case .call(let arguments)? = expression.suffixes.last, expression.suffixes.count > 1,
      case .member("copy") = expression.suffixes[expression.suffixes.count - 2]
    {
      // What a theme of another source states is not known here.
      let isOfTheme = expression.dropping(2).path?.hasPrefix("MaterialTheme.typography.") ?? false
      guard
        var style = style(expression.dropping(2), named: name, origin: origin)
          ?? (isOfTheme ? TypeStyle(name: name, origin: origin) : nil)
      else { return nil }
      style.alias = nil
      apply(arguments, to: &style)
      return style
    }
    if let path = expression.path {
      guard let target = program.declaration(of: path, inside: container) else { return nil }
      var values = KotlinValues(program: program, container: target.container, block: target.block)
      values.depth = depth + 1
      guard var style = values.style(target.value, named: name, origin: origin) else { return nil }
      style.alias = target.name
      return style
    }
    guard let call = expression.call, call.rest.isEmpty else { return nil }
    guard call.callee == "TextStyle" || call.callee == "androidx.compose.ui.text.TextStyle" else {
      guard let (values, body) = inlined(call.callee, call.arguments) else { return nil }
      return values.style(body, named: name, origin: origin)
    }
    var style = TypeStyle(name: name, origin: origin)
    apply(call.arguments, to: &style)
    return style
  }

  private func apply(_ arguments: [CodeExpression.Argument], to style: inout TypeStyle) {
    if let value = argument("fontSize", arguments), let length = length(value) {
      style.size = length.value
      style.unit = length.unit
    }
    for argument in arguments {
      let value = argument.value.path.flatMap { bindings[$0] } ?? argument.value
      switch argument.label {
      case "fontFamily", nil: setFamily(value, of: &style)
      case "fontWeight":
        style.weight = weight(value)
      case "fontStyle": style.italic = value.path == "FontStyle.Italic"
      case "lineHeight":
        if let length = length(value) {
          style.lineHeight =
            length.unit == "em" ? length.value : style.size.flatMap { $0 > 0 ? length.value / $0 : nil }
        }
      case "letterSpacing":
        if let length = length(value) {
          style.letterSpacing = length.unit == "em" ? style.size.map { $0 * length.value } : length.value
        }
      default: break
      }
    }
  }

  private func argument(_ label: String, _ arguments: [CodeExpression.Argument]) -> CodeExpression? {
    guard let value = arguments.first(where: { $0.label == label })?.value else { return nil }
    return value.path.flatMap { bindings[$0] } ?? value
  }

  private func weight(_ value: CodeExpression) -> Double? {
    if let path = value.path, path.hasPrefix("FontWeight.") {
      let name = String(path.dropFirst(11))
      if name.hasPrefix("W"), let number = Double(name.dropFirst()) { return number }
      return WeightWords.weight(of: name)
    }
    guard let call = value.call, call.callee == "FontWeight" else { return nil }
    return number(call.arguments.first?.value)
  }

  /// A name of a family, or what a `val` of that name stands for.
  private func setFamily(_ value: CodeExpression, of style: inout TypeStyle, depth: Int = 0) {
    guard let path = value.path, depth < Self.deepest else { return }
    switch path {
    case "FontFamily.Default", "FontFamily.SansSerif": style.family = "system"
    case "FontFamily.Serif": (style.family, style.design) = ("system", "serif")
    case "FontFamily.Monospace": (style.family, style.design) = ("system", "monospaced")
    default:
      if let target = program.declaration(of: path, inside: container), target.value.path != nil {
        setFamily(target.value, of: &style, depth: depth + 1)
      } else {
        style.family = path.split(separator: ".").last.map(String.init)
      }
    }
  }

  // MARK: - Numbers

  /// `16.dp`, `(-0.4).sp`, `RoundedCornerShape(8.dp)`, `CircleShape`.
  func length(_ expression: CodeExpression) -> Length? {
    if let call = expression.call, call.rest.isEmpty, call.callee == "RoundedCornerShape",
      call.arguments.count == 1
    {
      let value = call.arguments[0].value
      if let percent = number(value), call.arguments[0].label != "size" {
        return Length(value: percent, unit: "%", isShape: true)
      }
      return length(value).map { Length(value: $0.value, unit: $0.unit, isShape: true) }
    }
    if let call = expression.call, call.rest.isEmpty, call.callee == "RoundedCornerShape",
      call.arguments.count > 1, call.arguments.allSatisfy({ $0.label != nil })
    {
      // Corners of one measure: the others are square.
      let corners = call.arguments.compactMap { length($0.value) }
      guard let first = corners.first, corners.count == call.arguments.count,
        corners.allSatisfy({ $0.value == first.value && $0.unit == first.unit })
      else { return nil }
      return Length(value: first.value, unit: first.unit, isShape: true)
    }
    guard case .member(let unit)? = expression.suffixes.last, ["dp", "sp", "em", "px"].contains(unit),
      let value = number(expression.dropping(1))
    else { return nil }
    return Length(value: value, unit: unit)
  }

  /// A number, in parentheses or not.
  func number(_ expression: CodeExpression?) -> Double? {
    guard let expression, expression.suffixes.isEmpty else { return nil }
    switch expression.head {
    case .number(let value, nil): return value
    case .group(let inner): return number(inner)
    case .name(let name): return depth < Self.deepest ? bindings[name].flatMap { number($0) } : nil
    default: return nil
    }
  }
}

extension Double {
  /// A direction measured from the top, clockwise, brought to whole degrees where it is one but for noise.
  fileprivate var degreesFromTop: Double {
    let nearest = rounded()
    return abs(self - nearest) < 1e-6 ? nearest : self
  }
}
