import Syntax
import Testing

@Suite struct `Code lexer` {
  /// `kind text` of every token, a letter for the kind.
  private func dump(_ source: String, _ language: CodeLanguage = .swift) -> [String] {
    let text = SourceText(path: "x", text: source)
    return CodeLexer.tokens(of: text, language: language).map {
      let letter =
        switch $0.kind {
        case .identifier: "i"
        case .keyword: "k"
        case .number: "n"
        case .punctuation: "p"
        case .comment: "c"
        case .attribute: "a"
        case .directive: "d"
        case .string: "s"
        case .stringPart: "t"
        }
      return "\(letter) \(text.string($0.range))"
    }
  }

  @Test func `a declaration`() {
    #expect(
      dump("static let ink = Color(red: 0.1_5, green: 0xFF, blue: 2.5e-1) // #123") == [
        "k static", "k let", "i ink", "p =", "i Color", "p (", "i red", "p :", "n 0.1_5", "p ,", "i green",
        "p :",
        "n 0xFF", "p ,", "i blue", "p :", "n 2.5e-1", "p )", "c // #123",
      ])
  }

  @Test func `block comments nest, and an open one ends with the text`() {
    #expect(dump("/* a /* b */ c */ x") == ["c /* a /* b */ c */", "i x"])
    #expect(dump("/* a /* b */ x") == ["c /* a /* b */ x"])
  }

  @Test func `an interpolation with a string in it`() {
    #expect(
      dump(#""a\(f("b\(c)", (d)))e" g"#) == [
        #"t "a"#, #"p \("#, "i f", "p (", #"t "b"#, #"p \("#, "i c", "p )", #"t ""#, "p ,", "p (", "i d",
        "p )",
        "p )", "p )", #"t e""#, "i g",
      ])
  }

  @Test func `raw strings hide quotes and plain interpolations`() {
    #expect(dump(##"#"a "b" \(c)"# d"##) == [##"s #"a "b" \(c)"#"##, "i d"])
    #expect(dump(##"#"a\#(b)c"#"##) == [##"t #"a"##, ##"p \#("##, "i b", "p )", ##"t c"#"##])
  }

  @Test func `a multi-line string is one token`() {
    #expect(dump("\"\"\"\r\n a \"b\"\r\n\"\"\" c") == ["s \"\"\"\r\n a \"b\"\r\n\"\"\"", "i c"])
  }

  @Test func `an open string ends with its line, and all interpolations in it`() {
    #expect(dump("\"abc\nd") == ["s \"abc", "i d"])
    #expect(dump("\"a\\(b \"c\\(d\ne)") == ["t \"a", "p \\(", "i b", "t \"c", "p \\(", "i d", "i e", "p )"])
  }

  @Test func `directives, attributes and quoted names`() {
    #expect(
      dump("#if os(iOS)\n@MainActor let `default` = #colorLiteral(red: 1)\n#endif") == [
        "d #if", "i os", "p (", "i iOS", "p )", "a @MainActor", "k let", "i `default`", "p =",
        "d #colorLiteral",
        "p (", "i red", "p :", "n 1", "p )", "d #endif",
      ])
  }

  @Test func `a member behind a dot and a label are no keywords`() {
    #expect(
      dump("f(for: .default, in: self)") == [
        "i f", "p (", "i for", "p :", "p .", "i default", "p ,", "i in", "p :", "k self", "p )",
      ])
  }

  @Test func `contextual keywords only before what they qualify`() {
    #expect(dump("final class A") == ["k final", "k class", "i A"])
    #expect(dump("set.insert(open)") == ["i set", "p .", "i insert", "p (", "i open", "p )"])
  }

  @Test func `a hexadecimal number with a member`() {
    #expect(
      dump("0x2E86AB.color 0x1.8p3 1...2") == [
        "n 0x2E86AB", "p .", "i color", "n 0x1.8p3", "n 1", "p ...", "n 2",
      ])
  }

  @Test func `a regular expression is a literal, a division is not`() {
    #expect(dump("x = /a\"b/") == ["i x", "p =", "s /a\"b/"])
    #expect(dump("a/b/c") == ["i a", "p /", "i b", "p /", "i c"])
    #expect(dump("52/255, 3/4") == ["n 52", "p /", "n 255", "p ,", "n 3", "p /", "n 4"])
    #expect(dump("#/a\"b/# c") == ["s #/a\"b/#", "i c"])
  }

  @Test func `operators, and the marks that stand alone`() {
    #expect(
      dump("a ?? b! == c?.d -> [E]?") == [
        "i a", "p ??", "i b", "p !", "p ==", "i c", "p ?", "p .", "i d", "p ->", "p [", "i E", "p ]", "p ?",
      ])
    #expect(dump("A<B<C>>?") == ["i A", "p <", "i B", "p <", "i C", "p >", "p >", "p ?"])
  }

  @Test func `what starts a line is marked`() {
    let text = SourceText(path: "x", text: "a b\r\n  c /*\n*/ d")
    #expect(
      CodeLexer.tokens(of: text, language: .swift).map(\.startsLine) == [true, false, true, false, false])
  }

  @Test func `Kotlin: templates, annotations, characters`() {
    #expect(
      dump("@Composable val a = \"x $b ${c { }} y\" + 'q' /* /* */ */", .kotlin) == [
        "a @Composable", "k val", "i a", "p =", "t \"x ", "i $b", "t  ", "p ${", "i c", "p {", "p }", "p }",
        "t  y\"", "p +", "s 'q'", "c /* /* */ */",
      ])
    #expect(
      dump("Color(0xFF7360F2) 15.sp 0.5f", .kotlin) == [
        "i Color", "p (", "n 0xFF7360F2", "p )", "n 15", "p .", "i sp", "n 0.5f",
      ])
  }

  @Test func `TypeScript: templates, JSX text, closing tags, regular expressions`() {
    #expect(
      dump("const a = `x ${b} y`;", .typescript) == [
        "k const", "i a", "p =", "t `x ", "p ${", "i b", "p }", "t  y`", "p ;",
      ])
    #expect(
      dump("<T>Don't</T>\n'a'", .typescript) == [
        "p <", "i T", "p >", "i Don", "p '", "i t", "p <", "p /", "i T", "p >", "s 'a'",
      ])
    #expect(dump("x = /[/']/g", .typescript) == ["i x", "p =", "s /[/']/g"])
  }

  @Test func `CSS: properties, colours, units`() {
    #expect(
      dump("@media { --a-b: #FFF; m: -1.5em 50% !important } /* x */", .css) == [
        "a @media", "p {", "i --a-b", "p :", "n #FFF", "p ;", "i m", "p :", "n -1.5em", "n 50%",
        "k !important",
        "p }", "c /* x */",
      ])
  }

  @Test func `JSON and YAML`() {
    #expect(
      dump(#"{"a": [-1.5e3, true, "b\""]}"#, .json) == [
        "p {", #"s "a""#, "p :", "p [", "n -1.5e3", "p ,", "k true", "p ,", #"s "b\"""#, "p ]", "p }",
      ])
    #expect(
      dump("a b: 'c' # d\n- x: {y: 12, z: #FFF}", .yaml) == [
        "a a b", "p :", "s 'c'", "c # d", "p -", "a x", "p :", "p {", "a y", "p :", "n 12", "p ,", "a z",
        "p :",
        "c #FFF}",
      ])
  }

  @Test(arguments: CodeLanguage.allCases)
  func `any bytes give tokens that cover them in order`(language: CodeLanguage) {
    var state: UInt64 = 42
    let marks = Array("\"'`#/*\\(){}[]$@<>:.,-\r\n ab0x_é".utf8) + [0xFF, 0]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(marks[Int(state >> 33) % marks.count])
      }
      var end = 0
      for token in CodeLexer.tokens(of: SourceText(path: "x", bytes: bytes), language: language) {
        #expect(token.range.lowerBound >= end && token.range.count > 0)
        #expect(!bytes[end..<token.range.lowerBound].contains { $0 > 0x20 })
        end = token.range.upperBound
      }
      #expect(end <= bytes.count && !bytes[end...].contains { $0 > 0x20 })
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `deep nesting is no recursion`(language: CodeLanguage) {
    for piece in ["(", "[{", "\"\\(", "\"${", "`${", "/*", "a ? b : ", "\\/", "#\"", "`", "'"] {
      let text = SourceText(path: "x", text: String(repeating: piece, count: 20_000))
      #expect(!CodeLexer.tokens(of: text, language: language).isEmpty)
    }
  }
}
