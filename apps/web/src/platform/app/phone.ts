/** Registered by the Android and iOS projects. */
const SCHEME = 'app.tappet:'

/** /history?x=1 for app.tappet://open/history?x=1; null for any other link. */
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
