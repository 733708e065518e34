export interface UnitCodes {
  readonly ecu: string
  readonly codes: readonly string[]
}

/** What one of the code services gave. */
export interface KindCodes {
  /** Units that named their codes: an empty list is a unit that said it has none. */
  readonly units: readonly UnitCodes[]
  /** Units without this service: they refused it, or are silent where the standard has silence for "none". */
  readonly without: readonly string[]
}
