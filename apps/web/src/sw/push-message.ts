/** What a push message asks to be shown, as send-push writes it. */
export type PushMessage = { id: string; title: string; body: string; path: string }

/** The page a message may open: one of the app's own. */
const OWN_PATH = /^\/(?![/\\])/

/**
 * Reads a message. Whatever came, something is shown: a browser takes the permission away from an app that is woken and
 * says nothing.
 *
 * @param text of the push event, or null when it came without any
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
