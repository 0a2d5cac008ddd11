import Syntax
import Testing

@testable import Design

@Suite struct `TypeScript` {
  private func read(_ text: String) -> Prose {
    Prose(
      statements: TypeScriptReader().read([SourceText(path: "DESIGN-expo.md", text: text)], flavor: .expo))
  }

  @Test func `hex strings of constant objects are tokens with their path`() {
    let code = read(
      """
      // theme/colors.ts
      export const colors = {
        // Brand — people see it
        reefCoral: '#E4572E', // buttons
        'reef-veil': 'rgba(115, 96, 242, 0.5)',
        text: { main: '#101112', link: { light: '#1257A8', dark: '#9CC4F0' } },

        // Other
        coral: colors.reefCoral,
        short: '#12345',
        note: 'see below',
      } as const;
      export const semantic: Record<string, string> = { action: colors.reefCoral };
      const INK = '#0A0B0C';
      const style = StyleSheet.create({ box: { backgroundColor: '#123456' } });
      function f() { const inner = { a: '#654321' }; return inner; }
      """)
    #expect(
      code.colors == [
        "4 colors.reefCoral #E4572E/-", "5 colors.reef-veil #7360F280/-", "6 colors.text.main #101112/-",
        "6 colors.text.link #1257A8/#9CC4F0 stated", "9 colors.coral colors.reefCoral/-",
        "10 colors.short unread/-",
        "13 semantic.action colors.reefCoral/-", "14 INK #0A0B0C/-",
      ])
    #expect(
      code.statements.colors.map(\.group) == [
        "Brand", "Brand", "colors.text", "colors.text", "Other", "Other", "semantic", nil,
      ])
    #expect(code.statements.colors[0].note == "buttons")
    #expect(code.statements.evidence.literals.map(\.origin.line) == [15, 16])
    #expect(code.findings == ["10:10 color-invalid error"])
  }

  @Test func `styles have the family and weight of their face`() {
    let code = read(
      """
      const base = { color: '#111111', fontFamily: 'Nunito-Regular' } satisfies TextStyle;
      const sys = Platform.select({ ios: 'System', default: 'sans-serif' });
      export const typography = {
        title: { fontFamily: 'NotoSans-ExtraBold', fontSize: 32, lineHeight: 40, letterSpacing: -0.4, color: '#222222' },
        body: { ...base, fontSize: 15 },
        tab: { fontFamily: sys, fontSize: 10, fontWeight: '600' as const },
        quote: { fontFamily: 'Lora_500Medium_Italic', fontSize: 17 },
        plain: T({ fontFamily: 'Inter_700Bold', fontSize: 12 }),
      } satisfies Record<string, TextStyle>;
      """)
    #expect(
      code.typography == [
        "4 typography.title: NotoSans 800 32 pt 1.25 -0.4", "5 typography.body: Nunito 400 15 pt - -",
        "6 typography.tab: system 600 10 pt - -", "7 typography.quote: Lora 500 17 pt - -",
        "8 typography.plain: Inter 700 12 pt - -",
      ])
    #expect(code.colors == [])
  }

  @Test func `gradients have stops and the direction from start to end`() {
    let code = read(
      """
      export const gradients = {
        brand: { colors: ['#00C4CC', '#7D2AE8'] as const, start: { x: 0, y: 0 }, end: { x: 1, y: 1 } },
        rise: { colors: ['#000000', '#444444', '#FFFFFF'], locations: [0, 0.25, 1], start: { x: 0, y: 1 }, end: { x: 0, y: 0 } },
        wash: ['#D9480F', '#862E0A'],
      };
      export const confetti = ['#111111', '#222222'];
      """)
    #expect(
      code.gradients == [
        "2 gradients.brand linear 135: #00C4CC 0, #7D2AE8 1",
        "3 gradients.rise linear 0: #000000 0, #444444 0.25, #FFFFFF 1",
        "4 gradients.wash linear -: #D9480F 0, #862E0A 1",
      ])
  }

  @Test func `numbers of scales are measures, other numbers are not`() {
    let code = read(
      """
      export const spacing = { xs: 4, md: 12 };
      export const radius = { card: 16 };
      export const layout = { rowHeight: 44, gutter: 14 };
      """)
    #expect(code.spacing == ["1 spacing.xs 4pt -", "1 spacing.md 12pt -", "3 layout.gutter 14pt -"])
    #expect(code.radii == ["2 radius.card 16pt -"])
  }

  @Test(arguments: [
    "const a = {", "export const", "const a = { b: ", "const a = (x) => ", "const a = [[[[", "const a = `${",
  ])
  func `code that breaks off ends the reading`(text: String) {
    #expect(read(text).colors == [])
  }

  @Test func `shadows are shadows, and their blur is no radius`() {
    let code = read(
      """
      export const lift = {
        shadowColor: '#785A32', shadowOpacity: 0.1, shadowRadius: 10, shadowOffset: { width: 0, height: 2 },
      } as const;
      export const shadows = {
        card: { shadowColor: ink.deep, shadowOffset: { width: 1, height: 4 }, shadowOpacity: 0.2, shadowRadius: 8 },
        web: { boxShadow: '0 2px 8px -1px rgba(0, 0, 0, 0.1), inset 0 1px #FFFFFF' },
      };
      const ink = { deep: '#102030' };
      """)
    #expect(
      code.shadows == [
        "1 lift #785A321A 0 2 10 0", "5 shadows.card #10203033 1 4 8 0", "6 shadows.web #0000001A 0 2 8 -1",
        "6 shadows.web #FFFFFF 0 1 0 0",
      ])
    #expect(code.radii == [])
  }

  @Test func `movements of Reanimated`() {
    let code = read(
      """
      export const motion = {
        duration: { short: 200 },
        spring: { damping: 16, stiffness: 100 },
        ease: Easing.bezier(0.4, 0, 0.2, 1),
        enter: { duration: 300, easing: Easing.out(Easing.ease), delay: 50 },
        press: withSpring(0.96, { damping: 20, stiffness: 400, mass: 1 }),
        bare: 12,
      };
      """)
    #expect(
      code.motion == [
        "2 motion.duration.short: duration duration 0.2",
        "3 motion.spring: spring response 0.6283 damping 0.8",
        "4 motion.ease: curve 0.4,0,0.2,1", "5 motion.enter: curve 0,0,0.58,1 duration 0.3 delay 0.05",
        "6 motion.press: spring response 0.3142 damping 0.5",
      ])
  }
}
