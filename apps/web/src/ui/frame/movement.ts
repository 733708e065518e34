import { flushSync } from 'react-dom'

/** The page stands still until then; Chromium would wait for four seconds. */
const DRAWN_WITHIN_MS = 400

/**
 * Draws a change as one movement: what has the same name before and after it (theme.css) goes from place to place.
 * With reduced motion, or where the browser has no such movements, the change is only made.
 * @param answer selects what the change draws last; absent where it draws at once
 * @returns when the change is drawn
 */
export async function inOneMovement(change: () => void, answer?: string): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change()
  const movement = document.startViewTransition(() => {
    const before = answer && document.querySelector(answer)
    flushSync(change)
    return answer && drawn(() => ![null, before].includes(document.querySelector(answer)))
  })
  // A hidden tab leaves the movement out, and still makes the change.
  movement.ready.catch(() => undefined)
  await movement.updateCallbackDone
}

const drawn = (isDrawn: () => boolean) =>
  new Promise<void>((resolve) => {
    const end = () => {
      watcher.disconnect()
      resolve()
    }
    const watcher = new MutationObserver(() => isDrawn() && end())
    watcher.observe(document.body, { childList: true, subtree: true })
    setTimeout(end, DRAWN_WITHIN_MS)
  })
