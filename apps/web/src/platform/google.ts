/** Asks the phone's Google account who is there; the token, or null when none was given. */
export type GoogleIdTokenRequest = () => Promise<string | null>

/** A phone's own Google dialog. A browser has none: there the sign-in is a redirect. */
export const requestGoogleIdToken: GoogleIdTokenRequest | null = null
