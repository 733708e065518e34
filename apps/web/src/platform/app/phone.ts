/** The scheme that the Android and iOS projects register. */
const SCHEME = 'app.tappet:'

/**
 * The path of a link into the app: /history?x=1 for app.tappet://open/history?x=1.
 * Null for any other link: the app never opens another site's page inside itself.
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
