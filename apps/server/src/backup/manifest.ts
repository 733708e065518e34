import { z } from 'zod'

const file = z.object({
  entry: z.string(),
  sizeBytes: z.number(),
  sha256: z.string(),
})

/** The last entry of a backup, so that a restore can verify its content. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.string(),
  migrations: z.object({ tappet_platform: z.array(z.string()), supabase_migrations: z.array(z.string()) }),
  tables: z.array(
    file.extend({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rowCount: z.number() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().nullable() })),
  /** Relative to TAPPET_DATA. */
  files: z.array(file.extend({ path: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST_ENTRY = 'manifest.json'
