import { z } from 'zod'

/** What can be read of a saved list; a damaged entry is left out, not the list. */
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
