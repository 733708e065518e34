/** The sign-up mail's link brings a code, or a fault. */
export function isEmailReturn(pathname: string, search: string, hash: string): boolean {
  if (pathname !== '/') return false
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return query.has('code') || query.has('error') || fragment.has('error')
}
