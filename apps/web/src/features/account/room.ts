export type Budget = {
  name: string
  label: string
  used_rows: number
  max_rows: number | null
  used_bytes: number
  max_bytes: number | null
}

export type Room = { name: string; label: string; used: number; max: number; isTight: boolean }

const BYTES_PER_MB = 1_048_576
const TIGHT_SHARE = 0.8
/** The others once they are tight. */
const ALWAYS_SHOWN: readonly string[] = [
  'public.maintenance',
  'public.reminder_prefs',
  'public.history',
  'files',
]

export function shownRoom(budgets: readonly Budget[]): Room[] {
  return budgets.flatMap(roomOf).filter(({ name, isTight }) => isTight || ALWAYS_SHOWN.includes(name))
}

function roomOf({ name, label, used_rows, max_rows, used_bytes, max_bytes }: Budget): Room[] {
  const title = label.charAt(0).toUpperCase() + label.slice(1)
  const byRows = max_rows === null ? [] : [{ used: used_rows, max: max_rows, label: title }]
  const byBytes =
    max_bytes === null
      ? []
      : [{ used: toMegabytes(used_bytes), max: Math.floor(max_bytes / BYTES_PER_MB), label: `${title} (MB)` }]
  return [...byRows, ...byBytes].map((room) => ({
    name,
    ...room,
    isTight: room.used >= room.max * TIGHT_SHARE,
  }))
}

const toMegabytes = (bytes: number) => Math.ceil(bytes / BYTES_PER_MB)
