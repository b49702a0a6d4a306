// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]
let pure: [SwiftSetting] = strict

/// A target of the pure floor: no Foundation, no GTK, no files, no clock.
func floor(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: pure)
}

func system(_ name: String, _ pkgConfig: String, _ apt: [String]) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt(apt)])
}

func tests(_ name: String, _ dependencies: [Target.Dependency], recorded: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["CaseTables"], exclude: recorded, swiftSettings: strict)
}

let package = Package(
  name: "Tincture",
  products: [
    .library(name: "ColorCore", targets: ["ColorCore"]),
    .library(name: "ColorCSS", targets: ["ColorCSS"]),
    .library(name: "PickerControls", targets: ["Pictures", "PickerModel", "PickerControls"]),
    .library(name: "PickerGTK", targets: ["PickerGTK"]),
    // The widgets for programs in any language: load it, call tincture_gtk_register().
    .library(name: "TinctureGTK", type: .dynamic, targets: ["PickerGTK"]),
    .executable(name: "tincture", targets: ["tincture"]),
    .executable(name: "tincture-render", targets: ["tincture-render"]),
    .executable(name: "tincture-picker", targets: ["tincture-picker"]),
    .executable(name: "tincture-terminal", targets: ["tincture-terminal"]),
  ],
  targets: [
    .target(name: "CMath", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // The bulk loops, for every instruction set there may be; ColorCore does without where it cannot be built.
    .target(name: "CKernels"),
    floor("ColorCore", ["CMath", "CKernels"]),
    floor("ColorCSS", ["ColorCore", "CMath"]),
    floor("Pictures", ["ColorCore"]),
    floor("PickerModel", ["ColorCore", "ColorCSS"]),
    floor("PickerControls", ["PickerModel", "Pictures", "CMath"]),

    system("CCairo", "pangocairo", ["libpango1.0-dev", "libcairo2-dev"]),
    system("CGTK", "gtk4", ["libgtk-4-dev"]),
    system("CAdwaita", "libadwaita-1", ["libadwaita-1-dev"]),
    .target(name: "CairoPainter", dependencies: ["Pictures", "CCairo"], swiftSettings: strict),
    .target(name: "GTKSupport", dependencies: ["CGTK"], swiftSettings: strict),
    .target(
      name: "PickerGTK", dependencies: ["PickerControls", "CairoPainter", "GTKSupport", "CGTK"],
      swiftSettings: strict),

    system("CTerminfo", "tinfo", ["libncurses-dev"]),
    .target(name: "CTerminalGuard"),
    .target(
      name: "PickerTerminal", dependencies: ["PickerControls", "CTerminfo", "CTerminalGuard"], swiftSettings: strict),

    .target(name: "CommandLineKit", dependencies: ["ColorCSS"], swiftSettings: strict),
    .executableTarget(
      name: "tincture", dependencies: ["CommandLineKit", "ColorCSS"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"])]),
    .executableTarget(
      name: "tincture-render", dependencies: ["CommandLineKit", "PickerControls", "CairoPainter"],
      swiftSettings: strict),
    .executableTarget(
      name: "tincture-picker",
      dependencies: ["CommandLineKit", "PickerModel", "PickerGTK", "GTKSupport", "CGTK", "CAdwaita"],
      swiftSettings: strict),

    .executableTarget(
      name: "tincture-terminal", dependencies: ["CommandLineKit", "PickerTerminal"], swiftSettings: strict),

    .target(name: "CaseTables", path: "Tests/CaseTables", swiftSettings: strict),
    .target(name: "RoundTrips", dependencies: ["ColorCore"], path: "Tests/RoundTrips/Trips", swiftSettings: strict),
    .executableTarget(
      name: "check-round-trips", dependencies: ["ColorCore", "RoundTrips"], path: "Tests/RoundTrips/Check",
      swiftSettings: strict),
    .executableTarget(
      name: "example-library", dependencies: ["ColorCSS", "PickerModel"], path: "Examples/Library",
      swiftSettings: strict),
    // Handlers that a .ui file names are looked up in the program itself.
    .executableTarget(
      name: "example-interface", dependencies: ["PickerGTK", "GTKSupport", "CGTK"], path: "Examples/Interface",
      swiftSettings: strict, linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    tests("ColorCoreTests", ["ColorCore", "CMath", "RoundTrips"]),
    tests("ColorCSSTests", ["ColorCSS"]),
    tests("PickerModelTests", ["PickerModel"]),
    tests("PickerControlsTests", ["PickerControls"]),
    tests("CairoPainterTests", ["CairoPainter"]),
    tests("PickerGTKTests", ["PickerGTK", "PickerControls", "GTKSupport", "CGTK"]),
    tests("PickerTerminalTests", ["PickerTerminal"]),
    tests("CommandLineTests", ["CommandLineKit", "PickerControls"], recorded: ["Recorded"]),
    // The programs it runs are built with everything else; to depend on them here would link the
    // tests with the flags of a static executable.
    tests("DocumentationTests", []),
  ],
  swiftLanguageModes: [.v6]
)
