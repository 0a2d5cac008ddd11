import Syntax

/// The first iOS of APIs that design code uses.
///
/// A part of it, the newer modifiers above all, was held against the platforms that Apple's reference states on the page
/// of each symbol; the rest is common knowledge still to be checked so. What the compiler emits into the client counts from the iOS it runs on, not from the SDK that brought it: `onGeometryChange` runs from iOS 16,
/// and the springs named by duration and bounce, `smooth`, `snappy` and `bouncy` from iOS 13, so they are not here.
enum SwiftAPIAvailability {
  /// `.sensoryFeedback(…)`.
  static let members: WordTable<String> = [
    // iOS 15
    "confirmationDialog": "15.0", "dynamicTypeSize": "15.0", "interactiveDismissDisabled": "15.0",
    "listRowSeparator": "15.0", "listRowSeparatorTint": "15.0", "refreshable": "15.0",
    "safeAreaInset": "15.0",
    "searchable": "15.0", "submitLabel": "15.0", "swipeActions": "15.0", "symbolRenderingMode": "15.0",
    "symbolVariant": "15.0",
    // iOS 16
    "contentTransition": "16.0", "fontWidth": "16.0", "navigationDestination": "16.0",
    "onGeometryChange": "16.0", "presentationDetents": "16.0", "presentationDragIndicator": "16.0",
    "scrollContentBackground": "16.0", "scrollDisabled": "16.0", "scrollDismissesKeyboard": "16.0",
    "scrollIndicators": "16.0", "toolbarBackground": "16.0", "toolbarColorScheme": "16.0",
    "toolbarTitleMenu": "16.0", "fontDesign": "16.1", "presentationBackground": "16.4",
    "presentationBackgroundInteraction": "16.4", "presentationCompactAdaptation": "16.4",
    "presentationContentInteraction": "16.4", "presentationCornerRadius": "16.4",
    "scrollBounceBehavior": "16.4",
    // iOS 17
    "containerRelativeFrame": "17.0", "contentMargins": "17.0", "geometryGroup": "17.0", "inspector": "17.0",
    "keyframeAnimator": "17.0", "listSectionSpacing": "17.0", "phaseAnimator": "17.0",
    "safeAreaPadding": "17.0",
    "scrollClipDisabled": "17.0",
    "scrollPosition": "17.0", "scrollTargetBehavior": "17.0", "scrollTargetLayout": "17.0",
    "scrollTransition": "17.0", "sensoryFeedback": "17.0", "symbolEffect": "17.0",
    "toolbarTitleDisplayMode": "17.0", "visualEffect": "17.0",
    // iOS 18
    "matchedTransitionSource": "18.0", "navigationTransition": "18.0", "onScrollGeometryChange": "18.0",
    "onScrollPhaseChange": "18.0", "onScrollVisibilityChange": "18.0", "sidebarAdaptable": "18.0",
    "textRenderer": "18.0",
    // iOS 26
    "backgroundExtensionEffect": "26.0", "glassEffect": "26.0", "glassEffectID": "26.0",
    "glassEffectUnion": "26.0",
    "glassProminent": "26.0", "scrollEdgeEffectStyle": "26.0", "tabBarMinimizeBehavior": "26.0",
    "tabViewBottomAccessory": "26.0",
  ]

  /// `NavigationStack { … }`.
  static let types: WordTable<String> = [
    "AsyncImage": "15.0", "Canvas": "15.0", "EllipticalGradient": "15.0", "TimelineView": "15.0",
    "AnyLayout": "16.0", "AnyShape": "16.0", "Chart": "16.0", "Gauge": "16.0", "Grid": "16.0",
    "GridRow": "16.0",
    "ImageRenderer": "16.0", "LabeledContent": "16.0", "MultiDatePicker": "16.0", "NavigationPath": "16.0",
    "NavigationSplitView": "16.0", "NavigationStack": "16.0", "PhotosPicker": "16.0", "ShareLink": "16.0",
    "SpatialTapGesture": "16.0", "UnevenRoundedRectangle": "16.0", "ViewThatFits": "16.0",
    "ContentUnavailableView": "17.0", "KeyframeAnimator": "17.0", "MagnifyGesture": "17.0",
    "PhaseAnimator": "17.0", "RotateGesture": "17.0", "MeshGradient": "18.0", "Tab": "18.0",
    "TabSection": "18.0",
    "GlassEffectContainer": "26.0", "ToolbarSpacer": "26.0",
  ]

  /// `@Observable`.
  static let attributes: WordTable<String> = [
    "FocusState": "15.0", "Bindable": "17.0", "Observable": "17.0", "Model": "17.0", "Query": "17.0",
  ]

  /// Arguments that came later than their function, `TextField(…, axis: …)`: by their labels, each with the function.
  static let arguments: WordTable<(callee: WordSet, ios: String)> = [
    "axis": (["TextField"], "16.0"), "reservesSpace": (["lineLimit"], "16.0"),
    "topLeadingRadius": (["rect"], "16.0"), "variableValue": (["Image"], "16.0"),
    "value": (["NavigationLink"], "16.0"), "initial": (["onChange"], "17.0"),
  ]
}
