import Testing

@testable import Design

@Suite("Front matter platform") struct FrontMatterPlatformTests {
  @Test(arguments: [
    ("platform", "iOS 14", "14.0"), ("platforms", "iOS 16.4+, macOS 13", "16.4"),
    ("minimum-ios", "16", "16.0"),
    ("deploymentTarget", "iOS v17", "17.0"), ("platform", "Android 14", nil), ("target", "14", nil),
    ("name", "iOS 14", nil), ("platform", "iOS", nil), ("platform", "iOS x", nil),
  ])
  func `states the lowest iOS`(key: String, value: String, version: String?) {
    #expect(FrontMatterReading.minimumIOS(key: key, value: value) == version)
  }
}
