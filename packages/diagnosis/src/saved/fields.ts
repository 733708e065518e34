/** Rows come from clients and older versions: what is missing or of another kind is left out. */
import { z } from 'zod'

export const text = z.string().catch('')
export const textOrNull = z.string().min(1).nullable().catch(null)

/** A damaged entry is left out, not the list. */
export const readable = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((value) => {
        const parsed = entry.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
    )

export const texts = readable(z.string())
