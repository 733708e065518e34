const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The debug corner shows on localhost and with ?debug=true. */
export function showsDebugCorner(hostname: string, search: string): boolean {
  return LOCAL_HOSTS.has(hostname) || new URLSearchParams(search).get('debug') === 'true'
}
