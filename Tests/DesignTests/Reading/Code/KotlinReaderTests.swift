import Syntax
import Testing

@testable import Design

@Suite struct `Kotlin` {
  private func read(_ text: String) -> Prose {
    Prose(
      statements: KotlinReader().read([SourceText(path: "DESIGN-android.md", text: text)], flavor: .compose))
  }

  @Test func `values of objects are tokens with their container, at their line`() {
    let code = read(
      """
      object ReefColors {
          // Brand — what people see
          val Coral  = Color(0xFFE4572E) // buttons
          val Veil   = Color(0x807360F2)
          val Faint  = Coral.copy(alpha = 0.12f)
          val White  = Color.White.copy(alpha = .5f)

          // Dark
          val Deep = Color(red = 0.1f, green = 0.2f, blue = 0.35f)
          val Bytes = Color(12, 34, 56)
          object Text { val Main = Color(0xFF101112) }
      }
      val Loose = ReefColors.Coral
      fun screen() { val Inner = Color(0xFF010203) }
      """)
    #expect(
      code.colors == [
        "3 ReefColors.Coral #E4572E/-", "4 ReefColors.Veil #7360F280/-", "5 ReefColors.Faint Coral =0.12/-",
        "6 ReefColors.White #FFFFFF =0.5/-", "9 ReefColors.Deep #1A3359/-", "10 ReefColors.Bytes #0C2238/-",
        "11 ReefColors.Text.Main #101112/-", "13 Loose ReefColors.Coral/-",
      ])
    #expect(
      code.statements.colors.map(\.group) == [
        "Brand", "Brand", "Brand", "Brand", "Dark", "Dark", "Text", nil,
      ])
    #expect(code.statements.colors[0].note == "buttons")
    #expect(code.statements.evidence.literals.map(\.origin.line) == [14])
  }

  @Test func `schemes refer to tokens and declare only what they write out`() {
    let code = read(
      """
      object ReefColors { val Coral = Color(0xFFE4572E) }
      private val ReefLight = lightColorScheme(
          primary = ReefColors.Coral,
          surface = Color(0xFFFFFFFF),
      )
      fun pick(n: Int) = ReefColors.shade(n)
      """)
    #expect(code.colors == ["1 ReefColors.Coral #E4572E/-", "4 ReefLight.surface #FFFFFF/-"])
    #expect(code.statements.evidence.uses.map(\.name) == ["ReefColors.Coral"])
  }

  @Test func `a choice by appearance has both sides`() {
    let code = read(
      "val sheet: Color @Composable get() = if (isSystemInDarkTheme()) Color(0xFF111111) else Color(0xFFEEEEEE)\n"
    )
    #expect(code.colors == ["1 sheet #EEEEEE/#111111 stated"])
  }

  @Test func `text styles have family, weight, leading as a multiple and tracking`() {
    let code = read(
      """
      val Nunito = FontFamily(Font(R.font.nunito_bold, FontWeight.Bold))
      val Sys = FontFamily.Default
      object ReefText {
          val Title = TextStyle(Nunito, fontWeight = FontWeight.ExtraBold, fontSize = 32.sp, lineHeight = 38.sp, letterSpacing = (-0.4).sp)
          val Body = TextStyle(fontFamily = Sys, fontWeight = FontWeight.W450, fontSize = 15.sp, letterSpacing = 0.02.em)
          val Strong = Body.copy(fontWeight = FontWeight.Bold)
          val Code = TextStyle(fontFamily = FontFamily.Monospace, fontSize = 13.sp, lineHeight = 1.5.em)
      }
      val ReefTypography = Typography(
          bodyLarge = ReefText.Body,
          labelSmall = TextStyle(fontSize = 11.sp),
      )
      """)
    #expect(
      code.typography == [
        "4 ReefText.Title: Nunito 800 32 sp 1.1875 -0.4", "5 ReefText.Body: system 450 15 sp - 0.3",
        "6 ReefText.Strong: system 700 15 sp - 0.3", "7 ReefText.Code: system - 13 sp 1.5 -",
        "11 ReefTypography.labelSmall: - - 11 sp - -",
      ])
  }

  @Test func `brushes, measures and animation specs`() {
    let code = read(
      """
      object Reef {
          val Coral = Color(0xFFE4572E)
          val Glow = Brush.linearGradient(listOf(Coral, Color(0xFF862E0A)))
          val Down = Brush.verticalGradient(0f to Coral, 0.3f to Color.White, 1f to Color.Black)
          fun wash(a: Color, b: Color) = Brush.horizontalGradient(listOf(a, b))
          val Wash = wash(Coral, Color(0xFF010203))
      }
      object ReefSpacing { val md = 12.dp }
      val CardRadius = 16.dp
      val RowHeight = 44.dp
      val ReefShapes = Shapes(small = RoundedCornerShape(8.dp))
      val Pop = spring<Float>(dampingRatio = 0.8f, stiffness = 100f)
      val Fade = tween<Float>(200, easing = LinearEasing)
      """)
    #expect(
      code.gradients == [
        "3 Reef.Glow linear 135: Coral 0, #862E0A 1",
        "4 Reef.Down linear 180: Coral 0, #FFFFFF 0.3, #000000 1",
        "6 Reef.Wash linear 90: Coral 0, #010203 1",
      ])
    #expect(code.spacing == ["8 ReefSpacing.md 12dp -"])
    #expect(code.radii == ["9 CardRadius 16dp -", "11 ReefShapes.small 8dp -"])
    #expect(
      code.motion == ["12 Pop: spring response 0.6283 damping 0.8", "13 Fade: curve 0,0,1,1 duration 0.2"])
  }

  @Test func `a hex comment is evidence, a hex without alpha is suspicious, another argument is unread`() {
    let code = read(
      """
      val A = Color(0xFF112233) // #112234 deep
      val B = Color(0x445566)
      val C = Color(other)
      """)
    #expect(code.colors == ["1 A #112233/-", "2 B #44556600/-", "3 C unread/-"])
    #expect(code.statements.evidence.comments.map { Prose.text($0.stated) } == ["#112234"])
    #expect(code.statements.colors[0].note == "deep")
    #expect(code.findings == ["2:9 color-suspicious warning", "3:9 color-invalid error"])
  }

  @Test(arguments: [
    "val A = Color(", "object {", "val", "enum class X {", "fun f(", "val A = if (",
    "object A { val B = ((((((", "val A = \"${",
  ])
  func `code that breaks off ends the reading`(text: String) {
    #expect(read(text).typography == [])
  }

  @Test func `maps, classes of its own and lazy values have colours too`() {
    let code = read(
      """
      data class Palette(val back: Color, val ink: Color)
      val night = Palette(Color(0xFF000000), Color(0xFFFFFFFF))
      val map = mapOf("sand" to Color(0xFFE8C07D), Mood.Calm to Color(0xFF4A7C59))
      object Reef {
          val Late by lazy { Color(0xFF23395B) }
          val Wide = Color(0.1f, 0.7f, 0.4f, 1f, ColorSpaces.DisplayP3)
          val Hue = Color.hsv(210f, 0.6f, 0.8f)
      }
      """)
    #expect(
      code.colors == [
        "2 night.back #000000/-", "2 night.ink #FFFFFF/-", "3 map.sand #E8C07D/-", "3 map.Calm #4A7C59/-",
        "5 Reef.Late #23395B/-", "6 Reef.Wide color(display-p3 0.1 0.7 0.4)/-", "7 Reef.Hue #528FCC/-",
      ])
  }

  @Test func `repeats and times`() {
    let code = read(
      """
      object Moves {
          val Pulse = infiniteRepeatable(tween<Float>(1200, easing = LinearEasing), RepeatMode.Reverse)
          const val FadeDuration = 200
          val enterDelay = 50.milliseconds
          const val Count = 3
      }
      """)
    #expect(
      code.motion == [
        "2 Moves.Pulse: curve 0,0,1,1 duration 1.2 repeats - back",
        "3 Moves.FadeDuration: duration duration 0.2",
        "4 Moves.enterDelay: duration delay 0.05",
      ])
  }
}
