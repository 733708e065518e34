const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

export function showsDebugCorner(hostname: string, search: string): boolean {
  return LOCAL_HOSTS.has(hostname) || new URLSearchParams(search).get('debug') === 'true'
}
