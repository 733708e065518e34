import { z } from 'zod'
import { plansModes } from './plans.ts'
import { soundModelVariants } from './sound-terms.ts'

/** GET /config.json: what the web app needs to know before it can speak to its backend. */
export const appConfig = z.object({
  supabaseUrl: z.string(),
  anonKey: z.string(),
  version: z.string(),
  googleEnabled: z.boolean(),
  /** Whom a phone's Google token is to be made out to; absent where there is no Google. */
  googleClientId: z.string().optional(),
  /** Where a driver writes for help; absent where the operator named no address. */
  supportEmail: z.string().optional(),
  /** Whether a visitor may try a throw-away demo account; absent from a server that knows of none. */
  demoEnabled: z.boolean().optional(),
  /** With which variant of the sound model the server listens; absent from a server that has the default alone. */
  soundModel: z.enum(soundModelVariants).optional(),
  /** How plans are offered; absent from a server that offers them as stated. */
  plans: z.enum(plansModes).optional(),
  /** Whether the server can send mail; absent from one that can. */
  mailEnabled: z.boolean().optional(),
  /** What a browser subscribes to push messages with (VAPID, base64url); absent where none are sent. */
  pushPublicKey: z.string().optional(),
})
export type AppConfig = z.infer<typeof appConfig>
