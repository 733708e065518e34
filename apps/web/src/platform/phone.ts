/** The scheme that the Android and iOS projects register. */
const SCHEME = 'app.tappet:'

/**
 * The page that a link into the app means: app.tappet://open/history?x=1 is /history?x=1.
 * Null for what is no such link; another site's page is never opened inside the app.
 */
export function pathOfLink(link: string): string | null {
  let url: URL
  try {
    url = new URL(link)
  } catch {
    return null
  }
  if (url.protocol !== SCHEME || url.host !== 'open') return null
  const path = `${url.pathname || '/'}${url.search}${url.hash}`
  return path.startsWith('//') || path.includes('\\') ? null : path
}
