const TOUCHES = ['pointerdown', 'keydown', 'input'] as const

/** Does the work, once, at the first press, key or input on the page; the answer takes it back. */
export function whenTouched(work: () => void): () => void {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    work()
  }
  const options = { capture: true, passive: true, signal: waiting.signal }
  for (const touch of TOUCHES) window.addEventListener(touch, touched, options)
  return () => waiting.abort()
}
