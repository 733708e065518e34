export type PushMessage = { id: string; title: string; body: string; path: string }

const OWN_PATH = /^\/(?![/\\])/

/**
 * An unreadable message gives a generic one: browsers revoke the permission of an app that gets a push and shows
 * nothing.
 * @param text of the push event, or null when it has none
 */
export function readPushMessage(text: string | null): PushMessage {
  const { id, title, body, url } = objectOf(text)
  return {
    id: typeof id === 'string' ? id : 'tappet',
    title: typeof title === 'string' && title !== '' ? title : 'Tappet',
    body: typeof body === 'string' ? body : 'There is something new about your car.',
    path: typeof url === 'string' && OWN_PATH.test(url) ? url : '/',
  }
}

function objectOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
