interface ImportMetaEnv {
  /** Both set at build time: the app speaks to this Supabase project and asks for no /config.json. */
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  /** The public half of that project's VAPID keys; without it no push messages are offered. */
  readonly VITE_VAPID_PUBLIC_KEY?: string
  /** That project's Google web client id, for the phone apps. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
  /** That project's SOUND_MODEL: `clean`, or nothing for the default one. */
  readonly VITE_SOUND_MODEL?: string
  /** 1 where that project's function demo is switched on. */
  readonly VITE_DEMO?: string
  /** Where drivers write to, where no server's /config.json says so; without either the address reaches nobody. */
  readonly VITE_SUPPORT_EMAIL?: string
}
