import { z } from 'zod'

/** GET /config.json: what the web app needs to know before it can speak to its backend. */
export const appConfig = z.object({
  supabaseUrl: z.string(),
  anonKey: z.string(),
  version: z.string(),
  googleEnabled: z.boolean(),
})
export type AppConfig = z.infer<typeof appConfig>
