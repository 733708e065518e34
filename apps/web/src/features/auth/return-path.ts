/** Left by a guard. */
type ReturnState = { from: string }

function isReturnState(state: unknown): state is ReturnState {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
}

/* Any origin: it shows whether the path tries to leave it. */
const HERE = 'https://tappet.invalid'

/** Only a path of this app: "//elsewhere", "/\elsewhere", a whole address and the sign-in pages lead home. */
export function returnPath(state: unknown): string {
  if (!isReturnState(state) || !state.from.startsWith('/')) return '/'
  let target: URL
  try {
    target = new URL(state.from, HERE)
  } catch {
    return '/'
  }
  const leaves = target.origin !== HERE
  const isSignIn = /^\/(login|auth)(\/|$)/.test(target.pathname)
  return leaves || isSignIn ? '/' : target.pathname + target.search + target.hash
}
