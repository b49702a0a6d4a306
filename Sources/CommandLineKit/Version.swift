/// The version of all programs of the package.
public let version = "0.1.0"
