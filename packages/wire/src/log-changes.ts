export type LogChanges<Row> = {
  /** In the order of their versions, about 1,000. */
  rows: Row[]
  deleted: string[]
  /** Above the last of these. */
  more: boolean
  total: number
  /** The sum of their versions, in decimal. */
  digest: string
}

/** How a device that still shows a deleted record hears of it. */
export type TombstoneRow = { id: string; user_id: string; version: number; deleted_at: string }
