interface ImportMetaEnv {
  /** Both set at build time: the app uses this Supabase project and does not fetch /config.json. */
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  /** The public half of that project's VAPID keys; without it no push messages are offered. */
  readonly VITE_VAPID_PUBLIC_KEY?: string
  /** That project's Google web client id, for the phone apps. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
  /** 1 where that project has Sign in with Apple. */
  readonly VITE_APPLE?: string
  /** That project's SOUND_MODEL: `clean`, or nothing for the default one. */
  readonly VITE_SOUND_MODEL?: string
  /** That project's plans: `off` or `unlimited`; nothing for on. */
  readonly VITE_PLANS?: string
  /** 1 where that project's function demo is switched on. */
  readonly VITE_DEMO?: string
  /** The support address where no /config.json states it; without either, none is offered. */
  readonly VITE_SUPPORT_EMAIL?: string
}
