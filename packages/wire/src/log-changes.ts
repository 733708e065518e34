/** What changed in an account's log after a version. */
export type LogChanges<Row> = {
  /** In the order of their versions, about 1,000 of them. */
  rows: Row[]
  deleted: string[]
  /** Whether there are more, above the last of these. */
  more: boolean
  /** How many rows the whole log has. */
  total: number
  /** The sum of their versions, in decimal. */
  digest: string
}

/** A deleted record of the service log: how a device that still shows it hears of it. */
export type TombstoneRow = { id: string; user_id: string; version: number; deleted_at: string }
