interface ImportMetaEnv {
  /** Both set at build time: the app speaks to this Supabase project and asks for no /config.json. */
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  /** Where drivers write to; without it the mail links have an address that reaches nobody. */
  readonly VITE_SUPPORT_EMAIL?: string
}
