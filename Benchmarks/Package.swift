// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library neither builds nor ships what only measures it. `run` starts it.

// The bulk floor is compiled for this processor unless the environment names another instruction set.
let isa = Context.environment["TINCTURE_FLOOR"] ?? "native"
let fast = ["-O3", "-ffast-math", "-fno-math-errno"]

#if arch(x86_64)
  let baseline = ["-march=x86-64"]
#else
  let baseline: [String] = []
#endif

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tincture", path: "..")],
  targets: [
    .target(
      name: "CFloor", cSettings: [.unsafeFlags(fast + ["-march=\(isa)"])], linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "CFloorBaseline", cSettings: [.unsafeFlags(fast + baseline), .headerSearchPath("../CFloor/include")],
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFloor", "CFloorBaseline", .product(name: "ColorCore", package: "Tincture"),
        .product(name: "ColorCSS", package: "Tincture"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]),
  ],
  swiftLanguageModes: [.v6]
)
