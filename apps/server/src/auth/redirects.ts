import { type AuthError, redirectParameters } from '../errors/auth.ts'

const APP_SCHEME = 'tappet:'
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Who may be sent tokens: the site itself, the native app, and in test mode this machine. */
export type RedirectRules = { siteUrl: string; isTestMode: boolean }

/**
 * Where to send the browser, or the site's root when that is not a place we know: a link
 * in our mail must not carry a session to a stranger (CWE-601).
 */
export function allowedRedirect(candidate: string | null | undefined, rules: RedirectRules): string {
  const site = new URL(rules.siteUrl)
  const url = typeof candidate === 'string' ? URL.parse(candidate) : null
  return url !== null && isAllowed(url, site, rules.isTestMode) ? url.href : rules.siteUrl
}

function isAllowed(url: URL, site: URL, isTestMode: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (url.protocol === APP_SCHEME) return true
  if (url.origin === site.origin) return isUnder(url.pathname, site.pathname)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isTestMode && isWeb && LOCAL_HOSTS.includes(url.hostname)
}

function isUnder(path: string, folder: string): boolean {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return path === folder || path.startsWith(base)
}

/** The place with a code to exchange in its query, as PKCE clients expect it. */
export function withCode(redirectTo: string, code: string): string {
  const url = new URL(redirectTo)
  url.searchParams.set('code', code)
  return url.href
}

/** The place with values in its hash, which browsers do not send to any server. */
export function withHash(redirectTo: string, values: Record<string, string>): string {
  const url = new URL(redirectTo)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}

/** The place told of a refusal: in the hash, and for a PKCE client in the query as well. */
export function withError(redirectTo: string, error: AuthError, isPkce: boolean): string {
  const url = new URL(redirectTo)
  const values = redirectParameters(error)
  if (isPkce) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  url.hash = new URLSearchParams(values).toString()
  return url.href
}
