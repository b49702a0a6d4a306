// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library neither builds nor ships what only measures it.
//
//     swift run -c release --package-path Benchmarks
//
// The floor is compiled for this processor unless the environment names another instruction set:
// TINCTURE_FLOOR=x86-64-v3 and so on.
let isa = Context.environment["TINCTURE_FLOOR"] ?? "native"

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tincture", path: "..")],
  targets: [
    .target(
      name: "CFloor",
      cSettings: [.unsafeFlags(["-O3", "-ffast-math", "-fno-math-errno", "-march=\(isa)"])],
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CFloor", .product(name: "ColorCore", package: "Tincture")],
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]),
  ],
  swiftLanguageModes: [.v6]
)
