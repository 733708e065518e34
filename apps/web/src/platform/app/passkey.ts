import { isNativeApp } from '../runtime/runtime.ts'

/** Why the device gave no passkey. */
export type PasskeyProblem = 'none_here' | 'cancelled' | 'known' | 'other_address' | 'failed'

/**
 * Whether this browser makes and gives passkeys: only over https or on localhost, and not in a phone app's own view, which
 * is not at the address that a passkey is bound to.
 */
export const hasPasskeys = (): boolean =>
  !isNativeApp() &&
  typeof globalThis.PublicKeyCredential === 'function' &&
  typeof globalThis.navigator?.credentials?.create === 'function'

/** Has the device make a passkey, and verify who holds it. */
export const makePasskey = (publicKey: PublicKeyCredentialCreationOptions) =>
  asked(() => navigator.credentials.create({ publicKey }))

/** Has the device sign with a passkey that it holds. */
export const givePasskey = (publicKey: PublicKeyCredentialRequestOptions) =>
  asked(() => navigator.credentials.get({ publicKey }))

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | PasskeyProblem> {
  if (!hasPasskeys()) return 'none_here'
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential : 'failed'
  } catch (error) {
    return PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed'
  }
}

// The names of WebAuthn level 3, sections 5.1.3 and 5.1.4: a refusal and a timeout have the same one.
const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'other_address',
}
