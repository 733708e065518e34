import { type AuthError, redirectParameters } from '../errors/auth.ts'

const APP_SCHEME = 'tappet:'
/** Where the native app takes a session; any other address of its scheme may be another app's. */
const APP_PATHS = ['auth/reset', 'auth/callback']
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Tokens may go to the site, the native app and, in test mode, this machine. */
export type RedirectRules = { config: { siteUrl: string }; isTestMode: boolean }

/**
 * The URL if allowed, else the site's root, so that a link in our mail cannot carry a session to another site
 * (CWE-601).
 */
export function allowedRedirect(
  candidate: string | null | undefined,
  { config: { siteUrl }, isTestMode }: RedirectRules,
): string {
  const site = new URL(siteUrl)
  const url = typeof candidate === 'string' ? URL.parse(candidate) : null
  return url !== null && isAllowed(url, site, isTestMode) ? url.href : siteUrl
}

function isAllowed(url: URL, site: URL, isTestMode: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (url.protocol === APP_SCHEME) {
    // Without its slashes the address has no host and is another one for the phone.
    return url.hostname !== '' && APP_PATHS.includes(`${url.hostname}${url.pathname}`)
  }
  if (url.origin === site.origin) return isUnder(url.pathname, site.pathname)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isTestMode && isWeb && LOCAL_HOSTS.includes(url.hostname)
}

function isUnder(path: string, folder: string): boolean {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return path === folder || path.startsWith(base)
}

/** In the query, as PKCE clients expect it. */
export function withCode(redirectTo: string, code: string): string {
  const url = new URL(redirectTo)
  url.searchParams.set('code', code)
  return url.href
}

/** Browsers send the hash to no server. */
export function withHash(redirectTo: string, values: Record<string, string>): string {
  const url = new URL(redirectTo)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}

/** In the hash and, for a PKCE client, in the query. */
export function withError(redirectTo: string, error: AuthError, isPkce: boolean): string {
  const url = new URL(redirectTo)
  const values = redirectParameters(error)
  if (isPkce) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}
