import { z } from 'zod'

const text = z.string().max(8_192)

const postgresChange = z.looseObject({
  event: text.optional(),
  schema: text.optional(),
  table: text.optional(),
  filter: text.nullish(),
})

/** Unparsed: the reply repeats it, and the client compares the two. */
export type PostgresChange = z.infer<typeof postgresChange>

export const joinPayload = z.object({
  config: z
    .object({
      private: z.boolean().nullish(),
      postgres_changes: z.array(postgresChange).nullish(),
    })
    .nullish(),
  access_token: text.nullish(),
})

export const accessTokenPayload = z.object({ access_token: text.nullable() })
