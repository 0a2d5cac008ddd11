@testable import Design
import Foundation
@testable import Rendering
@testable import Syntax

/// libFuzzer's entry: one text into the part that `DOCGEN_FUZZ` names. Any trap is a find; so is a broken promise.
///
/// `Scripts/fuzz` builds and runs it; `swift build` and `swift test` know nothing of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: @Sendable ([UInt8]) -> Void =
  switch ProcessInfo.processInfo.environment["DOCGEN_FUZZ"] {
  case "code": FuzzTargets.code
  case "color": FuzzTargets.color
  case "data": FuzzTargets.data
  case "document": FuzzTargets.document
  case "drawing": FuzzTargets.drawing
  case "markup": FuzzTargets.markup
  case "mustache": FuzzTargets.mustache
  default: preconditionFailure("DOCGEN_FUZZ names no target")
  }
